
# Half of the width of the 95 % interval in digits, by the direction of recall. The values were computed from the spread
# of the mean over simulated runs with the parameters listed here.
half_interval <- c(forward = 1.3, backward = 1.5)
simulated <- c(
  trials = 10, startLength = 3, minimumLength = 1, errorsPerStepDown = 2, approachTrials = 4,
  digitMs = 800, gapMs = 200, minimumValid = 8
)

# Prints the mean length of the sequences that were displayed after the first valid trials.
report("digit-span", function(test, p) {
  valid <- test[is.na(test$excluded) | test$excluded == "approach", ]
  unknown <- valid$condition[!grepl("^[0-9]{1,3}$", valid$condition)]
  if (length(unknown) > 0) refuse("condition is ", quoted(unknown[1]), " and no length")
  recalled <- as.numeric(valid$condition[valid$correct %in% TRUE])
  lengths <- as.numeric(valid$condition[is.na(valid$excluded)])
  if (nrow(valid) < p$minimumValid) return("no-score tooFewLeft")
  if (max(0, recalled) < p$minimumRecalled) return("no-score noneRecalled")
  direction <- unclass(p)[["direction"]]
  half <- half_interval[if (is.null(direction)) "" else gsub('"', "", direction)]
  if (is.na(half)) refuse("its parameters.json has no usable direction")
  if (any(sapply(names(simulated), setting, p = p) != simulated)) {
    return(paste(line("mean_span", mean(lengths), 1, length(lengths)), "NA NA"))
  }
  line("mean_span", mean(lengths) + c(0, -half, half), 1, length(lengths))
})
