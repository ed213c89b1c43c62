# Prints every number of the page: Rscript analysis/03-results.R
#
# The script needs the tables of 01-score.R and 02-exclude.R. It prints a line `name value` for each number, in the order of
# results.json, and then how many of them agree with results.json.
home <- script_folder("03-results.R")
for (file in c("study.R", "tables.R", "functions.R")) source(file.path(home, file), encoding = "UTF-8")
people <- read_texts(file.path(home, "..", "participants.csv"))
counted <- read_texts(file.path(home, "counted.csv"))
scores <- read_texts(file.path(home, "scores.csv"))
scores_on_time <- read_texts(file.path(home, "scores-on-time.csv"))
runs <- read_texts(file.path(home, "runs.csv"))
answers <- read_texts(file.path(home, "answers.csv"))

same_order <- match(people$session, counted$session)
people$aside <- counted$aside[same_order]
people$detail <- counted$detail[same_order]
people$seen_before <- counted$seen_before[same_order] == "TRUE"
analysed <- which(is.na(people$aside))

# ---- the values of people -------------------------------------------------------------------------------------------

score_rows <- function(table, rows, measure) {
  if (length(rows) == 0) return(integer())
  match(paste(people$session[rows], measure$step, measure$id), paste(table$session, table$step, table$measure))
}

# Returns the values of a measure in the sessions with these row numbers; NA without a value.
values_in <- function(rows, measure, table = scores) as.numeric(table$value[score_rows(table, rows, measure)])

# Returns the first session of each person that has a value. Further sessions of a person would not be independent.
first_rows <- function(rows, measure, table = scores) {
  rows <- rows[!is.na(values_in(rows, measure, table))]
  rows[!duplicated(people$person[rows])]
}

on_side <- function(rows, side) {
  is_on <- (is.na(side$condition) | people$condition[rows] %in% side$condition) &
    (is.na(side$visit) | people$visit[rows] %in% side$visit)
  rows[is_on]
}

cases_from <- function(rows, step, side, first, second = rep(NA_real_, length(rows))) {
  data.frame(row = rows, run = run_rows(runs, people$session[rows], step), side = rep(side, length(rows)), first, second)
}

# Returns people with both values in one session.
in_one_session <- function(rows, first, second, table) {
  rows <- first_rows(rows[!is.na(values_in(rows, second, table))], first, table)
  cases_from(rows, first$step, 0, values_in(rows, first, table), values_in(rows, second, table))
}

# Returns people with both values, each from a session of its own.
in_pairs <- function(rows, others, first, second, table) {
  place <- match(people$person[rows], people$person[others])
  own <- rows[!is.na(place)]
  cases_from(own, first$step, 0, values_in(own, first, table), values_in(others[place[!is.na(place)]], second, table))
}

# Returns the values that the planned comparison uses, one case for each person.
cases_of <- function(rows, table = scores) {
  asked <- study$asked
  first <- asked$measures[1][[1]]
  if (asked$kind == "none") return(cases_from(integer(), "", 0, numeric()))
  if (asked$kind == "one") {
    own <- first_rows(rows, first, table)
    return(cases_from(own, first$step, 0, values_in(own, first, table)))
  }
  if (asked$kind == "correlation") {
    second <- asked$measures[[2]]
    together <- in_one_session(rows, first, second, table)
    if (nrow(together) > 0 || !asked$another_day) return(together)
    return(in_pairs(first_rows(rows, first, table), first_rows(rows, second, table), first, second, table))
  }
  if (is.null(asked$sides)) return(cases_from(integer(), first$step, 0, numeric()))
  one <- asked$sides[[1]]
  other <- asked$sides[[2]]
  if (asked$kind == "pairs" && identical(one[c("condition", "visit")], other[c("condition", "visit")])) {
    return(in_one_session(on_side(rows, one), one$measure, other$measure, table))
  }
  own <- first_rows(on_side(rows, one), one$measure, table)
  others <- first_rows(on_side(rows, other), other$measure, table)
  if (asked$kind == "pairs") return(in_pairs(own, others, one$measure, other$measure, table))
  rbind(
    cases_from(own, one$measure$step, 0, values_in(own, one$measure, table)),
    cases_from(others, other$measure$step, 1, values_in(others, other$measure, table))
  )
}

