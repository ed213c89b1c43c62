# Prints the bootstrap-t intervals of the reference study, with the generator that the page uses: of the reliability of both
# tasks, and of their correlation corrected for attenuation.
#
#   Rscript bootstrap-t.R FOLDER     in the root of the repository; FOLDER holds persons.csv and trials.csv of the reference study
options(digits = 16)
for (file in c("influences.R", "resampling.R")) source(file.path("lib/stats", file))
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
  reliability <- function(i) on_log_scale(error_influences(score[i], error[i]))
  n <- length(score)
  ends <- studentized_interval(reliability(1:n), bootstrap(n, 2000, task$seed, reliability), .95)
  cat(task$name, from_log_scale(ends), "\n")
}

both <- people[!is.na(people$stroop) & people$stroop_too_soon <= 10 & !is.na(people$flanker), ]
corrected <- function(i) {
  own <- both[i, ]
  first <- error_influences(own$stroop, own$stroop_se^2)
  second <- error_influences(own$flanker, own$flanker_se^2)
  if (first$value <= 0 || second$value <= 0) return(c(NaN, NaN))
  root <- sqrt(first$value * second$value)
  r <- pearson_influences(cbind(own$stroop), cbind(own$flanker))
  of_both <- first$influences / first$value + second$influences / second$value
  value <- r$value / root
  c(asinh(2 * value), 2 * error_of(r$influences / root - value / 2 * of_both) / sqrt(1 + 4 * value^2))
}
ends <- studentized_interval(corrected(seq_len(nrow(both))), bootstrap(nrow(both), 2000, 3, corrected), .95)
cat("corrected", nrow(both), sinh(ends) / 2, "\n")
