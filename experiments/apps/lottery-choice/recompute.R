
# Returns the utility x^(1-r)/(1-r) minus a constant that is the same for all amounts. The limit at r = 1 is the
# logarithm.
utility <- function(amount, r) {
  logarithm <- log(amount)
  if (r == 1) logarithm else expm1((1 - r) * logarithm) / (1 - r)
}

# Returns the r at which both options of a row have the same expected utility, found by bisection. Returns NA if that r
# is beyond -20 or 20.
indifference <- function(row, p) {
  if (min(p$safeHigh, p$safeLow, p$riskyHigh, p$riskyLow) <= 0) refuse("its settings have an amount of 0 or less")
  chances <- c(row / p$rows, 1 - row / p$rows)
  safe <- c(p$safeHigh, p$safeLow) / p$riskyHigh
  risky <- c(p$riskyHigh, p$riskyLow) / p$riskyHigh
  prefers_risky <- function(r) sum(chances * utility(safe, r)) < sum(chances * utility(risky, r))
  low <- -20
  high <- 20
  if (!prefers_risky(low) || prefers_risky(high)) return(NA)
  for (step in 1:100) {
    r <- (low + high) / 2
    if (prefers_risky(r)) low <- r else high <- r
  }
  (low + high) / 2
}

# Prints a bound of relative risk aversion, if this bound exists.
bound <- function(name, row, p) {
  r <- indifference(row, p)
  if (!is.na(r)) detail(sprintf("%s %.2f", name, shown(r, 2)))
}

# Prints the number of safe choices, and the bounds of relative risk aversion if the participant switched once.
report("lottery-choice", function(test, p) {
  choices <- test$response
  if (length(choices) == 0 || length(choices) != p$rows || !all(choices %in% c("A", "B"))) return("no-score incomplete")
  if (choices[p$rows] == "A") return("no-score dominated")
  count <- sum(choices == "A")
  if (!is.unsorted(choices == "B")) {
    if (count > 0) bound("crra_low", count, p)
    if (count < p$rows - 1) bound("crra_high", count + 1, p)
  }
  paste(line("safe_choices", count, 0, length(choices)), "NA NA")
})
