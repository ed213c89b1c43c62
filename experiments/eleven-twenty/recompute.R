# Recomputes the request of a run from its CSV file: Rscript recompute.R [file.csv]
# The drawn request, the points and the expected points go to standard error.
requests <- 11:20
bonus <- 20
# Percent of 108 players who made each request (Arad & Rubinstein 2012).
percent <- c(4, 0, 3, 6, 1, 6, 32, 30, 12, 6)

# Rounds half up, after taking away what the order of additions left.
shown <- function(value, decimals = 0) {
  stable <- floor(value * 1e6 + 0.5) / 1e6
  floor(stable * 10^decimals + 0.5) / 10^decimals
}

points <- function(request, other) request + ifelse(request == other - 1, bonus, 0)

script <- sub("^--file=", "", grep("^--file=", commandArgs(FALSE), value = TRUE))
path <- commandArgs(TRUE)[1]
if (is.na(path)) path <- Sys.glob(file.path(dirname(script), "..", "data", "*.csv"))[1]
data <- read.csv(path, na.strings = "NA", stringsAsFactors = FALSE)
test <- data[data$phase == "test", ]

if (nrow(test) == 0 || !(test$response[1] %in% requests)) {
  cat("no-score nothingChosen\n")
} else {
  request <- test$response[1]
  drawn <- test$stimulus[1]
  expected <- sum(percent * points(request, requests)) / sum(percent)
  cat("request", request, "NA NA\n")
  message("drawn ", drawn)
  message("points ", points(request, drawn))
  message(sprintf("expected %.1f", shown(expected, 1)))
}
