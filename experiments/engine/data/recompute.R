# Recomputes the results of runs from their CSV files: Rscript recompute.R [file.csv or folder ...]
#
# source("recompute.R") does the same, from any working folder. Without an argument it reads the CSV files in ../data.
# The settings of the runs in a file are in the parameters.json beside it, or beside its folder, as in an archive. Each
# run gives one line per measure, `measure value low high` with the ends of the 95 % interval (NA where one run gives
# none), or `no-score reason`; with several runs each line begins with its session_id. What stands beside the measures
# goes to standard error. A file or run that cannot be used is named there with the reason, the others are done, and the
# script ends with an error. A run that stands in several files counts once.
z_95 <- 1.959964
# More than any run has. What comes from strangers must not fill the memory.
max_bytes <- 5e8
max_rows <- 5000
max_sessions <- 20000
# Of a file that a participant downloaded, which has one.
max_given_sessions <- 100
max_number <- 1e9

# Stops the run or the file that is being worked on, and only that.
refuse <- function(...) {
  stop(structure(class = c("refusal", "error", "condition"), list(message = paste0(...), call = NULL)))
}

# Rounds half up, after taking away what the order of additions left.
shown <- function(value, decimals = 0) {
  if (!all(is.finite(value))) refuse("its values give no number")
  stable <- floor(value * 1e6 + 0.5) / 1e6
  # Adding zero makes a negative zero positive.
  floor(stable * 10^decimals + 0.5) / 10^decimals + 0
}

# A measure with its value and the ends of its interval.
line <- function(measure, values, decimals) {
  paste(measure, paste(sprintf(paste0("%.", decimals, "f"), shown(values, decimals)), collapse = " "))
}

# 97.5 % point of Student's t (Abramowitz & Stegun 1964, 26.7.5), from 3 degrees of freedom on. qt() would differ
# from the page in the last digit now and then.
t_quantile <- function(df) {
  z <- z_95
  z +
    (z^3 + z) / 4 / df +
    (5 * z^5 + 16 * z^3 + 3 * z) / 96 / df^2 +
    (3 * z^7 + 19 * z^5 + 17 * z^3 - 15 * z) / 384 / df^3 +
    (79 * z^9 + 776 * z^7 + 1482 * z^5 - 1920 * z^3 - 945 * z) / 92160 / df^4
}

# A mean and the ends of its 95 % interval by Student's t.
mean_interval <- function(values) {
  half <- t_quantile(length(values) - 1) * sqrt(var(values) / length(values))
  mean(values) + c(0, -half, half)
}

# The mean of more minus that of less and the ends of its 95 % interval by Welch's t.
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

# The smallest number right of n that guessing reaches in a smaller share of runs than passes.
guessing_limit <- function(n, chance, passes) {
  if (chance <= 0 || chance >= 1) refuse("its settings leave nothing to guess")
  tails <- rev(cumsum(rev(dbinom(0:n, n, chance))))
  sum(tails >= passes)
}

# How many of n answers have to be right.
accuracy_needed <- function(n, chance, p) {
  max(guessing_limit(n, chance, p$guessingPasses), ceiling(n * p$minimumAccuracyPercent / 100))
}

# Whether the page was hidden in half of the trials or more.
hidden_too_often <- function(test) {
  nrow(test) > 0 && sum(test$excluded %in% "hidden") * 2 >= nrow(test)
}

# The response times of rows that are in the score, ms.
scored_times <- function(rows) {
  times <- rows$rt_ms[is.na(rows$excluded)]
  if (anyNA(times)) refuse("rt_ms is missing in a scored trial")
  times
}

# Mean correct response time of incongruent minus congruent trials, ms, where so many answers are to guess from.
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
  line(measure, difference_interval(times("incongruent"), times("congruent")), 0)
}

# Prints what stands beside the measures.
detail <- function(text) message(text)

# A caution and the score without the trials that had a late frame, where there are many.
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

# A text of somebody else, short and without what a terminal would obey.
quoted <- function(text) paste0("\"", substr(gsub("[^ -~]", "?", text, perl = TRUE), 1, 60), "\"")