# Returns the lists of values of the comparison: two groups, one list, or two lists in the order of the people.
columns_of <- function(cases) {
  switch(study$asked$kind,
    groups = list(cases$first[cases$side == 0], cases$first[cases$side == 1]),
    one = list(cases$first), list(cases$first, cases$second)
  )
}

# Returns the planned number with its interval; NULL if it cannot be computed.
compare <- function(cases, level) {
  columns <- columns_of(cases)
  first <- columns[[1]]
  kind <- study$asked$kind
  if (kind %in% c("one", "pairs")) {
    values <- if (kind == "one") first else columns[[2]] - first
    if (length(values) < 2 || !have_spread(values)) return(NULL)
    return(list(estimate = estimate(mean(values), mean_interval_at(values, level), level), df = length(values) - 1))
  }
  second <- columns[[2]]
  if (kind == "groups") {
    if (length(first) < 2 || length(second) < 2 || !(have_spread(first) || have_spread(second))) return(NULL)
    found <- welch(first, second, level)
    return(list(estimate = estimate(found$value, found$ends, level), df = found$df))
  }
  if (length(first) < 4 || !have_spread(first) || !have_spread(second)) return(NULL)
  r <- cor(first, second)
  list(estimate = estimate(r, fisher_interval(r, length(first), level), level), df = NA)
}

# ---- who counts -----------------------------------------------------------------------------------------------------

is_before <- people$aside %in% c("edited", "laterRun")
is_further <- people$aside %in% "incomplete" & people$detail %in% "further"
in_flow <- !is_before & !is_further

named_conditions <- function(values) {
  names(values) <- ifelse(is.na(study$conditions), "none", study$conditions)
  as.list(values)
}

by_conditions <- function(rows) {
  named_conditions(vapply(study$conditions, function(condition) as.numeric(sum(people$condition[rows] %in% condition)), 0))
}

count_of <- function(rows) list(total = length(rows), condition = by_conditions(rows))

flow_steps <- function() {
  steps <- lapply(study$reasons, function(reason) {
    left_out <- study$left_out[[reason]]
    if (is.null(left_out)) return(count_of(which(people$aside %in% reason & (is_before | in_flow))))
    list(total = left_out[1], condition = named_conditions(left_out[-1]))
  })
  names(steps) <- study$reasons
  steps
}

sources <- ifelse(is.na(people$assignment_source), "unknown", people$assignment_source)[in_flow & !is.na(people$condition)]
flow <- c(
  list(sessions = nrow(people) + sum(vapply(study$left_out, function(each) each[1], 0))), flow_steps(),
  list(
    partial = sum(is_further), began = count_of(which(in_flow)), analysed = count_of(analysed),
    seenBefore = sum(people$seen_before[analysed]), knowsPersons = study$knows_persons, source = as.list(table(sources))
  )
)

attrition <- function() {
  pair <- study$pair
  if (is.null(pair)) return(NULL)
  began <- unlist(flow$began$condition[pair])
  kept <- unlist(flow$analysed$condition[pair])
  if (length(began) < 2 || any(began == 0)) return(NULL)
  shares <- kept / began
  ends <- newcombe(kept[1], began[1], kept[2], began[2], 0.95)
  list(first = shares[1], second = shares[2], difference = estimate(shares[2] - shares[1], ends))
}

# ---- reliability ----------------------------------------------------------------------------------------------------

resamples_for <- function(n, draws) max(400, min(2000, floor(draws / n)))
splits_for <- function(n) max(100, min(1000, floor(200000 / n)))
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

