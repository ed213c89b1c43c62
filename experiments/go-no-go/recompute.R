
minimum_accuracy <- 0.6
minimum_no_go <- 6
minimum_difference <- 0.4

# A share and the ends of Wilson's 95 % score interval.
wilson <- function(count, n) {
  z <- z_95
  share <- count / n
  centre <- share + z^2 / (2 * n)
  half <- z * sqrt(share * (1 - share) / n + (z / (2 * n))^2)
  scale <- 1 + z^2 / n
  c(share, max(0, (centre - half) / scale), min(1, (centre + half) / scale))
}

# The share of no-go trials with a press, percent.
report("go-no-go", function(test) {
  seen <- test[!test$excluded %in% "hidden", ]
  go <- seen[seen$condition == "go", ]
  no_go <- seen[seen$condition == "no-go" & is.na(seen$excluded), ]
  presses <- sum(!is.na(no_go$response))
  go_share <- if (nrow(go) > 0) sum(is.na(go$excluded)) / nrow(go) else 0
  if (hidden_too_often(test)) return("no-score tooOftenHidden")
  if (go_share < minimum_accuracy) return("no-score tooFewGo")
  if (nrow(no_go) < minimum_no_go) return("no-score tooFewLeft")
  if (shown(go_share - presses / nrow(no_go), 6) < minimum_difference) return("no-score notToldApart")
  line("commission_errors", 100 * wilson(presses, nrow(no_go)), 1)
})
