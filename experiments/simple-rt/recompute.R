
minimum_valid <- 10
maximum_lost_percent <- 40

# How often the rank-th smallest and largest of n values hold the true median between them.
covers <- function(n, rank) sum(choose(n, rank:(n - rank))) / 2^n

# The median of the valid times, ms, between two order statistics.
report("simple-rt", function(test) {
  seen <- sum(!test$excluded %in% "hidden")
  lost <- sum(test$excluded %in% c("omission", "anticipation"))
  times <- sort(test$rt_ms[is.na(test$excluded)])
  n <- length(times)
  if (hidden_too_often(test)) return("no-score tooOftenHidden")
  if (lost * 100 > maximum_lost_percent * seen) return("no-score tooManyLost")
  if (n < minimum_valid) return("no-score tooFewLeft")
  ranks <- seq_len(n %/% 2)
  rank <- max(ranks[sapply(ranks, function(k) covers(n, k)) >= 0.95])
  line("median_rt", c(median(times), times[rank], times[n + 1 - rank]), 0)
})
