
# Prints the median response time of correct responses in ms.
report("choice-rt", function(test, p) {
  times <- scored_times(test)
  if (length(times) == 0 || length(times) * 100 < nrow(test) * p$minimumAccuracyPercent) return("no-score tooFewLeft")
  paste("choice_rt", sprintf("%.0f", shown(median(times))), "NA NA")
})
