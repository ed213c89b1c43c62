
# The standard deviation of ln k and the alpha of the three sizes in the published data.
published_sd <- 1.857
published_alpha <- 0.953
sizes <- c("small", "medium", "large")
items_per_size <- 9

# Returns the rate k of each item and the choices of one size, in the order of the rates.
rated_choices <- function(rows) {
  pattern <- "^([1-9][0-9]{0,5})_([1-9][0-9]{0,5})_([1-9][0-9]{0,5})\\z"
  bad <- !grepl(pattern, rows$stimulus, perl = TRUE)
  if (any(bad)) refuse("stimulus is ", quoted(rows$stimulus[bad][1]), " and not an amount today, an amount later and days")
  part <- function(i) as.numeric(sub(pattern, paste0("\\", i), rows$stimulus, perl = TRUE))
  now <- part(1)
  later <- part(2)
  if (any(later <= now)) refuse("stimulus is ", quoted(rows$stimulus[later <= now][1]), ", without a gain from waiting")
  rate <- (later / now - 1) / part(3)
  is_choice <- rows$response %in% c("now", "later")
  pairs <- data.frame(rate = rate[is_choice], choice = rows$response[is_choice], stringsAsFactors = FALSE)
  pairs[order(pairs$rate, pairs$choice), ]
}

# Returns the ln k that agrees with most choices, and their number. Equally good rates are averaged.
fit_of <- function(pairs) {
  logs <- log(pairs$rate)
  n <- length(logs)
  places <- seq_len(n)
  ln_k <- sapply(0:n, function(below) mean(logs[intersect(c(below, below + 1), places)]))
  fits <- sapply(0:n, function(below) sum((places <= below) == (pairs$choice == "now")))
  c(mean(ln_k[fits == max(fits)]), max(fits))
}

# Prints the mean of ln k of the three sizes, plus and minus 1.96 standard errors, within the range of scores.
report("delay-discounting", function(test, p) {
  by_size <- lapply(sizes, function(size) rated_choices(test[test$condition %in% size, ]))
  if (any(sapply(by_size, nrow) != items_per_size)) return("no-score incomplete")
  fits <- sapply(by_size, fit_of)
  items <- length(sizes) * items_per_size
  consistent <- sum(fits[2, ])
  if (consistent * 100 < items * p$minimumConsistencyPercent) return("no-score inconsistent")
  value <- mean(fits[1, ])
  half <- z_95 * published_sd * sqrt(1 - published_alpha)
  lowest <- mean(sapply(by_size, function(pairs) log(min(pairs$rate))))
  highest <- mean(sapply(by_size, function(pairs) log(max(pairs$rate))))
  later <- sum(sapply(by_size, function(pairs) sum(pairs$choice == "later")))
  detail(sprintf("half_days %.0f", shown(exp(-value))))
  detail(sprintf("k %.5f", shown(exp(value), 5)))
  for (i in seq_along(sizes)) detail(sprintf("%s %.2f", sizes[i], shown(fits[1, i], 2)))
  detail(sprintf("later %.0f", shown(100 * later / items)))
  detail(sprintf("consistency %.0f", shown(100 * consistent / items)))
  values <- c(value, max(lowest, value - half), min(highest, value + half))
  line("ln_k", values, 2, items, list(items = fits[1, ]))
})
