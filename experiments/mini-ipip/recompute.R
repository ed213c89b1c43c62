# Recomputes the five means of a Mini-IPIP from its CSV file: Rscript recompute.R [file.csv]
lowest <- 1
highest <- 5
items_per_scale <- 4
# Measure, standard deviation and alpha of each scale among the published volunteers.
scales <- data.frame(
  letter = c("E", "A", "C", "N", "I"),
  measure = c(
    "extraversion", "agreeableness", "conscientiousness", "neuroticism", "intellect_imagination"
  ),
  sd = c(1.018, 0.853, 0.894, 0.897, 0.767),
  alpha = c(0.80, 0.80, 0.68, 0.68, 0.68),
  stringsAsFactors = FALSE
)

# Rounds half up, after taking away what the order of additions left.
shown <- function(value, decimals = 2) {
  stable <- floor(value * 1e6 + 0.5) / 1e6
  floor(stable * 10^decimals + 0.5) / 10^decimals
}

script <- sub("^--file=", "", grep("^--file=", commandArgs(FALSE), value = TRUE))
path <- commandArgs(TRUE)[1]
if (is.na(path)) path <- Sys.glob(file.path(dirname(script), "..", "data", "*.csv"))[1]
rows <- read.csv(path, na.strings = "NA", stringsAsFactors = FALSE)

test <- rows[rows$phase == "test", ]
answered <- test[test$response %in% 1:5, ]
answer <- as.numeric(answered$response)
scale <- substr(answered$condition, 1, 1)
reversed <- substr(answered$condition, 2, 2) == "-"
points <- ifelse(reversed, lowest + highest - answer, answer)
counts <- vapply(scales$letter, function(letter) sum(scale == letter), 0)

if (any(counts != items_per_scale)) {
  cat("no-score incomplete\n")
} else if (length(unique(answer)) == 1) {
  cat("no-score sameAnswer\n")
} else {
  for (i in seq_len(nrow(scales))) {
    value <- mean(points[scale == scales$letter[i]])
    error <- scales$sd[i] * sqrt(1 - scales$alpha[i])
    low <- max(lowest, value - error)
    high <- min(highest, value + error)
    cat(scales$measure[i], sprintf("%.2f", shown(c(value, low, high))), "\n")
  }
}
