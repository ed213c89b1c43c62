
# Half of the width of the 95 % interval in squares. The value was computed from the spread of the mean over simulated
# runs with the parameters listed here.
half_interval <- 1.1
simulated <- c(
  gridSize = 5, trials = 14, startLength = 3, minimumLength = 1, errorsPerStepDown = 2,
  approachTrials = 4, squareMs = 1000, minimumValid = 10
)

# Prints the mean length of the sequences that were displayed after the first valid trials.
report("spatial-span", function(test, p) {
  valid <- test[is.na(test$excluded) | test$excluded == "approach", ]
  unknown <- valid$condition[!grepl("^[0-9]{1,3}$", valid$condition)]
  if (length(unknown) > 0) refuse("condition is ", quoted(unknown[1]), " and no length")
  recalled <- as.numeric(valid$condition[valid$correct %in% TRUE])
  lengths <- as.numeric(valid$condition[is.na(valid$excluded)])
  if (nrow(valid) < p$minimumValid) return("no-score tooFewLeft")
  if (max(0, recalled) < p$minimumRecalled) return("no-score noneRecalled")
  if (any(sapply(names(simulated), setting, p = p) != simulated)) {
    return(paste(line("mean_span", mean(lengths), 1, length(lengths)), "NA NA"))
  }
  line("mean_span", mean(lengths) + c(0, -half_interval, half_interval), 1, length(lengths))
})