# Returns the reliability of all people, and the function that returns it for resamples.
reliability_model <- function(errors, seed) {
  n <- length(errors$rows)
  if (n < 3) return(NULL)
  if (errors$kind == "errors") {
    squared <- unlist(errors$parts)
    at <- function(i) if (var(errors$values[i]) > 0) 1 - mean(squared[i]) / var(errors$values[i]) else NaN
    return(list(kind = "errors", n = n, value = 1 - mean(squared) / var(errors$values), at = at))
  }
  if (errors$kind == "alpha") {
    items <- do.call(rbind, errors$parts)
    return(list(kind = "alpha", n = n, value = cronbach_alpha(items), at = function(i) cronbach_alpha(items[i, ]), items = items))
  }
  halves <- half_medians(errors$parts, splits_for(n), seed)
  # Resamples use the first of these halves only.
  first <- lapply(halves, function(medians) medians[, seq_len(halves_for(n)), drop = FALSE])
  list(kind = "halves", n = n, value = reliability_of_halves(halves), at = function(i) reliability_of_halves(first, i))
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
  resampled <- bootstrap(n, count, seed, model$at)
  ends <- if (n >= 60) percentile_interval(resampled, 0.95) else
    bca_interval(resampled, model$value, jackknife(n, model$at), 0.95)
  c(found, estimate(model$value, ends), list(resamples = count, seed = seed))
}

# ---- measures -------------------------------------------------------------------------------------------------------

mean_of <- function(values) estimate(mean(values), if (have_spread(values)) mean_interval_at(values, 0.95))

difference_of <- function(first, second) {
  if (length(first) < 2 || length(second) < 2 || !(have_spread(first) || have_spread(second))) return(NULL)
  found <- welch(first, second, 0.95)
  list(welch = estimate(found$value, found$ends), df = found$df)
}

measure_finding <- function(measure) {
  rows <- first_rows(analysed, measure)
  values <- values_in(rows, measure)
  own <- score_rows(scores, rows, measure)
  n <- length(values)
  size <- spread(values)
  varies <- have_spread(values)
  groups <- lapply(study$conditions[!is.na(study$conditions)], function(condition) {
    side <- list(condition = condition, visit = NA)
    values_in(first_rows(on_side(analysed, side), measure), measure)
  })
  names(groups) <- study$conditions[!is.na(study$conditions)]
  found <- list(
    n = n, mean = mean_of(values),
    sd = estimate(if (n < 2) 0 else size, if (varies) sd_interval((n - 1) * size^2, n - 1, 0.95)),
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
    compared <- difference_of(groups[[pair[1]]], groups[[pair[2]]])
    if (!is.null(compared)) {
      g <- hedges_g(groups[[pair[1]]], groups[[pair[2]]], 0.95)
      found$difference <- c(compared, list(g = estimate(g$value, g$ends)))
    }
  }
  places <- as.numeric(runs$place[run_rows(runs, people$session[rows], measure$step)])
  if (any(!is.na(places))) {
    is_first <- places %in% min(places, na.rm = TRUE)
    is_later <- !is.na(places) & !is_first
    compared <- difference_of(values[is_first], values[is_later])
    if (!is.null(compared)) found$place <- c(list(first = sum(is_first), later = sum(is_later)), compared)
  }
  found
}

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

# ---- the planned question -------------------------------------------------------------------------------------------

# Returns the number of people on each side.
list_of_n <- function(cases) as.list(if (study$asked$kind == "pairs") nrow(cases) else lengths(columns_of(cases)))

answer_of <- function(cases) {
  asked <- study$asked
  if (!asked$is_planned) return(NULL)
  compared <- compare(cases, asked$level)
  if (is.null(compared)) return(list(n = list_of_n(cases)))
  columns <- columns_of(cases)
  standardised <- switch(asked$kind,
    groups = {
      g <- hedges_g(columns[[1]], columns[[2]], asked$level)
      estimate(g$value, g$ends, asked$level)
    },
    correlation = NULL,
    {
      values <- if (asked$kind == "pairs") columns[[2]] - columns[[1]] else columns[[1]]
      distance <- mean(values) - asked$reference
      ends <- dz_interval(distance, sd(values), length(values), asked$level)
      estimate(distance / sd(values), ends, asked$level)
    }
  )
  list(
    estimate = compared$estimate, df = compared$df, reference = asked$reference, margin = asked$margin,
    standardised = standardised,
    side = lapply(columns, function(values) list(n = length(values), mean = mean(values), sd = spread(values)))
  )
}

