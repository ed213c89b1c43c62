
rows <- 10
safe <- c(100, 80)
risky <- c(190, 5)

# x^(1-r)/(1-r) less a constant that expected utilities share; its limit at r = 1.
utility <- function(amount, r) {
  logarithm <- log(amount / risky[1])
  if (r == 1) logarithm else expm1((1 - r) * logarithm) / (1 - r)
}

# The r at which both options of a row have the same expected utility, by bisection.
indifference <- function(row) {
  chances <- c(row / rows, 1 - row / rows)
  low <- -20
  high <- 20
  for (step in 1:100) {
    r <- (low + high) / 2
    if (sum(chances * utility(safe, r)) < sum(chances * utility(risky, r))) low <- r else high <- r
  }
  (low + high) / 2
}

# The number of safe choices; the bounds of relative risk aversion where there is a single switch.
report("lottery-choice", function(test) {
  choices <- test$response
  if (length(choices) != rows || !all(choices %in% c("A", "B"))) return("no-score incomplete")
  if (choices[rows] == "A") return("no-score dominated")
  count <- sum(choices == "A")
  if (!is.unsorted(choices == "B")) {
    if (count > 0) detail(sprintf("crra_low %.2f", shown(indifference(count), 2)))
    if (count < rows - 1) detail(sprintf("crra_high %.2f", shown(indifference(count + 1), 2)))
  }
  paste("safe_choices", count, "NA NA")
})
