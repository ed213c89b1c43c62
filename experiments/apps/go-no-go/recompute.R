
# Returns a share and both ends of its 95 % Wilson score interval.
wilson <- function(count, n) {
  z <- z_95
  share <- count / n
  centre <- share + z^2 / (2 * n)
  half <- z * sqrt(share * (1 - share) / n + (z / (2 * n))^2)
  scale <- 1 + z^2 / n
  c(share, max(0, (centre - half) / scale), min(1, (centre + half) / scale))
}

# Prints the share of no-go trials with a press, in percent.
report("go-no-go", function(test, p) {
  seen <- test[!test$excluded %in% "hidden", ]
  go <- seen[seen$condition %in% "go", ]
  no_go <- seen[seen$condition %in% "no-go" & is.na(seen$excluded), ]
  presses <- sum(!is.na(no_go$response))
  answered <- sum(is.na(go$excluded))
  if (hidden_too_often(test)) return("no-score tooOftenHidden")
  if (nrow(go) == 0 || answered * 100 < nrow(go) * p$minimumGoPercent) return("no-score tooFewGo")
  if (nrow(no_go) < p$minimumNoGo) return("no-score tooFewLeft")
  # Both shares are multiplied by both numbers of trials. The compared numbers are then whole numbers without rounding
  # errors.
  difference <- answered * nrow(no_go) - presses * nrow(go)
  if (difference * 100 < p$minimumDifferencePercent * nrow(go) * nrow(no_go)) return("no-score notToldApart")
  share <- presses / nrow(no_go)
  error <- list(squared = share * (1 - share) * 100^2 / (nrow(no_go) - 1))
  line("commission_errors", 100 * wilson(presses, nrow(no_go)), 1, nrow(no_go), error)
})
