# The functions of resampling.ts and halves.ts in R. Both yield the same numbers.

# Returns a * b modulo m, exactly, for whole numbers below 2^31: the product of b and each half of a is below 2^53.
times_modulo <- function(a, b, m) {
  high <- a %/% 65536
  ((high * b) %% m * 65536 + (a - high * 65536) * b) %% m
}

# Returns the next k states after a state. Each round doubles the number of states that are known.
next_states <- function(state, k, multiplier, modulus) {
  states <- times_modulo(multiplier, state, modulus)
  while (length(states) < k) {
    states <- c(states, times_modulo(multiplier, states, modulus))
    multiplier <- times_modulo(multiplier, multiplier, modulus)
  }
  states[seq_len(k)]
}

# Returns a source of random numbers (L'Ecuyer 1988, doi:10.1145/62959.62969) whose first ten numbers are left out.
lecuyer_new <- function(seed) {
  source <- new.env()
  source$first <- 1 + seed %% 2147483562
  source$second <- 1 + (seed %% 67108864)^2 %% 2147483398
  lecuyer_draws(source, 10)
  source
}

# Returns the next k numbers between 0 and 1 of a source.
lecuyer_draws <- function(source, k) {
  if (k == 0) return(numeric(0))
  first <- next_states(source$first, k, 40014, 2147483563)
  second <- next_states(source$second, k, 40692, 2147483399)
  source$first <- first[k]
  source$second <- second[k]
  difference <- first - second
  ifelse(difference < 1, difference + 2147483562, difference) / 2147483563
}

# Returns the statistic of each of a number of resamples of n people. The statistic receives the indices of the people.
bootstrap <- function(n, resamples, seed, statistic) {
  indices <- matrix(floor(lecuyer_draws(lecuyer_new(seed), n * resamples) * n) + 1, n)
  apply(indices, 2, statistic)
}

# Returns the bootstrap-t interval (Hall 1988, doi:10.1214/aos/1176350933) of a statistic; NA if there is none.
# observed: its value and standard error; resampled: these two of each resample, one resample in each column
studentized_interval <- function(observed, resampled, level) {
  distances <- (resampled[1, ] - observed[1]) / resampled[2, ]
  distances <- distances[is.finite(distances)]
  if (!is.finite(observed[1]) || !isTRUE(observed[2] > 0) || length(distances) == 0) return(c(NA, NA))
  observed[1] - unname(quantile(distances, c(1 + level, 1 - level) / 2)) * observed[2]
}

# Returns the median of each row.
row_medians <- function(rows) {
  size <- ncol(rows)
  sorted <- matrix(rows[order(row(rows), rows)], ncol = size, byrow = TRUE)
  (sorted[, (size + 1) %/% 2] + sorted[, size %/% 2 + 1]) / 2
}

# Returns the medians of both halves of each person's values in random splits: people in rows, splits in columns.
half_medians <- function(times, splits, seed) {
  source <- lecuyer_new(seed)
  one <- two <- matrix(NaN, length(times), splits)
  all <- seq_len(splits)
  for (person in seq_along(times)) {
    values <- sort(times[[person]])
    n <- length(values)
    half <- n %/% 2
    if (half == 0) next
    draws <- matrix(lecuyer_draws(source, half * splits), splits)
    places <- matrix(seq_len(n), splits, n, byrow = TRUE)
    for (place in seq_len(half)) {
      other <- cbind(all, place + floor(draws[, place] * (n - place + 1)))
      taken <- places[other]
      places[other] <- places[, place]
      places[, place] <- taken
    }
    rows <- matrix(values[places], splits)
    small <- row_medians(rows[, seq_len(half), drop = FALSE])
    large <- row_medians(rows[, -seq_len(half), drop = FALSE])
    # If the number of values is odd, the first half has the larger part in every second split.
    small_first <- (all + person) %% 2 == 0
    one[person, ] <- ifelse(small_first, small, large)
    two[person, ] <- ifelse(small_first, large, small)
  }
  list(one = one, two = two)
}

# Returns the mean correlation of the halves over the splits, raised to the full length (Spearman 1910, Brown 1910).
reliability_of_halves <- function(halves) halves_influences(halves)$value
