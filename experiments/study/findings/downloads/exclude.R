# Decides who counts, and applies the rules of the plan: Rscript analysis/02-exclude.R
#
# The script needs the tables of 01-score.R. It writes counted.csv, and compares its decisions with participants.csv. The
# records that are not in the data set (other studies, rehearsals, withdrawn data) are numbers in study.R. Whether the
# bytes of a session are those of its receipt cannot be seen from the data set: `edited` comes from participants.csv.
home <- script_folder("02-exclude.R")
source(file.path(home, "study.R"), encoding = "UTF-8")
source(file.path(home, "tables.R"), encoding = "UTF-8")
people <- read_texts(file.path(home, "..", "participants.csv"))
runs <- read_texts(file.path(home, "runs.csv"))
scores <- read_texts(file.path(home, "scores.csv"))

steps_done <- split(runs$step, factor(runs$session, people$session))
orders <- tapply(runs$order, factor(runs$session, people$session), function(texts) texts[1])

# Returns whether a session has the runs of all steps of its participant.
is_complete <- function(i) {
  if (people$exit[i] %in% "completed") return(TRUE)
  needed <- if (study$has_document) by_condition(study$steps_of, people$condition[i], people$visit[i]) else
    intersect(strsplit(c(orders[[i]], "")[1], " ")[[1]], unique(runs$step))
  length(steps_done[[i]]) > 0 && all(needed %in% steps_done[[i]])
}

# Returns why a planned measure is missing, with its step; NA if none is missing.
missing_score <- function(i) {
  for (measure in by_condition(study$measures_of, people$condition[i], people$visit[i])) {
    session <- people$session[i]
    if (any(scores$session == session & scores$step == measure$step & scores$measure == measure$id)) next
    run <- run_rows(runs, session, measure$step)
    reason <- if (is.na(run)) "notDone" else if (is.na(runs$reason[run])) "noValue" else runs$reason[run]
    return(paste0(measure$step, ".", reason))
  }
  NA
}

# Returns whether a rule of the plan excludes a person because of a run. Missing data do not exclude.
excludes <- function(rule, run, sittings) {
  count <- function(name) as.numeric(run[[name]])
  switch(rule$flag,
    sittings = isTRUE(as.numeric(sittings) > rule$above),
    failedChecks = count("wrong") > rule$above,
    input = any(strsplit(run$inputs, " ")[[1]] != rule$only),
    accuracyBelow = isTRUE(100 * count("shareCorrect") < rule$percent),
    100 * count(rule$flag) > rule$abovePercent * count("test")
  )
}

# Returns the number of the first rule that excludes the person of a session; NA if none does.
excluding_rule <- function(i) {
  for (number in seq_along(study$rules)) {
    rule <- study$rules[[number]]
    for (step in rule$steps) {
      run <- run_rows(runs, people$session[i], step)
      if (is.na(run)) next
      if (excludes(rule, runs[run, ], step_column(people, step, "sittings", " ")[i])) return(number)
    }
  }
  NA
}

aside <- detail <- rep(NA_character_, nrow(people))
seen_before <- rep(FALSE, nrow(people))
is_edited <- people$aside %in% "edited"
aside[is_edited] <- "edited"
is_ended <- people$exit %in% c("screenedOut", "failedCheck")
complete <- vapply(seq_len(nrow(people)), is_complete, TRUE)
unit <- paste(people$person, people$visit, if (study$are_sessions) people$condition)
for (own in split(which(!is_edited), factor(unit[!is_edited], unique(unit)))) {
  finished <- which(is_ended[own] | complete[own])
  chosen <- if (length(finished) > 0) finished[1] else 1
  for (place in seq_along(own)) {
    i <- own[place]
    if (length(finished) > 0 && place > chosen) aside[i] <- "laterRun"
    else if (place != chosen) {
      aside[i] <- "incomplete"
      detail[i] <- "further"
    } else {
      seen_before[i] <- place > 1
      if (is_ended[i]) {
        aside[i] <- "endedByRule"
        detail[i] <- people$exit[i]
      } else if (length(finished) == 0) aside[i] <- "incomplete"
      else if (!is.na(missing_score(i))) {
        aside[i] <- "noScore"
        detail[i] <- missing_score(i)
      } else if (!is.na(excluding_rule(i))) {
        aside[i] <- "excluded"
        detail[i] <- paste0("rule", excluding_rule(i))
      }
    }
  }
}

counted <- data.frame(
  session = people$session, counted = is.na(aside), aside = aside, detail = detail, seen_before = seen_before,
  stringsAsFactors = FALSE
)
write.csv(counted, file.path(home, "counted.csv"), row.names = FALSE, na = "NA")
differs <- paste(aside, detail) != paste(people$aside, people$detail)
cat(sum(is.na(aside)), "of", nrow(people), "sessions are analysed.\n")
if (any(differs)) {
  cat("The decision differs from participants.csv for these sessions:", people$session[differs], "\n")
} else cat("All decisions are those of participants.csv.\n")
