# ---- correlations, retests ------------------------------------------------------------------------------------------

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
  resampled <- bootstrap(length(rows), count, pair$seed, function(i) {
    first <- models[[1]]$at(i)
    second <- models[[2]]$at(i)
    if (isTRUE(first > 0) && isTRUE(second > 0)) cor(x[i], y[i]) / sqrt(first * second) else NaN
  })
  defined <- resampled[!is.nan(resampled)]
  c(
    estimate(cor(x, y) / sqrt(prod(values)), if (length(defined) > 0) percentile_interval(resampled, 0.95)),
    list(
      shareAbove1 = if (length(defined) == 0) 0 else mean(abs(defined) > 1),
      shareUndefined = 1 - length(defined) / count, resamples = count, seed = pair$seed
    )
  )
}

correlation_finding <- function(pair, findings) {
  rows <- analysed[!is.na(values_in(analysed, pair$second))]
  rows <- first_rows(rows, pair$first)
  x <- values_in(rows, pair$first)
  y <- values_in(rows, pair$second)
  r <- cor(x, y)
  list(
    n = length(rows), pearson = estimate(r, fisher_interval(r, length(rows), 0.95)), spearman = cor(rank(x), rank(y)),
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
  days <- as.numeric(people$days[second]) - as.numeric(people$days[first])
  days <- days[!is.na(days)]
  c(
    list(n = length(first)), retest(values_in(first, each$measure), values_in(second, each$measure), 0.95),
    if (length(days) > 0) list(days = list(median = median(days), least = min(days), most = max(days)))
  )
}
