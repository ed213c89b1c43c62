
# Prints the median of the valid response times in ms, with an interval between two order statistics.
report("simple-rt", function(test, p) {
  seen <- sum(!test$excluded %in% "hidden")
  lost <- sum(test$excluded %in% c("omission", "anticipation"))
  in_order <- scored_times(test)
  times <- sort(in_order)
  n <- length(times)
  if (hidden_too_often(test)) return("no-score tooOftenHidden")
  if (lost * 100 > p$maximumLostPercent * seen) return("no-score tooManyLost")
  if (n < p$minimumValid) return("no-score tooFewLeft")
  # A value is below the true median with probability 1/2. The probability that fewer than `rank` values are below the
  # true median is at most 2.5 %.
  rank <- qbinom(0.025, n, 0.5)
  line("median_rt", c(median(times), times[rank], times[n + 1 - rank]), 0, n, list(median = in_order))
})