planned_reliability <- function(findings) {
  measure <- study$asked$measures[1][[1]]
  if (!is.null(measure)) findings[[measure$name]]$reliability[c("value", "low", "high", "level")]
}

planned_of <- function(cases, findings) {
  if (!study$asked$is_planned || flow$began$total == 0) return(NULL)
  columns <- columns_of(cases)
  sizes <- lengths(columns)
  own <- if (study$asked$kind == "groups") sizes else sizes[1]
  groups <- switch(study$asked$kind, pairs = list(columns[[2]] - columns[[1]]), correlation = columns[1], columns)
  df <- sum(lengths(groups) - 1)
  squares <- sum(vapply(groups, function(values) sum((values - mean(values))^2), 0))
  has_sd <- all(lengths(groups) >= 2) && any(vapply(groups, have_spread, TRUE))
  lost <- flow$began$total - flow$analysed$total
  list(
    people = list(found = if (study$asked$kind == "pairs") own else length(unique(people$person[analysed]))), groups = list(found = as.list(own)),
    sd = if (has_sd) list(found = estimate(sqrt(squares / df), sd_interval(squares, df, 0.95))),
    reliability = list(found = planned_reliability(findings)),
    loss = list(found = estimate(lost / flow$began$total, wilson_at(lost, flow$began$total, 0.95)))
  )
}

trimmed_of <- function(cases, level) {
  columns <- columns_of(cases)
  kind <- study$asked$kind
  if (kind == "correlation") return(NULL)
  if (kind == "groups") {
    if (any(lengths(columns) < 5) || !any(vapply(columns, have_spread, TRUE))) return(NULL)
    found <- yuen_difference(columns[[1]], columns[[2]], level)
    return(estimate(found$value, found$ends, level))
  }
  values <- if (kind == "pairs") columns[[2]] - columns[[1]] else columns[[1]]
  if (length(values) < 5 || !have_spread(values)) return(NULL)
  estimate(trimmed(values)$mean, yuen_interval(values, level), level)
}

sensitivity_of <- function(cases) {
  level <- study$asked$level
  row <- function(own) c(list(n = nrow(own)), compare(own, level)$estimate)
  everybody <- which(is.na(people$aside) | people$aside == "excluded")
  places <- as.numeric(runs$place[cases$run])
  place <- ifelse(is.na(places), NA, ifelse(places %in% suppressWarnings(min(places, na.rm = TRUE)), "first", "later"))
  in_parts <- function(id, values) {
    parts <- sort(unique(values), method = "radix", na.last = TRUE)
    rows <- lapply(parts, function(part) row(cases[if (is.na(part)) is.na(values) else values %in% part, ]))
    if (length(parts) > 0) names(rows) <- paste0(id, ".", ifelse(is.na(parts), "unknown", parts))
    rows
  }
  c(
    list(
      asPlanned = row(cases), nobodyExcluded = row(cases_of(everybody)), onTime = row(cases_of(analysed, scores_on_time)),
      trimmed = c(list(n = nrow(cases)), trimmed_of(cases, level))
    ),
    in_parts("place", place), in_parts("locale", runs$locale[cases$run]), in_parts("input", runs$input[cases$run]),
    if (any(people$seen_before[cases$row])) list(notSeenBefore = row(cases[!people$seen_before[cases$row], ]))
  )
}

# ---- surveys --------------------------------------------------------------------------------------------------------

moments_of <- function(values) {
  if (length(values) == 0) return(NULL)
  list(n = length(values), mean = mean(values), sd = if (length(values) < 2) 0 else sd(values), low = min(values), high = max(values))
}

