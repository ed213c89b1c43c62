# ---- the values of people -------------------------------------------------------------------------------------------

score_rows <- function(table, rows, measure) {
  if (length(rows) == 0) return(integer())
  match(paste(people$session[rows], measure$step, measure$id), paste(table$session, table$step, table$measure))
}

# Returns the values of a measure in the sessions with these row numbers; NA without a value.
values_in <- function(rows, measure, table = scores) as.numeric(table$value[score_rows(table, rows, measure)])

# Returns the first of these sessions of each person. Further sessions of a person would not be independent, and would
# count the person again.
first_of_people <- function(rows) rows[!duplicated(people$person[rows])]

# Returns the first session of each person that has a value.
first_rows <- function(rows, measure, table = scores) first_of_people(rows[!is.na(values_in(rows, measure, table))])

# Returns the first session of each person that has a run of this step.
first_with_run <- function(rows, step) first_of_people(rows[!is.na(run_rows(runs, people$session[rows], step))])

# Returns the sessions in which people are compared: those that are analysed. Where the plan does not name the sessions
# (their visits or, if the conditions are sessions, their conditions), the value of a person can be from any of them. A
# rule then excludes the person, and not only the session: otherwise, the person would count with another session.
compared_rows <- function() {
  is_named <- function(side) !is.na(side$visit) || (study$are_sessions && !is.na(side$condition))
  if (any(vapply(study$asked$sides, is_named, TRUE))) return(analysed)
  analysed[!people$person[analysed] %in% people$person[people$aside %in% "excluded"]]
}
compared <- compared_rows()

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
    if (!is.null(asked$sides)) {
      own <- first_rows(on_side(rows, asked$sides[[1]]), first, table)
      others <- first_rows(on_side(rows, asked$sides[[2]]), second, table)
      return(in_pairs(own, others, first, second, table))
    }
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