# Says on standard error what was done about a file or run.
note <- function(where, text) message(where, ": ", text)

# Names what was left out, and remembers that something was.
refusals <- 0
refused <- function(where, reason) {
  note(where, reason)
  refusals <<- refusals + 1
}

# What a function returns; NULL where it is refused or fails, which is said. The others are done all the same.
attempt <- function(where, what) {
  failed <- function(condition) {
    known <- inherits(condition, "refusal")
    refused(where, paste0(if (!known) "does not fit this task: ", conditionMessage(condition)))
    NULL
  }
  tryCatch(what(), error = failed, warning = failed)
}

# A file as text with lines that end in \n. As a spreadsheet saves it, it is read too, and `saved` says how it was.
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

# The cells of each row of a text, and their separator. What stands between quotes (RFC 4180) gets stand-ins for
# separators and line ends until the rows are cut; read_text lets no such characters in.
split_rows <- function(text) {
  parts <- strsplit(paste0(text, "\""), "\"", fixed = TRUE)[[1]]
  if (length(parts) %% 2 == 0) refuse("has a quotation mark that does not end: it was cut off")
  place <- seq_along(parts)
  inside <- place %% 2 == 0
  # Between two quoted parts that touch stands one quotation mark.
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

# Texts without the apostrophe that marks what a spreadsheet would take for something else.
unmarked <- function(texts) sub("^'(?!NA\\z)", "", texts, perl = TRUE)

# The rows of a CSV file: the columns that are needed, NA where there is nothing, and in `whole` all cells, to compare
# rows by. Every cell is a text: an id like 007 or 12e5 is no number.
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

# The settings that go with a CSV file, by name.
read_settings <- function(path) {
  # Neither normalizePath() nor file.path() takes a name that is no UTF-8.
  files <- paste0(dirname(path), c("/", "/../"), "parameters.json")
  files <- files[file.exists(files)]
  if (length(files) == 0) refuse("has no parameters.json next to it or next to its folder; that file comes with the archive.")
  broken <- function(...) refuse("its parameters.json is not as it was handed over")
  text <- tryCatch(if (file.size(files[1]) > 1e5) broken() else read_text(files[1])$text, error = broken)
  pattern <- '"([A-Za-z0-9]+)"\\s*:\\s*("(?:[^"\\\\]|\\\\.)*+"|-?[0-9]+(?:\\.[0-9]+)?(?:[eE][-+]?[0-9]+)?|true|false)'
  # Without its values such a file is nothing but brackets.
  rest <- gsub("\\s", "", gsub(pattern, "v", text, perl = TRUE))
  entry <- '(v|"(parameters|rules)":\\{(v(,v)*)?\\})'
  if (!grepl(paste0("^\\{", entry, "(,", entry, ")*\\}$"), rest)) broken()
  pairs <- regmatches(text, gregexpr(pattern, text, perl = TRUE))[[1]]
  values <- as.list(sub(pattern, "\\2", pairs, perl = TRUE))
  names(values) <- sub(pattern, "\\1", pairs, perl = TRUE)
  if (anyDuplicated(names(values)) > 0) broken()
  structure(values, class = "settings")
}

# A setting, always a number: p$name is setting(p, "name").
setting <- function(p, name) {
  value <- unclass(p)[[name]]
  if (is.null(value)) refuse("its parameters.json has no ", name)
  if (!grepl("^-?[0-9]", value) || abs(as.numeric(value)) > max_number) {
    refuse("its parameters.json has no usable number for ", name)
  }
  as.numeric(value)
}
"$.settings" <- setting

# Whether a text can be a session_id.
is_id <- function(text) !is.na(text) & grepl("^[^[:space:]]{1,100}\\z", text, perl = TRUE)

# What a run is called where something is said about it.
place_of <- function(run) paste0(run$file, ", session ", quoted(run$id))

# Adds the rows of a run that stand in a file. A run of several files counts once: the same rows are left out, and of a
# download in the middle and one at the end the longer is taken. Anything else is refused, and never added up.
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

# The runs of a file, by session_id.
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

# Refuses rows that no run of this task has.
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
  # Trials are counted over the whole run, so a number that comes again is of rows that were put into the file twice.
  again <- rows$trial[!is.na(rows$trial) & duplicated(rows$trial)]
  if (length(again) > 0 && length(unique(rows$trial)) > 1) refuse("has the trial ", quoted(again[1]), " twice")
  TRUE
}

