# Recomputes the results of runs from their CSV files: Rscript recompute.R [file.csv or folder ...]
#
# source("recompute.R") does the same, from any working folder. Without an argument, the script reads the CSV files in
# ../data. The parameters of the runs in a file are read from parameters.json next to the file, or next to its folder,
# as in an archive. For each run, the script prints one line per measure, `measure value low high` with the ends of the
# 95 % interval (NA if the interval cannot be computed from one run), or `no-score reason`. With several runs, each line
# begins with the session_id of its run. Additional information is printed to standard error. If a file or run cannot be
# used, its name and the reason are printed there, too. The script then continues with the other files and runs, and
# ends with an error. A run that is in several files counts once. Rehearsals do not count: if other runs are present,
# rehearsals are left out and named there.
z_95 <- 1.959964
# These limits exceed the size of any run. They prevent the file of an unknown person from filling the memory.
max_bytes <- 5e8
max_rows <- 5000
max_sessions <- 20000
# The limit for a file that a participant downloaded. A downloaded file normally contains one session.
max_given_sessions <- 100
max_number <- 1e9

# Stops the processing of the present run or file. All other runs and files are still processed.
refuse <- function(...) {
  stop(structure(class = c("refusal", "error", "condition"), list(message = paste0(...), call = NULL)))
}

# Rounds half up, after removing differences due to the order of additions.
shown <- function(value, decimals = 0) {
  if (!all(is.finite(value))) refuse("its values give no number")
  stable <- floor(value * 1e6 + 0.5) / 1e6
  # Adding zero makes a negative zero positive.
  floor(stable * 10^decimals + 0.5) / 10^decimals + 0
}

# Returns the output line of a measure, with its value and the ends of its interval. `n` is the number of trials or items,
# and `error` is what the run says about the random error of the value. Neither is printed; the scripts of a data set of
# many people read them.
line <- function(measure, values, decimals, n, error = NULL) {
  paste(measure, paste(sprintf(paste0("%.", decimals, "f"), shown(values, decimals)), collapse = " "))
}

# Returns the 97.5 % quantile of Student's t (Abramowitz & Stegun 1964, 26.7.5), for at least 3 degrees of freedom. The
# result of qt() would sometimes differ from the page in the last digit.
t_quantile <- function(df) {
  z <- z_95
  z +
    (z^3 + z) / 4 / df +
    (5 * z^5 + 16 * z^3 + 3 * z) / 96 / df^2 +
    (3 * z^7 + 19 * z^5 + 17 * z^3 - 15 * z) / 384 / df^3 +
    (79 * z^9 + 776 * z^7 + 1482 * z^5 - 1920 * z^3 - 945 * z) / 92160 / df^4
}

# Returns a mean and the ends of its 95 % interval (Student's t).
mean_interval <- function(values) {
  half <- t_quantile(length(values) - 1) * sqrt(var(values) / length(values))
  mean(values) + c(0, -half, half)
}

# Returns the mean of `more` minus the mean of `less`, and the ends of the 95 % interval of this difference (Welch's t).
difference_interval <- function(more, less) {
  a <- var(more) / length(more)
  b <- var(less) / length(less)
  half <- 0
  if (a + b > 0) {
    df <- (a + b)^2 / (a^2 / (length(more) - 1) + b^2 / (length(less) - 1))
    half <- t_quantile(df) * sqrt(a + b)
  }
  mean(more) - mean(less) + c(0, -half, half)
}

# Returns a median, and the two values that enclose the true median in at least 95 % of samples.
median_interval <- function(values) {
  times <- sort(values)
  n <- length(times)
  # A value is below the true median with probability 1/2. The probability that fewer than `rank` values are below the
  # true median is at most 2.5 %.
  rank <- qbinom(0.025, n, 0.5)
  c(median(times), times[rank], times[n + 1 - rank])
}

# Returns the smallest number of correct answers, of n, that guessing reaches with a probability below `passes`.
guessing_limit <- function(n, chance, passes) {
  if (chance <= 0 || chance >= 1) refuse("its settings leave nothing to guess")
  tails <- rev(cumsum(rev(dbinom(0:n, n, chance))))
  sum(tails >= passes)
}

