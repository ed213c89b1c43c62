# Scores all runs of the data set with the code of their tasks, without rounding: Rscript analysis/01-score.R
#
# The script reads data/ and writes tables next to itself: scores.csv, with a row for each measure of each run;
# scores-on-time.csv, with the same measures without the trials in which a frame was dropped; runs.csv, with the flags of
# each run and, if it has no score, the reason; and answers.csv, with the answers to surveys.
home <- script_folder("01-score.R")
source(file.path(home, "study.R"), encoding = "UTF-8")
source(file.path(home, "tables.R"), encoding = "UTF-8")

fact_columns <- c("step_place", "locale", "input_type", "hidden", "untrusted", "pasted", "pointer_moved", "step_order")

# Returns the code of a task. Its function `line` keeps the unrounded value instead of printing a rounded value.
code_of <- function(script) {
  own <- new.env(parent = globalenv())
  for (each in parse(file.path(home, script), keep.source = FALSE, encoding = "UTF-8")) {
    is_report <- is.call(each) && identical(each[[1]], as.name("report"))
    if (is_report) {
      own$task <- eval(each[[2]], own)
      own$task_score <- eval(each[[3]], own)
    } else eval(each, own)
  }
  own$found <- list()
  own$line <- function(measure, values, decimals, n, error = NULL) {
    if (!all(is.finite(values[1]))) own$refuse("its values give no number")
    own$found[[measure]] <- list(value = values[[1]], n = n, error = error)
    measure
  }
  own$detail <- function(text) invisible()
  own$text_columns <- c(own$text_columns, fact_columns)
  own$columns <- c(own$columns, fact_columns)
  own
}

# Returns the measures of test trials, or the reason why there is no score.
scored <- function(own, test, settings) {
  own$found <- list()
  lines <- own$task_score(test, settings)
  missing <- grep("^no-score ", lines, value = TRUE)
  if (length(missing) > 0) list(reason = sub("^no-score ", "", missing[1])) else list(measures = own$found)
}

digits <- function(values) ifelse(is.na(values), "NA", sprintf("%.17g", values))
joined <- function(values) if (is.null(values)) "NA" else paste(digits(values), collapse = " ")

# Returns the input of most trials; of two that are equally frequent, the first in alphabetical order.
most_frequent <- function(texts) {
  texts <- texts[!is.na(texts)]
  if (length(texts) == 0) return(NA)
  names <- sort(unique(texts), method = "radix")
  names[which.max(tabulate(match(texts, names)))]
}

# Returns the numbers of a run by which a plan excludes people.
run_facts <- function(rows, test) {
  answers <- test$correct[!is.na(test$correct)]
  has_moved <- any(rows$pointer_moved %in% "TRUE")
  data.frame(
    place = rows$step_place[1], locale = rows$locale[1], input = most_frequent(test$input_type),
    order = rows$step_order[1], test = nrow(test), untrusted = sum(test$untrusted %in% "TRUE"),
    tooSoon = sum(!is.na(test$rt_ms) & test$rt_ms < 100), pasted = sum(test$pasted %in% "TRUE"),
    stillMouse = if (has_moved) 0 else sum(test$pointer_moved %in% "FALSE"),
    lateFrames = sum(!is.na(test$late_frames) & test$late_frames > 0), hidden = sum(test$hidden %in% "TRUE"),
    wrong = sum(!answers), shareCorrect = digits(if (length(answers) > 0) mean(answers) else NA),
    inputs = paste(sort(unique(test$input_type[!is.na(test$input_type)]), method = "radix"), collapse = " "),
    stringsAsFactors = FALSE
  )
}

# Returns the rows of a run for both tables.
tables_of <- function(own, run, step) {
  own$check_run(own$task, run)
  test <- own$test_rows(run$rows)
  score <- scored(own, test, run$settings)
  on_time <- test[!(!is.na(test$late_frames) & test$late_frames > 0), ]
  # A task may be unable to score so few trials.
  later <- tryCatch(scored(own, on_time, run$settings), error = function(condition) list())
  measures <- lapply(names(score$measures), function(id) {
    each <- score$measures[[id]]
    data.frame(
      session = run$id, step = step, measure = id, value = digits(each$value), n = each$n,
      squared_error = digits(if (is.null(each$error$squared)) NA else each$error$squared),
      median_of = joined(each$error$median), items = joined(each$error$items), stringsAsFactors = FALSE
    )
  })
  late <- lapply(names(later$measures), function(id) {
    data.frame(session = run$id, step = step, measure = id, value = digits(later$measures[[id]]$value), stringsAsFactors = FALSE)
  })
  facts <- data.frame(session = run$id, step = step, run_facts(run$rows, test), stringsAsFactors = FALSE)
  facts$reason <- if (is.null(score$reason)) NA else score$reason
  answers <- data.frame(
    session = run$id, step = step, item = test$stimulus, shown = !test$excluded %in% "notShown",
    answer = ifelse(is.na(test$excluded), test$response, NA), stringsAsFactors = FALSE
  )
  list(
    scores = do.call(rbind, measures), on_time = do.call(rbind, late), runs = facts,
    answers = if (own$task == "survey") answers
  )
}

scores <- on_time <- runs <- answers <- list()
for (table in study$tables) {
  own <- code_of(table$script)
  path <- file.path(home, "..", "data", table$folder)
  for (file in list.files(path, "[.]csv$", full.names = TRUE)) {
    for (run in own$attempt(file, function() own$runs_of(own$task, file, file))) {
      found <- own$attempt(own$place_of(run), function() tables_of(own, run, table$step))
      scores[[length(scores) + 1]] <- found$scores
      on_time[[length(on_time) + 1]] <- found$on_time
      runs[[length(runs) + 1]] <- found$runs
      answers[[length(answers) + 1]] <- found$answers
    }
  }
}

# Adds the rows that the page computed for runs that no script can score (page-scores.csv and so on).
write_table <- function(rows, name, columns) {
  given <- file.path(home, paste0("page-", name))
  if (file.exists(given)) {
    rows <- c(rows, list(read_texts(given)[columns]))
  }
  table <- do.call(rbind, rows)
  if (is.null(table)) table <- as.data.frame(sapply(columns, function(name) character()))
  write.csv(table, file.path(home, name), row.names = FALSE, na = "NA", fileEncoding = "UTF-8")
  cat(name, ": ", nrow(table), " rows\n", sep = "")
}
write_table(scores, "scores.csv", c("session", "step", "measure", "value", "n", "squared_error", "median_of", "items"))
write_table(on_time, "scores-on-time.csv", c("session", "step", "measure", "value"))
write_table(runs, "runs.csv", c(
  "session", "step", "place", "locale", "input", "order", "test", "untrusted", "tooSoon", "pasted", "stillMouse",
  "lateFrames", "hidden", "wrong", "shareCorrect", "inputs", "reason"
))
write_table(answers, "answers.csv", c("session", "step", "item", "shown", "answer"))