# The measured rows of a run, with numbers where numbers belong.
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

# This script as source() was given it; NULL where it was started otherwise.
sourced_file <- function() {
  for (frame in rev(sys.frames())) {
    file <- get0("ofile", frame, inherits = FALSE)
    if (!is.character(file)) next
    # With chdir = TRUE, `owd` is the working folder from which the path counts.
    from <- get0("owd", frame, inherits = FALSE)
    found <- c(if (!is.null(from)) file.path(from, file), file)
    found <- found[file.exists(found)]
    if (length(found) > 0) return(found[1])
  }
}

# This script as the command line names it, by Rscript or R -f; NULL where it does not.
started_file <- function() {
  arguments <- commandArgs(FALSE)
  arguments <- arguments[cumsum(arguments == "--args") == 0]
  file <- c(sub("^--file=", "", grep("^--file=", arguments, value = TRUE)), arguments[which(arguments == "-f") + 1])
  # R writes a blank as ~+~ there.
  file <- c(file, gsub("~+~", " ", file, fixed = TRUE))
  file <- file[!is.na(file) & file.exists(file)]
  if (length(file) > 0) file[1]
}

# Paths in the order of their bytes, which is the same everywhere.
in_order <- function(paths) {
  bytes <- paths
  Encoding(bytes) <- "bytes"
  paths[order(bytes, method = "radix")]
}

# The CSV files in a folder.
tables_in <- function(folder) {
  paths <- in_order(list.files(folder, "\\.csv$", full.names = TRUE, ignore.case = TRUE))
  paths[!dir.exists(paths)]
}

# The files that an argument names. The command line of Windows hands over *.csv as it is.
files_of <- function(argument) {
  if (dir.exists(argument)) return(tables_in(argument))
  found <- if (file.exists(argument)) argument else in_order(Sys.glob(argument))
  if (length(found) == 0) refused(argument, "is not there")
  found
}

# Whether recompute-all.R hands over the files.
are_given <- function() exists("given_files", environment(report), inherits = FALSE)

# The files to read, each with the name to call it by: those that recompute-all.R hands over, those of the command
# line, or those in ../data.
files_to_read <- function() {
  if (are_given()) return(given_files)
  sourced <- sourced_file()
  # The arguments of a script that calls source() are for that script.
  arguments <- if (is.null(sourced)) commandArgs(TRUE) else character()
  paths <- unlist(lapply(arguments, files_of))
  if (length(arguments) == 0) {
    script <- c(sourced, started_file())
    # Where R does not say where the script is, its data are sought from the working folder.
    from <- if (is.null(script)) c(".", "..") else file.path(dirname(script[1]), "..")
    folders <- file.path(normalizePath(from), "data")
    paths <- unlist(lapply(folders, tables_in))
    if (length(paths) == 0) stop("There is no CSV file in ", paste(folders, collapse = " or "), ".", call. = FALSE)
  }
  structure(paths, names = paths)
}

# Prints the lines of each run.
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
  for (run in Filter(function(run) !run$is_refused, runs)) {
    lines <- attempt(place_of(run), function() {
      test <- test_rows(run$rows)
      c(score(test, run$settings), late_lines(test, run$settings, score))
    })
    cat(sprintf("%s%s\n", if (length(seen) > 1) paste0(run$id, " ") else "", lines), sep = "")
  }
  if (refusals > 0) stop("Not everything was recomputed. The reasons are above.", call. = FALSE)
  if (length(seen) == 0) stop("There are no trials in the files.", call. = FALSE)
}
