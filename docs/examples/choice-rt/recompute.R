
# The median time of correct responses, ms.
report("choice-rt", function(test, p) {
  times <- test$rt_ms[is.na(test$excluded)]
  if (length(times) == 0 || length(times) * 100 < nrow(test) * p$minimumAccuracyPercent) return("no-score tooFewLeft")
  paste("choice_rt", sprintf("%.0f", shown(median(times))), "NA NA")
})
