# Prints the BCa interval of the reliability of both tasks of the reference study, with the generator that the page uses.
#
#   Rscript bca.R FOLDER     in the root of the repository; FOLDER holds persons.csv and trials.csv of the reference study
options(digits = 16)
source("lib/stats/resampling.R")
folder <- commandArgs(TRUE)[1]
people <- read.csv(file.path(folder, "persons.csv"))
trials <- read.csv(file.path(folder, "trials.csv"), colClasses = "character")
started <- trials$started_at[match(people$session_id, trials$session_id)]
at <- as.POSIXct(sub("([+]\\d\\d):", "\\1", started), format = "%Y-%m-%dT%H:%M:%S%z")
# The resamples draw people in the order of their start.
people <- people[order(at, people$session_id), ]
# The seeds are the FNV-1a hashes of stroop.stroop_effect and flanker.flanker_effect.
for (task in list(list(name = "stroop", seed = 605610109), list(name = "flanker", seed = 2177104699))) {
  use <- !is.na(people$stroop) & people$stroop_too_soon <= 10 & !is.na(people[[task$name]])
  score <- people[[task$name]][use]
  error <- people[[paste0(task$name, "_se")]][use]^2
  reliability <- function(i) 1 - mean(error[i]) / var(score[i])
  n <- length(score)
  resampled <- bootstrap(n, 2000, task$seed, reliability)
  cat(task$name, bca_interval(resampled, reliability(1:n), jackknife(n, reliability), .95), "\n")
}
