# Recomputes the commission errors of a run from its CSV file: Rscript recompute.R [file.csv]
minimum_accuracy <- 0.6
minimum_no_go <- 6
minimum_difference <- 0.3

# Rounds half up, after taking away what the order of additions left.
shown <- function(value, decimals) {
  stable <- floor(value * 1e6 + 0.5) / 1e6
  floor(stable * 10^decimals + 0.5) / 10^decimals
}

# Ends of Wilson's score interval of a proportion.
wilson <- function(count, n, z = 1) {
  share <- count / n
  centre <- share + z^2 / (2 * n)
  half <- z * sqrt(share * (1 - share) / n + (z / (2 * n))^2)
  scale <- 1 + z^2 / n
  c(max(0, (centre - half) / scale), min(1, (centre + half) / scale))
}

script <- sub("^--file=", "", grep("^--file=", commandArgs(FALSE), value = TRUE))
path <- commandArgs(TRUE)[1]
if (is.na(path)) path <- Sys.glob(file.path(dirname(script), "..", "data", "*.csv"))[1]
rows <- read.csv(path, na.strings = "NA", stringsAsFactors = FALSE)

test <- rows[rows$phase == "test", ]
seen <- test[is.na(test$excluded) | test$excluded != "hidden", ]
go <- seen[seen$condition == "go", ]
answered <- sum(is.na(go$excluded))
no_go <- seen[seen$condition == "no-go" & is.na(seen$excluded), ]
presses <- sum(!is.na(no_go$response))
go_share <- if (nrow(go) > 0) answered / nrow(go) else 0

if (nrow(test) > 0 && nrow(seen) * 2 <= nrow(test)) {
  cat("no-score tooOftenHidden\n")
} else if (go_share < minimum_accuracy) {
  cat("no-score tooFewGo\n")
} else if (nrow(no_go) < minimum_no_go) {
  cat("no-score tooFewLeft\n")
} else if (shown(go_share - presses / nrow(no_go), 6) < minimum_difference) {
  cat("no-score notToldApart\n")
} else {
  shares <- c(presses / nrow(no_go), wilson(presses, nrow(no_go)))
  cat("commission_errors", sprintf("%.1f", shown(100 * shares, 1)), "\n")
}