# Returns the number of answers, of n, that must be correct.
accuracy_needed <- function(n, chance, p) {
  max(guessing_limit(n, chance, p$guessingPasses), ceiling(n * p$minimumAccuracyPercent / 100))
}

# Returns whether the page was hidden in at least half of the trials.
hidden_too_often <- function(test) {
  nrow(test) > 0 && sum(test$excluded %in% "hidden") * 2 >= nrow(test)
}

# Returns the response times of the scored rows, ms.
scored_times <- function(rows) {
  times <- rows$rt_ms[is.na(rows$excluded)]
  if (anyNA(times)) refuse("rt_ms is missing in a scored trial")
  times
}

# Returns the line for the mean correct response time in incongruent trials minus the mean in congruent trials, ms.
# `answers` is the number of possible answers. It determines the probability of a correct guess.
conflict_lines <- function(measure, test, answers, p) {
  if (answers <= 0) refuse("its settings leave nothing to guess")
  seen <- function(name) test[test$condition %in% name & !test$excluded %in% "hidden", ]
  times <- function(name) scored_times(seen(name))
  names <- c("incongruent", "congruent")
  counts <- sapply(names, function(name) nrow(seen(name)))
  limits <- sapply(counts, accuracy_needed, chance = 1 / answers, p = p)
  right <- sapply(names, function(name) length(times(name)))
  if (hidden_too_often(test)) return("no-score tooOftenHidden")
  if (any(limits > counts)) return("no-score tooFewLeft")
  if (any(right < limits)) return("no-score tooFewCorrect")
  more <- times("incongruent")
  less <- times("congruent")
  error <- list(squared = var(more) / length(more) + var(less) / length(less))
  line(measure, difference_interval(more, less), 0, length(more) + length(less), error)
}

# Prints additional information about a result to standard error.
detail <- function(text) message(text)

# Returns a caution, and the score without the trials that had a late frame; both only if many trials had a late frame.
late_lines <- function(test, p, score) {
  kept <- is.na(test$excluded)
  late <- kept & !is.na(test$late_frames) & test$late_frames > 0
  if (sum(late) == 0 || sum(late) < p$lateCautionShare * sum(kept)) return(character())
  verdict <- if (sum(late) >= p$lateLimitShare * sum(kept)) "do-not-use" else "caution"
  c(
    paste("late-frames", sum(late), sum(kept), verdict),
    paste("without-late-frames", score(test[!late, ], p))
  )
}

# Returns a text from a file in quotation marks, shortened and without control characters for the terminal.
quoted <- function(text) paste0("\"", substr(gsub("[^ -~]", "?", text, perl = TRUE), 1, 60), "\"")

# Prints a message about a file or run to standard error.
note <- function(where, text) message(where, ": ", text)

# Prints the name of a file or run that is left out, with the reason, and counts it.
refusals <- 0
refused <- function(where, reason) {
  note(where, reason)
  refusals <<- refusals + 1
}

# Returns the result of a function; NULL if the function refuses its data or fails. A message reports the reason, and
# the script continues.
attempt <- function(where, what) {
  failed <- function(condition) {
    known <- inherits(condition, "refusal")
    refused(where, paste0(if (!known) "does not fit this task: ", conditionMessage(condition)))
    NULL
  }
  tryCatch(what(), error = failed, warning = failed)
}

