
# Prints the median time of correct responses in ms, with an interval between two order statistics.
report("choice-rt", function(test, p) {
  seen <- sum(!test$excluded %in% "hidden")
  times <- scored_times(test)
  n <- length(times)
  # A guess is correct with a probability of one half.
  limit <- accuracy_needed(seen, 1 / 2, p)
  if (hidden_too_often(test)) return("no-score tooOftenHidden")
  if (limit > seen) return("no-score tooFewLeft")
  if (n < limit) return("no-score tooFewCorrect")
  line("choice_rt", median_interval(times), 0, n, list(median = times))
})
