# Recomputes the results of many participants: Rscript analysis/recompute-all.R [folder or zip ...]
#
# source("analysis/recompute-all.R") does the same, from any working folder. The script reads the archives that
# participants downloaded, zipped or unpacked, from the folders that the command names. Without a folder, it reads the
# folder data/ next to analysis/. For each step, it prints a line `# step` and then the results of
# analysis/<step>/recompute.R. If an archive cannot be used, the script prints its name and the reason to standard
# error. It still reads the other archives, and then ends with an error.

# These limits exceed every archive that a participant downloads. They prevent archives of unknown persons from filling
# the disk or the memory.
max_archive <- 1e8
max_directory <- 1e6
max_entries <- 2000
max_entry <- 2e7
max_total <- 2e8
max_ratio <- 200

# Signals the reason why an archive is not used, as a condition of class "refusal".
refuse <- function(...) {
  stop(structure(class = c("refusal", "error", "condition"), list(message = paste0(...), call = NULL)))
}

# Reports a file that is not used, and counts the failure for the end of the script.
failures <- 0
refused <- function(where, reason) {
  message(where, ": ", reason)
  failures <<- failures + 1
}

# Returns the path of this script if source() runs it, otherwise NULL.
sourced_file <- function() {
  for (frame in rev(sys.frames())) {
    file <- get0("ofile", frame, inherits = FALSE)
    if (!is.character(file)) next
    # If source() was called with chdir = TRUE, the path is relative to the folder in `owd`.
    from <- get0("owd", frame, inherits = FALSE)
    found <- c(if (!is.null(from)) file.path(from, file), file)
    found <- found[file.exists(found)]
    if (length(found) > 0) return(found[1])
  }
}

# Returns the path of this script if the command line names it (Rscript or R -f), otherwise NULL.
started_file <- function() {
  arguments <- commandArgs(FALSE)
  arguments <- arguments[cumsum(arguments == "--args") == 0]
  file <- c(sub("^--file=", "", grep("^--file=", arguments, value = TRUE)), arguments[which(arguments == "-f") + 1])
  # R replaces each space in the path by ~+~.
  file <- c(file, gsub("~+~", " ", file, fixed = TRUE))
  file <- file[!is.na(file) & file.exists(file)]
  if (length(file) > 0) file[1]
}

# Reads a number from bytes of a zip, least significant byte first; `at` is the position, from 0.
number <- function(bytes, at, length) {
  if (at < 0 || at + length > length(bytes)) refuse("is damaged")
  sum(as.integer(bytes[at + seq_len(length)]) * 256^(seq_len(length) - 1))
}

# Returns the entries of a zip from the list at its end (PKWARE APPNOTE, 4.3.12 and 4.3.16). unzip() would report
# neither links nor the compressed size of an entry.
listed <- function(bytes) {
  tail_start <- max(0, length(bytes) - 65557)
  ends <- grepRaw("PK\005\006", bytes[(tail_start + 1):length(bytes)], fixed = TRUE, all = TRUE)
  end <- tail_start + if (length(ends) > 0) ends[length(ends)] - 1 else length(bytes)
  if (end + 22 > length(bytes)) refuse("is not a complete zip: it was cut off, or is another kind of file")
  count <- number(bytes, end + 10, 2)
  size <- number(bytes, end + 12, 4)
  if (count > max_entries || size > max_directory) refuse("has too many files in it")
  at <- end - size
  # Other bytes may precede the zip in the file.
  shift <- at - number(bytes, end + 16, 4)
  entries <- list()
  while (at < end) {
    if (number(bytes, at, 4) != 0x02014b50) refuse("is damaged")
    lengths <- sapply(c(28, 30, 32), function(place) number(bytes, at + place, 2))
    name <- bytes[at + 46 + seq_len(lengths[1])]
    if (any(as.integer(name) %in% c(0:31, 127))) refuse("has a name with control characters in it")
    entries[[length(entries) + 1]] <- list(
      name = name_of(name), is_unix = number(bytes, at + 5, 1) == 3, flags = number(bytes, at + 8, 2),
      method = number(bytes, at + 10, 2), sum = bytes[at + 16 + 1:4], packed = number(bytes, at + 20, 4),
      size = number(bytes, at + 24, 4), kind = number(bytes, at + 41, 1) %/% 16, at = shift + number(bytes, at + 42, 4)
    )
    at <- at + 46 + sum(lengths)
  }
  if (length(entries) != count) refuse("is damaged")
  entries
}

