
# Percentage of 108 players who made each request from 11 to 20, with a bonus of 20 (Arad & Rubinstein 2012).
published <- c(4, 0, 3, 6, 1, 6, 32, 30, 12, 6)

# Prints the participant's request, and as details the drawn request, the points and the expected points.
report("eleven-twenty", function(test, p) {
  if (any(c(p$lowest, p$highest) %% 1 != 0) || p$lowest > p$highest || p$highest - p$lowest > 1000) {
    refuse("its settings have no requests to choose from")
  }
  requests <- p$lowest:p$highest
  is_published <- p$lowest == 11 && p$highest == 20 && p$bonus == 20
  shares <- if (is_published) published else rep(1, length(requests))
  points <- function(request, other) request + ifelse(request == other - 1, p$bonus, 0)
  if (nrow(test) == 0 || !(test$response[1] %in% requests)) return("no-score nothingChosen")
  if (!(test$stimulus[1] %in% requests)) refuse("stimulus is ", quoted(test$stimulus[1]), " and no request")
  request <- as.numeric(test$response[1])
  drawn <- as.numeric(test$stimulus[1])
  expected <- sum(shares * points(request, requests)) / sum(shares)
  detail(paste("drawn", drawn))
  detail(paste("points", points(request, drawn)))
  detail(sprintf("expected %.1f", shown(expected, 1)))
  paste(line("request", request, 0, 1), "NA NA")
})
