# Recomputes the safe choices of a run from its CSV file: Rscript recompute.R [file.csv]
# The bounds of relative risk aversion, where there is a single switch, go to standard error.
rows <- 10
safe <- c(100, 80)
risky <- c(190, 5)

# Rounds half up, after taking away what the order of additions left.
shown <- function(value, decimals = 0) {
  stable <- floor(value * 1e6 + 0.5) / 1e6
  floor(stable * 10^decimals + 0.5) / 10^decimals
}

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

script <- sub("^--file=", "", grep("^--file=", commandArgs(FALSE), value = TRUE))
path <- commandArgs(TRUE)[1]
if (is.na(path)) path <- Sys.glob(file.path(dirname(script), "..", "data", "*.csv"))[1]
data <- read.csv(path, na.strings = "NA", stringsAsFactors = FALSE)
choices <- data$response[data$phase == "test"]

if (length(choices) != rows || !all(choices %in% c("A", "B"))) {
  cat("no-score incomplete\n")
} else if (choices[rows] == "A") {
  cat("no-score dominated\n")
} else {
  count <- sum(choices == "A")
  cat("safe_choices", count, "NA NA\n")
  if (!is.unsorted(choices == "B")) {
    if (count > 0) message(sprintf("crra_low %.2f", shown(indifference(count), 2)))
    if (count < rows - 1) message(sprintf("crra_high %.2f", shown(indifference(count + 1), 2)))
  }
}
