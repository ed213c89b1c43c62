# Recomputes the Stroop effect of a run from its CSV file: Rscript recompute.R [file.csv]
minimum_accuracy <- 0.6
minimum_per_condition <- 3

# Rounds half up, after taking away what the order of additions left.
shown <- function(value, decimals = 0) {
  stable <- floor(value * 1e6 + 0.5) / 1e6
  floor(stable * 10^decimals + 0.5) / 10^decimals
}

script <- sub("^--file=", "", grep("^--file=", commandArgs(FALSE), value = TRUE))
path <- commandArgs(TRUE)[1]
if (is.na(path)) path <- Sys.glob(file.path(dirname(script), "..", "data", "*.csv"))[1]
rows <- read.csv(path, na.strings = "NA", stringsAsFactors = FALSE)

test <- rows[rows$phase == "test", ]
kept <- test[is.na(test$excluded), ]
seen <- sum(is.na(test$excluded) | test$excluded != "hidden")
congruent <- kept$rt_ms[kept$condition == "congruent"]
incongruent <- kept$rt_ms[kept$condition == "incongruent"]

if (nrow(test) > 0 && seen * 2 <= nrow(test)) {
  cat("no-score tooOftenHidden\n")
} else if (seen > 0 && nrow(kept) / seen < minimum_accuracy) {
  cat("no-score tooFewCorrect\n")
} else if (min(length(congruent), length(incongruent)) < minimum_per_condition) {
  cat("no-score tooFewLeft\n")
} else {
  effect <- mean(incongruent) - mean(congruent)
  error <- sqrt(var(incongruent) / length(incongruent) + var(congruent) / length(congruent))
  cat("stroop_effect", sprintf("%.0f", shown(c(effect, effect - error, effect + error))), "\n")
}