# Returns a file as text with lines that end in \n. The function can also read a file that a spreadsheet has saved;
# `saved` then describes the changes of the spreadsheet.
read_text <- function(path) {
  size <- file.size(path)
  if (is.na(size) || dir.exists(path)) refuse("cannot be read")
  if (size == 0) refuse("is empty")
  if (size > max_bytes) refuse("is larger than ", max_bytes / 1e6, " MB")
  closed <- function(condition) refuse("cannot be read")
  bytes <- tryCatch(readBin(path, "raw", size), error = closed, warning = closed)
  start <- paste(head(bytes, 3), collapse = "")
  if (grepl("^(fffe|feff)", start)) {
    refuse("was saved again by a spreadsheet, as UTF-16: use the file as it was downloaded, or save it as CSV UTF-8")
  }
  if (any(tabulate(as.integer(bytes) + 1, 256)[c(1:9, 12:13, 15:32)] > 0)) {
    refuse("has NUL or other control characters: it is damaged, or not a table")
  }
  saved <- character()
  if (start == "efbbbf") {
    bytes <- bytes[-(1:3)]
    saved <- "with a byte order mark"
  }
  text <- rawToChar(bytes)
  if (!validUTF8(text)) {
    text <- iconv(text, "CP1252", "UTF-8")
    if (is.na(text)) refuse("is neither UTF-8 nor Windows-1252")
    saved <- c(saved, "in Windows-1252")
  }
  Encoding(text) <- "UTF-8"
  list(text = gsub("\r\n?", "\n", text), saved = saved)
}

# Returns the cells of each row of a text, and the separator of the cells. Until the rows are split, control characters
# replace the separators and line ends within quotation marks (RFC 4180). read_text refuses files with these characters.
split_rows <- function(text) {
  parts <- strsplit(paste0(text, "\""), "\"", fixed = TRUE)[[1]]
  if (length(parts) %% 2 == 0) refuse("has a quotation mark that does not end: it was cut off")
  place <- seq_along(parts)
  inside <- place %% 2 == 0
  # Two adjacent quotation marks within a quoted cell represent one quotation mark.
  parts[!inside & parts == "" & place > 1 & place < length(parts)] <- "\""
  parts[inside] <- gsub("\n", "\002", parts[inside], fixed = TRUE)
  header <- sub("\n.*", "", paste(parts, collapse = ""))
  has_ids <- function(separator) "session_id" %in% strsplit(header, separator, fixed = TRUE)[[1]]
  separator <- Find(has_ids, c(",", ";", "\t"))
  if (is.null(separator)) refuse("is not a table of trials: its first line has no column session_id")
  parts[inside] <- gsub(separator, "\001", parts[inside], fixed = TRUE)
  lines <- strsplit(paste(parts, collapse = ""), "\n", fixed = TRUE)[[1]]
  lines <- lines[gsub(separator, "", lines, fixed = TRUE) != ""]
  rows <- strsplit(paste0(lines, separator), separator, fixed = TRUE)
  width <- length(rows[[1]])
  for (i in which(lengths(rows) != width)) {
    count <- length(rows[[i]])
    if (count < width || any(rows[[i]][-seq_len(width)] != "")) {
      refuse("has ", count, " cells in row ", i - 1, " and ", width, " in its header: it was cut off or changed")
    }
    rows[[i]] <- rows[[i]][seq_len(width)]
  }
  if (any(inside)) {
    rows <- lapply(rows, function(row) gsub("\001", separator, gsub("\002", "\n", row, fixed = TRUE), fixed = TRUE))
  }
  list(rows = rows, separator = separator)
}

text_columns <- c("session_id", "task", "phase", "condition", "stimulus", "response", "excluded")
number_columns <- c("rt_ms", "late_frames")
columns <- c(text_columns, number_columns, "correct")

# Returns texts without the apostrophe that prevents spreadsheets from misreading them.
unmarked <- function(texts) sub("^'(?!NA\\z)", "", texts, perl = TRUE)

