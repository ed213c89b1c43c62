
# Prints the median response time of correct responses in ms.
report("choice-rt", function(test, p) {
  times <- scored_times(test)
  if (length(times) == 0 || length(times) * 100 < nrow(test) * p$minimumAccuracyPercent) return("no-score tooFewLeft")
  paste(line("choice_rt", median(times), 0, length(times), list(median = times)), "NA NA")
})
