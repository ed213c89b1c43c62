# Returns the folder of this script, started by Rscript, R -f or source(), from any working folder.
script_folder <- function(name) {
  sourced <- unlist(Filter(is.character, lapply(rev(sys.frames()), get0, x = "ofile", inherits = FALSE)))
  started <- sub("^--file=", "", grep("^--file=", commandArgs(FALSE), value = TRUE))
  # R replaces each space in the path by ~+~.
  files <- c(sourced, basename(as.character(sourced)), started, gsub("~+~", " ", started, fixed = TRUE))
  files <- c(files, file.path("analysis", name), name)
  dirname(files[file.exists(files) & basename(files) == name][1])
}