# Returns the rows of a CSV file: the required columns, with NA for missing values, and a column `whole`. This column
# contains all cells of a row, and rows are compared by it. Every cell is read as text, because an id like 007 or 12e5
# would otherwise be read as a number.
read_table <- function(path, label) {
  read <- read_text(path)
  split <- split_rows(read$text)
  header <- split$rows[[1]]
  times <- vapply(columns, function(name) sum(header == name), 0)
  if (any(times == 0)) refuse("has no column ", columns[times == 0][1])
  if (any(times > 1)) refuse("has the column ", columns[times > 1][1], " twice")
  cells <- matrix(as.character(unlist(split$rows[-1])), ncol = length(header), byrow = TRUE)
  table <- as.data.frame(cells[, match(columns, header), drop = FALSE], stringsAsFactors = FALSE)
  names(table) <- columns
  table$trial <- if ("trial" %in% header) cells[, match("trial", header)] else rep("NA", nrow(table))
  table$rehearsal <- if ("rehearsal" %in% header) cells[, match("rehearsal", header)] else rep("NA", nrow(table))
  is_saved <- split$separator != ","
  if (is_saved) {
    for (name in number_columns) table[[name]] <- sub(",", ".", table[[name]], fixed = TRUE)
  }
  saved <- c(read$saved, if (is_saved) "with other separators than commas")
  if (any(c("VRAI", "FAUX") %in% table$correct)) {
    saved <- c(saved, "with TRUE and FALSE in French")
    table$correct[table$correct == "VRAI"] <- "TRUE"
    table$correct[table$correct == "FAUX"] <- "FALSE"
  }
  if (length(saved) > 0) {
    note(label, paste0("was saved again by a spreadsheet (", paste(saved, collapse = ", "), "), and is read so"))
  }
  table$whole <- do.call(paste, c(lapply(seq_along(header), function(i) unmarked(cells[, i])), sep = "\001"))
  table[table == "NA"] <- NA
  for (name in text_columns) table[[name]] <- unmarked(table[[name]])
  table
}

# Returns the parameters that belong to a CSV file, keyed by name.
read_settings <- function(path) {
  # normalizePath() and file.path() do not accept a file name that is not valid UTF-8.
  files <- paste0(dirname(path), c("/", "/../"), "parameters.json")
  files <- files[file.exists(files)]
  if (length(files) == 0) refuse("has no parameters.json next to it or next to its folder; that file comes with the archive.")
  broken <- function(...) refuse("its parameters.json is not as it was handed over")
  text <- tryCatch(if (file.size(files[1]) > 1e7) broken() else read_text(files[1])$text, error = broken)
  pattern <- '"([A-Za-z0-9]+)"\\s*:\\s*("(?:[^"\\\\]|\\\\.)*+"|-?[0-9]+(?:\\.[0-9]+)?(?:[eE][-+]?[0-9]+)?|true|false)'
  # The parameters file consists only of names with values, of commas and of brackets.
  rest <- gsub("\\s", "", gsub(pattern, "v", text, perl = TRUE))
  entry <- '(v|"(parameters|rules)":\\{(v(,v)*)?\\})'
  if (!grepl(paste0("^\\{", entry, "(,", entry, ")*\\}$"), rest)) broken()
  pairs <- regmatches(text, gregexpr(pattern, text, perl = TRUE))[[1]]
  values <- as.list(sub(pattern, "\\2", pairs, perl = TRUE))
  names(values) <- sub(pattern, "\\1", pairs, perl = TRUE)
  if (anyDuplicated(names(values)) > 0) broken()
  structure(values, class = "settings")
}

# Returns a parameter, which must be a number: p$name is setting(p, "name").
setting <- function(p, name) {
  value <- unclass(p)[[name]]
  if (is.null(value)) refuse("its parameters.json has no ", name)
  if (!grepl("^-?[0-9]", value) || abs(as.numeric(value)) > max_number) {
    refuse("its parameters.json has no usable number for ", name)
  }
  as.numeric(value)
}
"$.settings" <- setting

# Returns whether a text can be a session_id.
is_id <- function(text) !is.na(text) & grepl("^[^[:space:]]{1,100}\\z", text, perl = TRUE)

# Returns the name of a run in messages.
place_of <- function(run) paste0(run$file, ", session ", quoted(run$id))

