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
  if (length(study$visits) > 0 && flow$visit[[1]]$began == 0) return(NULL)
  columns <- columns_of(cases)
  sizes <- lengths(columns)
  own <- if (study$asked$kind == "groups") sizes else sizes[1]
  groups <- switch(study$asked$kind, pairs = list(columns[[2]] - columns[[1]]), correlation = columns[1], columns)
  df <- sum(lengths(groups) - 1)
  squares <- sum(vapply(groups, function(values) sum((values - mean(values))^2), 0))
  has_sd <- all(lengths(groups) >= 2) && any(vapply(groups, have_spread, TRUE))
  is_of_visits <- length(study$visits) > 0
  has_several <- !is.null(flow$people)
  # Where a person has several sessions, somebody who is analysed in one of them may lack the value of another one. The
  # people found are therefore those with the planned values. The people who began are those of the first visit or, if
  # the conditions are sessions, of any session.
  found <- if (study$asked$kind == "pairs" || has_several) sum(own) else length(unique(people$person[analysed]))
  began <- if (is_of_visits) flow$visit[[1]]$began else if (has_several) flow$people$began else flow$began$total
  lost <- if (has_several) max(0, began - found) else began - flow$analysed$total
  planned <- planned_numbers(own)
  list(
    people = list(planned = planned$people, found = found),
    groups = list(planned = as.list(planned$groups), found = as.list(own)),
    sd = list(planned = planned$sd, found = if (has_sd) estimate(sqrt(squares / df), sd_interval(squares, df, 0.95))),
    reliability = list(planned = planned$reliability, found = planned_reliability(findings)),
    loss = list(planned = planned$loss, found = estimate(lost / began, wilson_at(lost, began, 0.95))),
    detectable = planned$detectable
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
      asPlanned = row(cases), nobodyExcluded = row(cases_of(everybody)), onTime = row(cases_of(compared, scores_on_time)),
      trimmed = c(list(n = nrow(cases)), trimmed_of(cases, level))
    ),
    if (!any(study$asked$measures[1][[1]]$step %in% study$fixed_steps)) in_parts("place", place),
    in_parts("locale", runs$locale[cases$run]), in_parts("input", runs$input[cases$run]),
    if (any(people$seen_before[cases$row])) list(notSeenBefore = row(cases[!people$seen_before[cases$row], ]))
  )
}
