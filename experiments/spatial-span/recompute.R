# Recomputes the mean span of a run from its CSV file: Rscript recompute.R [file.csv]
minimum_valid <- 10
minimum_recalled <- 2

# Rounds half up, after taking away what the order of additions left.
shown <- function(value, decimals = 1) {
  stable <- floor(value * 1e6 + 0.5) / 1e6
  floor(stable * 10^decimals + 0.5) / 10^decimals
}

script <- sub("^--file=", "", grep("^--file=", commandArgs(FALSE), value = TRUE))
path <- commandArgs(TRUE)[1]
if (is.na(path)) path <- Sys.glob(file.path(dirname(script), "..", "data", "*.csv"))[1]
rows <- read.csv(path, na.strings = "NA", stringsAsFactors = FALSE)

test <- rows[rows$phase == "test", ]
valid <- test[is.na(test$excluded) | test$excluded == "approach", ]
recalled <- valid$condition[valid$correct %in% TRUE]
lengths <- valid$condition[is.na(valid$excluded)]

if (nrow(valid) < minimum_valid) {
  cat("no-score tooFewLeft\n")
} else if (max(0, recalled) < minimum_recalled) {
  cat("no-score noneRecalled\n")
} else {
  span <- mean(lengths)
  error <- sqrt(var(lengths) / length(lengths))
  cat("mean_span", sprintf("%.1f", shown(c(span, span - error, span + error))), "\n")
}