# Adds a run from a file to the known runs. A run that is in several files counts once. If one file contains only the
# beginning of the other file's rows, for example a download during the run, the longer version counts. If the rows
# differ, neither version is used.
add_run <- function(known, run) {
  if (is.null(known)) return(run)
  if (known$is_refused) return(known)
  short <- if (nrow(run$rows) < nrow(known$rows)) run else known
  long <- if (nrow(run$rows) < nrow(known$rows)) known else run
  where <- place_of(run)
  is_same <- identical(unclass(known$settings), unclass(run$settings))
  if (!is_same || !identical(short$rows$whole, long$rows$whole[seq_len(nrow(short$rows))])) {
    refused(where, paste("differs from", known$file, "and neither is used"))
    known$is_refused <- TRUE
    return(known)
  }
  if (nrow(short$rows) == nrow(long$rows)) {
    note(where, paste("is the same as in", known$file, "and counts once"))
    return(known)
  }
  note(where, paste0("is also in ", known$file, "; the longer version counts, in ", long$file))
  long
}

# Returns the runs in a file, one for each session_id.
runs_of <- function(task, path, label) {
  settings <- read_settings(path)
  rows <- read_table(path, label)
  ids <- unique(rows$session_id)
  limit <- if (are_given()) max_given_sessions else max_sessions
  if (length(ids) > limit) refuse("has ", length(ids), " sessions, more than the ", limit, " that are read of a file")
  places <- split(seq_len(nrow(rows)), match(rows$session_id, ids))
  lapply(seq_along(ids), function(i) {
    id <- ids[i]
    own <- rows[places[[i]], ]
    list(id = if (is.na(id)) "NA" else id, file = label, rows = own, settings = settings, is_refused = FALSE)
  })
}

# Refuses rows that cannot belong to a run of this task.
check_run <- function(task, run) {
  rows <- run$rows
  if (!is_id(run$id) || run$id == "NA") refuse("has no valid session_id")
  if (grepl("^[0-9](?:[.,][0-9]+)?E[-+]?[0-9]+\\z", run$id, perl = TRUE)) {
    refuse("has a session_id that a spreadsheet has changed to a number: use the file as it was downloaded")
  }
  other <- rows$task[!rows$task %in% task]
  if (length(other) > 0) {
    refuse("has rows of the task ", gsub("\"", "", quoted(other[1])), "; this script recomputes ", task, " only.")
  }
  if (nrow(rows) > max_rows) refuse("has more than ", max_rows, " rows")
  # Trial numbers continue through the whole run. A repeated number therefore means that rows were added to the file
  # twice.
  again <- rows$trial[!is.na(rows$trial) & duplicated(rows$trial)]
  if (length(again) > 0 && length(unique(rows$trial)) > 1) refuse("has the trial ", quoted(again[1]), " twice")
  TRUE
}

# Returns the rows of the test trials of a run, with the number columns as numbers.
test_rows <- function(rows) {
  for (name in number_columns) {
    text <- rows[[name]]
    bad <- !is.na(text) & !grepl("^-?[0-9]+(?:\\.[0-9]+)?(?:[eE][-+]?[0-9]+)?\\z", text, perl = TRUE)
    rows[[name]] <- suppressWarnings(as.numeric(text))
    bad <- bad | (!is.na(text) & !(abs(rows[[name]]) <= max_number))
    if (any(bad)) refuse(name, " is ", quoted(text[bad][1]), ", which is not a valid number")
  }
  text <- rows$correct
  if (!all(text %in% c("TRUE", "FALSE", NA))) {
    refuse("correct is ", quoted(text[!text %in% c("TRUE", "FALSE", NA)][1]), " and not TRUE, FALSE or NA")
  }
  rows$correct <- text == "TRUE"
  if ("" %in% rows$excluded) refuse("excluded is empty: use the file as it was downloaded")
  rows[rows$phase %in% "test", ]
}

# Returns the path of this script in a call of source(); NULL if the script was started in another way.
sourced_file <- function() {
  for (frame in rev(sys.frames())) {
    file <- get0("ofile", frame, inherits = FALSE)
    if (!is.character(file)) next
    # With chdir = TRUE, the path is relative to the working folder `owd`.
    from <- get0("owd", frame, inherits = FALSE)
    found <- c(if (!is.null(from)) file.path(from, file), file)
    found <- found[file.exists(found)]
    if (length(found) > 0) return(found[1])
  }
}

