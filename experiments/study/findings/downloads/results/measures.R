# ---- measures -------------------------------------------------------------------------------------------------------

mean_of <- function(values) estimate(mean(values), if (have_spread(values)) mean_interval_at(values, 0.95))

difference_of <- function(first, second) {
  if (length(first) < 2 || length(second) < 2 || !(have_spread(first) || have_spread(second))) return(NULL)
  found <- welch(first, second, 0.95)
  list(welch = estimate(found$value, found$ends), df = found$df)
}

measure_finding <- function(measure) {
  rows <- first_rows(compared, measure)
  values <- values_in(rows, measure)
  own <- score_rows(scores, rows, measure)
  n <- length(values)
  size <- spread(values)
  varies <- have_spread(values)
  groups <- lapply(study$conditions[!is.na(study$conditions)], function(condition) {
    side <- list(condition = condition, visit = NA)
    values_in(first_rows(on_side(compared, side), measure), measure)
  })
  names(groups) <- study$conditions[!is.na(study$conditions)]
  found <- list(
    n = n, mean = mean_of(values),
    sd = estimate(size, if (varies) sd_interval((n - 1) * size^2, n - 1, 0.95)),
    median = median(values), trials = median(as.numeric(scores$n[own]))
  )
  if (measure$is_difference) {
    above <- sum(values > 0)
    found$above0 <- estimate(above / n, wilson_at(above, n, 0.95))
    if (varies) {
      dz <- mean(values) / size
      found$dz <- estimate(dz, dz_interval(mean(values), size, n, 0.95))
      found$hedges <- dz * hedges_correction(n - 1)
    }
  }
  if (varies) found$reliability <- reliability_of(own, measure$seed)
  found$condition <- lapply(groups[lengths(groups) > 0], function(own) list(n = length(own), mean = mean_of(own), sd = spread(own)))
  pair <- study$pair
  if (!is.null(pair)) {
    differing <- difference_of(groups[[pair[1]]], groups[[pair[2]]])
    if (!is.null(differing)) {
      g <- hedges_g(groups[[pair[1]]], groups[[pair[2]]], 0.95)
      found$difference <- c(differing, list(g = estimate(g$value, g$ends)))
    }
  }
  places <- as.numeric(runs$place[run_rows(runs, people$session[rows], measure$step)])
  if (any(!is.na(places)) && !(measure$step %in% study$fixed_steps)) {
    is_first <- places %in% min(places, na.rm = TRUE)
    is_later <- !is.na(places) & !is_first
    differing <- difference_of(values[is_first], values[is_later])
    if (!is.null(differing)) found$place <- c(list(first = sum(is_first), later = sum(is_later)), differing)
  }
  found
}
