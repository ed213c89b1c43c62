# Recomputes the results that the page displays for simulated participants: Rscript group.R
#
# The scores come from recompute.R in the same folder, and the true score of each participant from ../truth.csv. The
# script prints the number of people, the number of scores with their mean and SD, the number of people without a score
# for each reason, the number of careless people, and the reliability. The reliability is the squared correlation of the
# true and the measured scores of the people who are not careless.
#
# The script runs from any working folder, also with source("group.R").
sourced <- unlist(Filter(is.character, lapply(rev(sys.frames()), get0, x = "ofile", inherits = FALSE)))
started <- sub("^--file=", "", grep("^--file=", commandArgs(FALSE), value = TRUE))
# R replaces each space in the path by ~+~. If source() was called with chdir = TRUE, the working folder is the folder
# of the script.
files <- c(sourced, basename(as.character(sourced)), started, gsub("~+~", " ", started, fixed = TRUE), "analysis/group.R")
here <- dirname(files[file.exists(files)][1])
script <- file.path(here, "recompute.R")
printed <- system2(file.path(R.home("bin"), "Rscript"), shQuote(script), stdout = TRUE, stderr = FALSE)
if (!is.null(attr(printed, "status"))) stop("recompute.R fails. Run it by itself to see why.", call. = FALSE)
# All columns are read as text, because an id could otherwise be converted to a number.
people <- read.csv(file.path(here, "..", "truth.csv"), na.strings = "NA", colClasses = "character")
people$truth <- as.numeric(people$truth)

words <- strsplit(trimws(printed), " +")
words <- lapply(words, function(each) if (each[1] %in% people$session_id) each else c(people$session_id[1], each))
session <- sapply(words, `[`, 1)
measure <- sapply(words, `[`, 2)
value <- sapply(words, `[`, 3)
is_score <- measure != "no-score" & !duplicated(session)
score <- as.numeric(value[is_score])[match(people$session_id, session[is_score])]

# A participant can do several sessions. Only the first one in the file counts; the ids of the others end in s2, s3, ... or, in a
# study with visits, in v2, v3, ...
counted <- !duplicated(sub("[sv][0-9]+$", "", people$session_id))
reasons <- value[measure == "no-score" & session %in% people$session_id[counted]]
people <- people[counted, ]
score <- score[counted]

careful <- is.na(people$careless) & !is.na(score)
say <- function(name, number) cat(name, sprintf("%.3f", number), "\n")
cat("people", nrow(people), "\n")
cat("scored", sum(!is.na(score)), "\n")
say("mean", mean(score, na.rm = TRUE))
say("sd", sd(score, na.rm = TRUE))
for (reason in sort(unique(reasons))) cat("no-score", reason, sum(reasons == reason), "\n")
cat("careless", sum(!is.na(people$careless)), "\n")
say("reliability", max(0, cor(people$truth[careful], score[careful]))^2)
