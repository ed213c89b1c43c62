
minimum_valid <- 10
minimum_recalled <- 2
half_interval <- 1.1

# The mean length of the sequences shown after the first four valid trials.
report("spatial-span", function(test) {
  valid <- test[is.na(test$excluded) | test$excluded == "approach", ]
  recalled <- as.numeric(valid$condition[valid$correct %in% TRUE])
  lengths <- as.numeric(valid$condition[is.na(valid$excluded)])
  if (nrow(valid) < minimum_valid) return("no-score tooFewLeft")
  if (max(0, recalled) < minimum_recalled) return("no-score noneRecalled")
  line("mean_span", mean(lengths) + c(0, -half_interval, half_interval), 1)
})
