# Prints every number of the page: Rscript analysis/03-results.R
#
# The script needs the tables of 01-score.R and 02-exclude.R. It prints a line `name value` for each number, in the order of
# results.json, and then how many of them agree with results.json.
home <- script_folder("03-results.R")
for (file in c("study.R", "tables.R", "functions.R")) source(file.path(home, file), encoding = "UTF-8")
people <- read_texts(file.path(home, "..", "participants.csv"))
counted <- read_texts(file.path(home, "counted.csv"))
scores <- read_texts(file.path(home, "scores.csv"))
scores_on_time <- read_texts(file.path(home, "scores-on-time.csv"))
runs <- read_texts(file.path(home, "runs.csv"))
answers <- read_texts(file.path(home, "answers.csv"))

same_order <- match(people$session, counted$session)
people$aside <- counted$aside[same_order]
people$detail <- counted$detail[same_order]
people$seen_before <- counted$seen_before[same_order] == "TRUE"
analysed <- which(is.na(people$aside))
