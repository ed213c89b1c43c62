
# The median of the valid times, ms, between two order statistics.
report("simple-rt", function(test, p) {
  seen <- sum(!test$excluded %in% "hidden")
  lost <- sum(test$excluded %in% c("omission", "anticipation"))
  times <- sort(scored_times(test))
  n <- length(times)
  if (hidden_too_often(test)) return("no-score tooOftenHidden")
  if (lost * 100 > p$maximumLostPercent * seen) return("no-score tooManyLost")
  if (n < p$minimumValid) return("no-score tooFewLeft")
  # A value falls on either side of the median like a coin; fewer than so many do in at most 2.5 % of samples.
  rank <- qbinom(0.025, n, 0.5)
  line("median_rt", c(median(times), times[rank], times[n + 1 - rank]), 0)
})
