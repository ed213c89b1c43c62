
radius_km <- 6371
# Latitude and longitude of each city, in degrees (Natural Earth).
cities <- rbind(
  "cairo" = c(30.05, 31.25), "cape-town" = c(-33.92, 18.43), "nairobi" = c(-1.28, 36.81),
  "dakar" = c(14.72, -17.48), "antananarivo" = c(-18.91, 47.51), "tokyo" = c(35.69, 139.75),
  "tehran" = c(35.67, 51.42), "bangkok" = c(13.75, 100.51), "ulaanbaatar" = c(47.92, 106.91),
  "jakarta" = c(-6.17, 106.83), "lisbon" = c(38.72, -9.15), "oslo" = c(59.92, 10.75),
  "athens" = c(37.99, 23.73), "warsaw" = c(52.25, 21), "reykjavik" = c(64.15, -21.95),
  "mexico-city" = c(19.44, -99.13), "havana" = c(23.13, -82.37),
  "vancouver" = c(49.28, -123.12), "chicago" = c(41.83, -87.75),
  "panama-city" = c(8.97, -79.53), "sydney" = c(-33.92, 151.18),
  "melbourne" = c(-37.82, 144.97), "auckland" = c(-36.85, 174.76),
  "port-moresby" = c(-9.46, 147.19), "suva" = c(-18.13, 178.44), "lima" = c(-12.05, -77.05),
  "bogota" = c(4.6, -74.09), "buenos-aires" = c(-34.6, -58.4), "brasilia" = c(-15.78, -47.92),
  "caracas" = c(10.5, -66.92)
)

# Returns the great-circle distances in km between the positions in the rows of `a` and of `b`.
distance <- function(a, b) {
  a <- a * pi / 180
  b <- b * pi / 180
  haversine <- sin((b[, 1] - a[, 1]) / 2)^2 +
    cos(a[, 1]) * cos(b[, 1]) * sin((b[, 2] - a[, 2]) / 2)^2
  2 * radius_km * asin(sqrt(pmin(1, haversine)))
}

# Prints the mean distance error in km, and the mean of the answered minus the true latitude in degrees.
report("where-is-it", function(test, p) {
  kept <- test[is.na(test$excluded) & !is.na(test$response), ]
  n <- nrow(kept)
  unknown <- setdiff(kept$stimulus, rownames(cities))
  if (length(unknown) > 0) refuse("stimulus is ", quoted(unknown[1]), " and no city")
  angle <- "-?[0-9]{1,3}([.][0-9]+)?"
  wrong <- kept$response[!grepl(paste0("^geo:", angle, ",", angle, "$"), kept$response)]
  if (length(wrong) > 0) refuse("response is ", quoted(wrong[1]), " and no place")
  if (n < p$minimumCities) return("no-score tooFewLeft")
  # An answer is a geo URI: geo:latitude,longitude
  angles <- as.numeric(unlist(strsplit(sub("^geo:", "", kept$response), ",")))
  answers <- matrix(angles, ncol = 2, byrow = TRUE)
  truths <- cities[kept$stimulus, , drop = FALSE]
  if (all(distance(answers, answers[rep(1, n), ]) <= p$sameSpotKm)) return("no-score sameSpot")
  errors <- distance(answers, truths)
  bias <- mean((answers[, 2] - truths[, 2] + 180) %% 360 - 180)
  detail(sprintf("median %.0f", shown(median(errors))))
  detail(sprintf("longitude %.1f", shown(bias, 1)))
  latitudes <- answers[, 1] - truths[, 1]
  c(
    line("distance_error", mean_interval(errors), 0, n, list(squared = var(errors) / n)),
    line("latitude_bias", mean_interval(latitudes), 1, n, list(squared = var(latitudes) / n))
  )
})
