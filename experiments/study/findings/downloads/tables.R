# Reads a table as texts, because an id could otherwise be read as a number. An apostrophe that protects a text from
# spreadsheets is removed.
read_texts <- function(path) {
  table <- read.csv(
    path, na.strings = "NA", colClasses = "character", check.names = FALSE, encoding = "UTF-8", strip.white = FALSE
  )
  table[] <- lapply(table, function(texts) gsub("(^|[;\t\r\n])'", "\\1", texts, perl = TRUE))
  table
}

# Returns the column of the table of participants with a measure or an answer of a step (sign "."), or with a fact of its
# run (sign " "); NA if it does not exist.
step_column <- function(people, step, name, sign = ".") {
  column <- study$columns[[paste0(step, sign, name)]]
  if (is.null(column)) rep(NA_character_, nrow(people)) else people[[column]]
}

# Returns the run of each session in a step, as row numbers of the table of runs.
run_rows <- function(runs, sessions, step) {
  if (length(sessions) == 0) return(integer())
  match(paste(sessions, step), paste(runs$session, runs$step))
}

# Returns an element of a list by the name of a condition.
by_condition <- function(list, condition, visit) {
  name <- if (is.na(condition)) "no condition" else condition
  list[[if (is.na(visit) || length(study$visits) == 0) name else paste(name, "at", visit)]]
}
