
# Prints the median of the valid response times in ms, with an interval between two order statistics.
report("simple-rt", function(test, p) {
  seen <- sum(!test$excluded %in% "hidden")
  lost <- sum(test$excluded %in% c("omission", "anticipation"))
  times <- scored_times(test)
  n <- length(times)
  if (hidden_too_often(test)) return("no-score tooOftenHidden")
  if (lost * 100 > p$maximumLostPercent * seen) return("no-score tooManyLost")
  if (n < p$minimumValid) return("no-score tooFewLeft")
  line("median_rt", median_interval(times), 0, n, list(median = times))
})
