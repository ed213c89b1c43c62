# Recomputes the results of many participants: Rscript analysis/recompute-all.R [folder ...]
#
# Reads the archives that participants downloaded, zipped or unpacked, in the folders given; without one, in the
# folder data/ beside analysis/. For each step it prints a line `# step`, then what analysis/<step>/recompute.R prints.

here <- dirname(normalizePath(sub("^--file=", "", grep("^--file=", commandArgs(FALSE), value = TRUE))))
folders <- commandArgs(TRUE)
if (length(folders) == 0) folders <- file.path(here, "..", "data")

unpacked <- tempfile("archives")
zips <- sort(list.files(folders, "\\.zip$", recursive = TRUE, full.names = TRUE))
for (i in seq_along(zips)) unzip(zips[i], exdir = file.path(unpacked, sprintf("%06d", i - 1)))
files <- list.files(c(folders, unpacked), "\\.csv$", recursive = TRUE, full.names = TRUE)

for (script in sort(Sys.glob(file.path(here, "*", "recompute.R")))) {
  step <- basename(dirname(script))
  own <- sort(unique(normalizePath(grep(paste0("(^|/)[0-9]+-", step, "/data/[^/]+$"), files, value = TRUE))))
  cat("# ", step, "\n", sep = "")
  if (length(own) == 0) next
  # The script of the step reads its arguments, and finds its own place, by this.
  run <- new.env()
  assign("commandArgs", function(trailingOnly = FALSE) if (trailingOnly) own else paste0("--file=", script), run)
  source(script, local = run)
}
