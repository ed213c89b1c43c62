# Recomputes the results of runs from their CSV files: Rscript recompute.R [file.csv ...]
#
# Without an argument it reads ../data/*.csv. The settings of the runs in a file are in the parameters.json beside
# it, or beside its folder, as in an archive. Each run gives one line per measure, `measure value low high` with
# the ends of the 95 % interval (NA where one run gives none), or `no-score reason`; with several runs each line
# begins with its session_id. What stands beside the measures goes to standard error. Rows of another
# task are refused.
z_95 <- 1.959964

# Rounds half up, after taking away what the order of additions left.
shown <- function(value, decimals = 0) {
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

# Mean correct response time of incongruent minus congruent trials, ms.
conflict_lines <- function(measure, test, chance, p) {
  seen <- function(name) test[test$condition == name & !test$excluded %in% "hidden", ]
  times <- function(name) {
    rows <- seen(name)
    rows$rt_ms[is.na(rows$excluded)]
  }
  names <- c("incongruent", "congruent")
  counts <- sapply(names, function(name) nrow(seen(name)))
  limits <- sapply(counts, accuracy_needed, chance = chance, p = p)
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

# The settings that go with a CSV file, by name. The file is written with one setting on a line.
read_parameters <- function(path) {
  folder <- dirname(normalizePath(path))
  files <- file.path(c(folder, dirname(folder)), "parameters.json")
  files <- files[file.exists(files)]
  if (length(files) == 0) {
    message(path, " has no parameters.json beside it or beside its folder; it comes with the archive.")
    quit(status = 1)
  }
  lines <- grep('^ *"[A-Za-z0-9]+": [^{]', readLines(files[1], encoding = "UTF-8"), value = TRUE)
  values <- sub(",$", "", sub('^ *"[A-Za-z0-9]+": ', "", lines))
  names(values) <- sub('^ *"([A-Za-z0-9]+)": .*', "\\1", lines)
  lapply(values, function(value) {
    if (grepl('^"', value)) gsub('"', "", value) else if (value %in% c("true", "false")) value == "true" else as.numeric(value)
  })
}

# Prints the lines of each run.
report <- function(task, score) {
  script <- sub("^--file=", "", grep("^--file=", commandArgs(FALSE), value = TRUE))
  paths <- commandArgs(TRUE)
  if (length(paths) == 0) paths <- sort(Sys.glob(file.path(dirname(script), "..", "data", "*.csv")))
  runs <- list()
  settings <- list()
  for (path in paths) {
    parameters <- read_parameters(path)
    types <- c(session_id = "character", response = "character", stimulus = "character")
    rows <- read.csv(path, na.strings = "NA", stringsAsFactors = FALSE, colClasses = types)
    other <- setdiff(rows$task, task)
    if (length(other) > 0) {
      message(sprintf("%s has rows of the task %s; this script recomputes %s only.", path, other[1], task))
      quit(status = 1)
    }
    for (id in unique(rows$session_id)) {
      runs[[id]] <- rbind(runs[[id]], rows[rows$session_id == id, ])
      settings[[id]] <- parameters
    }
  }
  for (id in names(runs)) {
    test <- runs[[id]][runs[[id]]$phase == "test", ]
    p <- settings[[id]]
    lines <- c(score(test, p), late_lines(test, p, score))
    cat(paste0(if (length(runs) > 1) paste0(id, " "), lines, "\n"), sep = "")
  }
}