# Returns the path of this script on the command line of Rscript or R -f; NULL if the command line does not name the
# script.
started_file <- function() {
  arguments <- commandArgs(FALSE)
  arguments <- arguments[cumsum(arguments == "--args") == 0]
  file <- c(sub("^--file=", "", grep("^--file=", arguments, value = TRUE)), arguments[which(arguments == "-f") + 1])
  # R replaces a blank in this path with ~+~.
  file <- c(file, gsub("~+~", " ", file, fixed = TRUE))
  file <- file[!is.na(file) & file.exists(file)]
  if (length(file) > 0) file[1]
}

# Returns paths sorted by their bytes. This order is the same on all computers.
in_order <- function(paths) {
  bytes <- paths
  Encoding(bytes) <- "bytes"
  paths[order(bytes, method = "radix")]
}

# Returns the paths of the CSV files in a folder.
tables_in <- function(folder) {
  paths <- in_order(list.files(folder, "\\.csv$", full.names = TRUE, ignore.case = TRUE))
  paths[!dir.exists(paths)]
}

# Returns the files to which an argument refers. The command line of Windows does not expand *.csv.
files_of <- function(argument) {
  if (dir.exists(argument)) return(tables_in(argument))
  found <- if (file.exists(argument)) argument else in_order(Sys.glob(argument))
  if (length(found) == 0) refused(argument, "is not there")
  found
}

# Returns whether recompute-all.R provides the files.
are_given <- function() exists("given_files", environment(report), inherits = FALSE)

# Returns the files to read, each with its name in messages: the files that recompute-all.R provides, the files on the
# command line, or the files in ../data.
files_to_read <- function() {
  if (are_given()) return(given_files)
  sourced <- sourced_file()
  # If another script calls source(), the arguments are meant for the other script.
  arguments <- if (is.null(sourced)) commandArgs(TRUE) else character()
  paths <- unlist(lapply(arguments, files_of))
  if (length(arguments) == 0) {
    script <- c(sourced, started_file())
    # If the path of the script is not known, the script searches for data from the working folder.
    from <- if (is.null(script)) c(".", "..") else file.path(dirname(script[1]), "..")
    folders <- file.path(normalizePath(from), "data")
    paths <- unlist(lapply(folders, tables_in))
    if (length(paths) == 0) stop("There is no CSV file in ", paste(folders, collapse = " or "), ".", call. = FALSE)
  }
  structure(paths, names = paths)
}

# Returns the runs without the rehearsals. A rehearsal is scored only if the files have no other runs. The script
# recompute-all.R never scores rehearsals, because another step may have runs that count.
counted <- function(runs) {
  is_rehearsal <- vapply(runs, function(run) any(run$rows$rehearsal %in% c("TRUE", "VRAI")), TRUE)
  leaves_out <- any(!is_rehearsal) || are_given()
  for (run in runs[is_rehearsal]) {
    note(place_of(run), paste0("is a rehearsal, which does not count", if (leaves_out) ", and is left out"))
  }
  if (leaves_out) runs[!is_rehearsal] else runs
}

# Prints the result lines of each run.
report <- function(task, score) {
  files <- files_to_read()
  runs <- list()
  seen <- character()
  for (i in seq_along(files)) {
    label <- names(files)[i]
    for (run in attempt(label, function() runs_of(task, files[[i]], label))) {
      seen <- union(seen, run$id)
      is_usable <- attempt(place_of(run), function() check_run(task, run))
      if (!is.null(is_usable)) runs[[run$id]] <- add_run(runs[[run$id]], run)
    }
  }
  for (run in Filter(function(run) !run$is_refused, counted(runs))) {
    lines <- attempt(place_of(run), function() {
      test <- test_rows(run$rows)
      c(score(test, run$settings), late_lines(test, run$settings, score))
    })
    cat(sprintf("%s%s\n", if (length(seen) > 1) paste0(run$id, " ") else "", lines), sep = "")
  }
  if (refusals > 0) stop("Not everything was recomputed. The reasons are above.", call. = FALSE)
  if (length(seen) == 0) stop("There are no trials in the files.", call. = FALSE)
}
