# ---- correlations, retests ------------------------------------------------------------------------------------------

# The scale of intervals of corrected correlations.
to_scale <- function(correlation) asinh(2 * correlation)
from_scale <- function(place) sinh(place) / 2

corrected_of <- function(pair, rows, x, y, findings) {
  is_above0 <- function(name) isTRUE(findings[[name]]$reliability$low > 0)
  if (length(rows) < 60 || !is_above0(pair$first$name) || !is_above0(pair$second$name)) return(NULL)
  models <- lapply(list(pair$first, pair$second), function(measure) {
    errors <- usable_errors(score_rows(scores, rows, measure))
    if (is.null(errors) || length(errors$rows) < length(rows)) return(NULL)
    reliability_model(errors, study$measures[[measure$name]]$seed)
  })
  values <- vapply(models, function(model) if (is.null(model)) NaN else model$value, 0)
  if (!all(is.finite(values) & values > 0)) return(NULL)
  count <- resamples_for(length(rows), 5e5)
  statistic <- function(i) {
    first <- models[[1]]$at(i)
    second <- models[[2]]$at(i)
    if (!isTRUE(first$value > 0) || !isTRUE(second$value > 0)) return(c(NaN, NaN))
    root <- sqrt(first$value * second$value)
    r <- pearson_influences(cbind(x[i]), cbind(y[i]))
    own <- r$value / root
    of_both <- first$influences / first$value + second$influences / second$value
    c(to_scale(own), 2 * error_of(r$influences / root - own / 2 * of_both) / sqrt(1 + 4 * own^2))
  }
  observed <- statistic(seq_along(rows))
  resampled <- bootstrap(length(rows), count, pair$seed, statistic)
  defined <- resampled[1, !is.nan(resampled[1, ])]
  value <- cor(x, y) / sqrt(prod(values))
  # Resamples of medians use a part of the random halves, so their centre differs a little from the value.
  ends <- from_scale(studentized_interval(observed, resampled, 0.95) + to_scale(value) - observed[1])
  c(
    estimate(value, ends),
    list(
      shareAbove1 = if (length(defined) == 0) 0 else mean(abs(defined) > to_scale(1)),
      shareUndefined = 1 - length(defined) / count, resamples = count, seed = pair$seed
    )
  )
}

correlation_finding <- function(pair, findings) {
  rows <- compared[!is.na(values_in(compared, pair$second))]
  rows <- first_rows(rows, pair$first)
  x <- values_in(rows, pair$first)
  y <- values_in(rows, pair$second)
  r <- cor(x, y)
  list(
    n = length(rows), pearson = estimate(r, fisher_interval(r, length(rows), 0.95)), spearman = cor(rank(signif(x, 12)), rank(signif(y, 12))),
    corrected = corrected_of(pair, rows, x, y, findings)
  )
}

retest_finding <- function(each) {
  rows_of <- function(occasion) {
    side <- list(condition = NA, visit = NA)
    side[[each$by]] <- occasion
    first_rows(on_side(analysed, side), each$measure)
  }
  first <- rows_of(each$visits[1])
  second <- rows_of(each$visits[2])
  place <- match(people$person[first], people$person[second])
  first <- first[!is.na(place)]
  second <- second[place[!is.na(place)]]
  # People may do the conditions in different orders.
  days <- abs(as.numeric(people$days[second]) - as.numeric(people$days[first]))
  days <- days[!is.na(days)]
  c(
    list(n = length(first)), retest(values_in(first, each$measure), values_in(second, each$measure), 0.95),
    if (length(days) > 0) list(days = list(median = median(days), least = min(days), most = max(days)))
  )
}
