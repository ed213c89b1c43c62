# Recomputes the median response time of a run from its CSV file: Rscript recompute.R [file.csv]
minimum_valid <- 10
maximum_lost_percent <- 40
coverage <- 0.68

# Rounds half up, after taking away what the order of additions left.
shown <- function(value, decimals = 0) {
  stable <- floor(value * 1e6 + 0.5) / 1e6
  floor(stable * 10^decimals + 0.5) / 10^decimals
}

# How often the rank-th smallest and largest of n values hold the true median between them.
covers <- function(n, rank) sum(choose(n, rank:(n - rank))) / 2^n

script <- sub("^--file=", "", grep("^--file=", commandArgs(FALSE), value = TRUE))
path <- commandArgs(TRUE)[1]
if (is.na(path)) path <- Sys.glob(file.path(dirname(script), "..", "data", "*.csv"))[1]
rows <- read.csv(path, na.strings = "NA", stringsAsFactors = FALSE)

test <- rows[rows$phase == "test", ]
seen <- sum(is.na(test$excluded) | test$excluded != "hidden")
lost <- sum(test$excluded %in% c("omission", "anticipation"))
times <- sort(test$rt_ms[is.na(test$excluded)])
n <- length(times)

if (2 * (nrow(test) - seen) >= nrow(test)) {
  cat("no-score tooOftenHidden\n")
} else if (lost * 100 > maximum_lost_percent * seen) {
  cat("no-score tooManyLost\n")
} else if (n < minimum_valid) {
  cat("no-score tooFewLeft\n")
} else {
  ranks <- seq_len(n %/% 2)
  rank <- max(ranks[sapply(ranks, function(k) covers(n, k)) >= coverage])
  values <- c(median(times), times[rank], times[n + 1 - rank])
  cat("median_rt", sprintf("%.0f", shown(values)), "\n")
}
