# ---- reliability ----------------------------------------------------------------------------------------------------

resamples_for <- function(n, draws) max(400, min(2000, floor(draws / n)))
splits_for <- function(n) max(100, min(1000, floor(100000 / n)))
halves_for <- function(n) max(10, min(100, floor(6000 / n)))
numbers_in <- function(text) as.numeric(strsplit(text, " ")[[1]])

# Returns the people whose runs state the error of a measure, all in the same way, as row numbers of the scores.
usable_errors <- function(rows) {
  own <- scores[rows, ]
  kind <- ifelse(!is.na(own$squared_error), "errors", ifelse(!is.na(own$median_of), "halves", ifelse(!is.na(own$items), "alpha", NA)))
  first <- kind[!is.na(kind)][1]
  if (is.na(first)) return(NULL)
  parts <- lapply(switch(first, halves = own$median_of, alpha = own$items, own$squared_error), numbers_in)
  size <- length(parts[!is.na(kind)][[1]])
  is_usable <- kind %in% first & switch(first,
    errors = as.numeric(own$squared_error) >= 0, halves = lengths(parts) >= 2,
    alpha = lengths(parts) == size & size >= 2 & !vapply(parts, anyNA, TRUE)
  )
  list(kind = first, rows = rows[is_usable], values = as.numeric(own$value)[is_usable], parts = parts[is_usable])
}

# Returns the reliability of all people, and the function that returns it for resamples with the influence of each person.
reliability_model <- function(errors, seed) {
  n <- length(errors$rows)
  if (n < 3) return(NULL)
  if (errors$kind == "errors") {
    squared <- unlist(errors$parts)
    at <- function(i) error_influences(errors$values[i], squared[i])
    return(list(kind = "errors", n = n, value = 1 - mean(squared) / var(errors$values), at = at))
  }
  if (errors$kind == "alpha") {
    items <- do.call(rbind, errors$parts)
    return(list(kind = "alpha", n = n, value = cronbach_alpha(items), at = function(i) alpha_influences(items[i, ]), items = items))
  }
  halves <- half_medians(errors$parts, splits_for(n), seed)
  # Resamples use the first of these halves only.
  first <- lapply(halves, function(medians) medians[, seq_len(halves_for(n)), drop = FALSE])
  list(kind = "halves", n = n, value = reliability_of_halves(halves), at = function(i) halves_influences(first, i))
}

reliability_of <- function(rows, seed) {
  errors <- usable_errors(rows)
  model <- if (!is.null(errors)) reliability_model(errors, seed)
  if (is.null(model) || !is.finite(model$value)) return(NULL)
  n <- model$n
  found <- list(n = n)
  if (model$kind == "halves") found$halves <- list(count = splits_for(n), inResamples = halves_for(n), seed = seed)
  if (model$kind == "alpha") {
    ends <- if (n >= 30) feldt_interval(model$value, n, ncol(model$items), 0.95)
    return(c(found, estimate(model$value, ends), list(omega = mcdonald_omega(model$items))))
  }
  if (n < 30) return(c(found, estimate(model$value)))
  count <- resamples_for(n, 2e6)
  statistic <- function(i) on_log_scale(model$at(i))
  observed <- statistic(seq_len(n))
  ends <- studentized_interval(observed, bootstrap(n, count, seed, statistic), 0.95)
  # Resamples of medians use a part of the random halves, so their centre differs a little from the value.
  ends <- from_log_scale(ends + to_log_scale(model$value) - observed[1])
  c(found, estimate(model$value, ends), list(resamples = count, seed = seed))
}