# Returns the text of a file name from its bytes.
name_of <- function(bytes) {
  name <- rawToChar(bytes)
  if (!validUTF8(name)) name <- iconv(name, "latin1", "UTF-8")
  Encoding(name) <- "UTF-8"
  name
}

# Returns why a file name in an archive is unsafe, or NULL for a safe name. No archive of a participant has an unsafe
# name.
unsafe <- function(name) {
  if (grepl("[\\\\:]", name)) return("with a backslash or a colon in it")
  if (grepl("^/|(^|/)[.][.](/|$)", name)) return("that leads out of its folder")
}

# Checks the list of files in an archive before any file is unpacked; signals a refusal if a file is not acceptable.
check_entries <- function(entries) {
  names <- character()
  total <- 0
  for (entry in entries) {
    shown <- paste0("\"", substr(gsub("[^ -~]", "?", entry$name, perl = TRUE), 1, 60), "\"")
    if (!is.null(unsafe(entry$name))) refuse("has a name ", unsafe(entry$name), ": ", shown)
    if (tolower(entry$name) %in% names) refuse("has the name ", shown, " twice")
    names <- c(names, tolower(entry$name))
    if (entry$is_unix && entry$kind == 10) refuse("has a link in it: ", shown)
    if (entry$flags %% 2 == 1) refuse("is encrypted")
    if (!entry$method %in% c(0, 8)) refuse("is packed by another method than a usual zip: unpack it, or pack it again")
    total <- total + entry$size
    if (entry$size > max_entry || total > max_total) refuse("is too large once unpacked")
    if (entry$size > 1e6 && entry$size > max_ratio * entry$packed) refuse("is too large once unpacked for its size")
  }
}

# Returns uncompressed bytes in the format of compressed bytes, as stored blocks (RFC 1951, 3.2.4).
as_packed <- function(bytes) {
  starts <- seq(1, max(1, length(bytes)), by = 65535)
  two <- function(value) as.raw(c(value %% 256, value %/% 256))
  blocks <- lapply(starts, function(start) {
    block <- bytes[start - 1 + seq_len(min(65535, length(bytes) - start + 1))]
    c(as.raw(start == max(starts)), two(length(block)), two(65535 - length(block)), block)
  })
  unlist(blocks)
}

# Returns the content of an entry. R decompresses the entry as a gzip file (RFC 1952): first, at most one byte more than
# the archive declares, to detect a larger file; then the whole content, to verify its checksum.
unpacked_entry <- function(bytes, entry) {
  if (number(bytes, entry$at, 4) != 0x04034b50) refuse("is damaged")
  from <- entry$at + 30 + number(bytes, entry$at + 26, 2) + number(bytes, entry$at + 28, 2)
  if (from + entry$packed > length(bytes)) refuse("is damaged")
  packed <- bytes[from + seq_len(entry$packed)]
  if (entry$method == 0) packed <- as_packed(packed)
  size <- as.raw(entry$size %/% 256^(0:3) %% 256)
  gzip <- c(as.raw(c(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255)), packed, entry$sum, size)
  connection <- gzcon(rawConnection(gzip))
  on.exit(close(connection))
  content <- readBin(connection, "raw", entry$size + 1)
  if (length(content) != entry$size) refuse("is damaged")
  if (length(content) > 0) memDecompress(gzip, "gzip") else content
}

# Returns the step and its folder if a path leads to the trials or parameters of a step, otherwise NULL.
step_of <- function(path, steps) {
  pattern <- "^((?:.*/)?[0-9]+-([^/]+))/(?:parameters[.]json|data/[^/.][^/]*[.][cC][sS][vV])$"
  if (!grepl(pattern, path, perl = TRUE) || grepl("(^|/)__MACOSX/", path)) return(NULL)
  step <- sub(pattern, "\\2", path, perl = TRUE)
  if (step %in% steps) list(step = step, folder = sub(pattern, "\\1", path, perl = TRUE))
}

# Returns whether a file name ends in .csv.
is_csv <- function(name) grepl("[.]csv$", name, ignore.case = TRUE, perl = TRUE)

