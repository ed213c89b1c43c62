# ---- surveys --------------------------------------------------------------------------------------------------------

moments_of <- function(values) {
  if (length(values) == 0) return(NULL)
  list(n = length(values), mean = mean(values), sd = spread(values), low = min(values), high = max(values))
}

# Returns the finding of a column of a survey whose document is not known. The answers come from participants.csv.
column_finding <- function(item) {
  rows <- first_with_run(analysed, item$step)
  cells <- step_column(people, item$step, item$column)[rows]
  given <- cells[!is.na(cells)]
  found <- list(shown = length(rows), answered = length(given))
  if (item$is_number) found$numbers <- moments_of(as.numeric(given))
  found
}

item_finding <- function(item) {
  if (!item$has_rows) return(column_finding(item))
  sessions <- people$session[first_with_run(analysed, item$step)]
  own <- answers[answers$step == item$step & answers$item == item$column & answers$session %in% sessions, ]
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
