
requests <- 11:20
bonus <- 20
# Percent of 108 players who made each request (Arad & Rubinstein 2012).
percent <- c(4, 0, 3, 6, 1, 6, 32, 30, 12, 6)

points <- function(request, other) request + ifelse(request == other - 1, bonus, 0)

# The request; the drawn one, the points and the expected points beside it.
report("eleven-twenty", function(test) {
  if (nrow(test) == 0 || !(test$response[1] %in% requests)) return("no-score nothingChosen")
  request <- as.numeric(test$response[1])
  drawn <- as.numeric(test$stimulus[1])
  expected <- sum(percent * points(request, requests)) / sum(percent)
  detail(paste("drawn", drawn))
  detail(paste("points", points(request, drawn)))
  detail(sprintf("expected %.1f", shown(expected, 1)))
  paste("request", request, "NA NA")
})