# Returns the finding of a column of a survey whose document is not known. The answers come from participants.csv.
column_finding <- function(item) {
  rows <- analysed[!is.na(run_rows(runs, people$session[analysed], item$step))]
  cells <- step_column(people, item$step, item$column)[rows]
  given <- cells[!is.na(cells)]
  found <- list(shown = length(rows), answered = length(given))
  if (item$is_number) found$numbers <- moments_of(as.numeric(given))
  found
}

item_finding <- function(item) {
  if (!item$has_rows) return(column_finding(item))
  own <- answers[answers$step == item$step & answers$item == item$column & answers$session %in% people$session[analysed], ]
  given <- own$answer[own$shown == "TRUE" & !is.na(own$answer)]
  found <- list(shown = sum(own$shown == "TRUE"), answered = length(given))
  if (length(item$choices) > 0) {
    chosen <- lapply(strsplit(given, " "), function(values) if (item$is_rank) values[1] else values)
    found$frequency <- as.list(vapply(item$choices, function(value) as.numeric(sum(unlist(chosen) == value)), 0))
    names(found$frequency) <- item$choices
  }
  if (item$is_number) found$numbers <- moments_of(as.numeric(given))
  found
}

# ---- all numbers ----------------------------------------------------------------------------------------------------

# Returns nested lists as one vector. Its names are the names of results.json.
flat <- function(found, name) {
  if (is.null(found)) return(numeric())
  if (!is.list(found) && length(found) == 1) return(structure(as.numeric(found), names = name))
  parts <- if (is.null(names(found))) seq_along(found) else names(found)
  unlist(lapply(seq_along(parts), function(i) flat(found[[i]], paste0(name, ".", parts[i]))))
}

findings <- lapply(study$measures, measure_finding)
cases <- if (is.null(study$asked)) NULL else cases_of(analysed)
numbers <- c(
  flat(flow, "flow"), flat(attrition(), "attrition"),
  if (!is.null(cases)) c(
    flat(planned_of(cases, findings), "planned"), flat(answer_of(cases), "answer"),
    flat(sensitivity_of(cases), "sensitivity")
  ),
  flat(findings, "measures"),
  unlist(unname(lapply(study$correlations, function(pair) flat(correlation_finding(pair, findings), paste0("correlations.", pair$name))))),
  unlist(unname(lapply(study$retests, function(each) flat(retest_finding(each), paste0("retests.", each$name))))),
  unlist(unname(lapply(study$items, function(item) flat(item_finding(item), paste0("surveys.", item$step, ".", item$column))))),
  unlist(study$stated)
)

# Returns the numbers of results.json. Each stands in a line of its own, so that R can read it without a package.
page_numbers <- function() {
  lines <- readLines(file.path(home, "..", "results.json"), encoding = "UTF-8", warn = FALSE)
  from <- grep("^  \"numbers\": [{]", lines)
  form <- "^    \"(.*)\": (null|-?[0-9.eE+-]+),?$"
  lines <- grep(form, lines[seq_along(lines) > from], value = TRUE)
  values <- sub(form, "\\2", lines)
  structure(as.numeric(ifelse(values == "null", NA, values)), names = sub(form, "\\1", lines))
}

page <- page_numbers()
for (name in names(page)) cat(name, " ", if (is.na(numbers[name])) "NA" else sprintf("%.17g", numbers[name]), "\n", sep = "")
own <- numbers[names(page)]
# Intervals of effect sizes come from a search, and agree to six digits; all other numbers to nine.
searched <- grepl("[.](dz|g|standardised)[.](low|high)$|^planned[.]detectable", names(page))
tolerance <- ifelse(searched, 1e-6, 1e-9) * pmax(1, abs(page))
agrees <- (is.na(page) & is.na(own)) | (!is.na(page) & !is.na(own) & abs(own - page) <= tolerance)
cat(sum(agrees), " of ", length(page), " numbers agree with the page\n", sep = "")
for (name in names(page)[!agrees]) cat("differs: ", name, " page ", page[name], " script ", own[name], "\n", sep = "")