# Unpacks only the trials and the parameters of the steps. Returns the CSV files, each with its step and name. The
# unpacked files get new names, because a name in the archive must not determine where a file is written.
unpack <- function(path, steps, folder) {
  if (file.size(path) > max_archive) refuse("is too large")
  bytes <- readBin(path, "raw", file.size(path))
  entries <- listed(bytes)
  check_entries(entries)
  tables <- list()
  folders <- character()
  for (entry in entries) {
    step <- step_of(entry$name, steps)
    if (is.null(step)) next
    folders <- union(folders, step$folder)
    place <- file.path(folder, match(step$folder, folders))
    dir.create(file.path(place, "data"), recursive = TRUE, showWarnings = FALSE)
    is_table <- is_csv(entry$name)
    target <- file.path(place, if (is_table) sprintf("data/%d.csv", length(tables)) else "parameters.json")
    writeBin(unpacked_entry(bytes, entry), target)
    if (is_table) {
      tables[[length(tables) + 1]] <- list(step = step$step, path = target, label = paste0(path, ": ", entry$name))
    }
  }
  is_participant <- any(vapply(entries, function(entry) grepl("(^|/)participation[.]json$", entry$name), TRUE))
  if (length(tables) == 0 && !is_participant) refuse("has no data of a step of this study")
  tables
}

# Returns paths sorted by their bytes. This order is the same on every computer.
in_order <- function(paths) {
  bytes <- paths
  Encoding(bytes) <- "bytes"
  paths[order(bytes, method = "radix")]
}

# Returns the files in a folder and its subfolders. Links to folders are not followed, because they may lead anywhere.
files_below <- function(folder) {
  paths <- in_order(list.files(folder, full.names = TRUE))
  is_folder <- dir.exists(paths)
  inner <- paths[is_folder & basename(paths) != "__MACOSX" & !nzchar(Sys.readlink(paths))]
  c(paths[!is_folder], unlist(lapply(inner, files_below)))
}

# Returns the CSV files of the steps, each with its step and name. They are found in folders, and in archives within
# these folders.
tables_of <- function(folders, steps, unpacked) {
  tables <- list()
  for (folder in folders) {
    if (!file.exists(folder)) refused(folder, "is not there")
    for (path in if (dir.exists(folder)) files_below(folder) else folder[file.exists(folder)]) {
      step <- step_of(path, steps)
      if (!is.null(step) && is_csv(path)) {
        tables[[length(tables) + 1]] <- list(step = step$step, path = path, label = path)
      }
      if (grepl("[.]zip$", path, ignore.case = TRUE, perl = TRUE)) {
        failed <- function(condition) {
          refused(path, if (inherits(condition, "refusal")) conditionMessage(condition) else "is damaged")
          list()
        }
        own <- tempfile("archive", unpacked)
        tables <- c(tables, tryCatch(unpack(path, steps, own), error = failed, warning = failed))
      }
    }
  }
  tables
}

# Runs the script of a step. The script itself reports the files that it refuses.
run_step <- function(script, tables) {
  own <- new.env(parent = globalenv())
  labels <- vapply(tables, function(table) table$label, "")
  own$given_files <- structure(vapply(tables, function(table) table$path, ""), names = labels)
  tryCatch(source(script, local = own), error = function(condition) {
    message("Error: ", conditionMessage(condition))
    failures <<- failures + 1
  })
}

main <- function() {
  sourced <- sourced_file()
  script <- c(sourced, started_file(), "analysis/recompute-all.R")[1]
  here <- dirname(suppressWarnings(normalizePath(script)))
  # If another script calls source(), the arguments of the command belong to that script.
  folders <- if (is.null(sourced)) commandArgs(TRUE) else character()
  if (length(folders) == 0) folders <- file.path(dirname(here), "data")
  steps <- in_order(list.files(here))
  steps <- steps[file.exists(file.path(here, steps, "recompute.R"))]
  unpacked <- tempfile("archives")
  dir.create(unpacked)
  on.exit(unlink(unpacked, recursive = TRUE))
  tables <- tables_of(folders, steps, unpacked)
  tables <- tables[!duplicated(vapply(tables, function(table) normalizePath(table$path), ""))]
  for (step in steps) {
    cat("# ", step, "\n", sep = "")
    own <- Filter(function(table) table$step == step, tables)
    if (length(own) > 0) run_step(file.path(here, step, "recompute.R"), own)
  }
  if (length(tables) == 0) {
    where <- paste(folders, collapse = ", ")
    stop("There are no trials in ", where, ". Put the files that participants downloaded there.", call. = FALSE)
  }
  if (failures > 0) stop("Not everything was recomputed. The reasons are above.", call. = FALSE)
}

main()
