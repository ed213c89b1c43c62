# A script as an app hands it out: "quotes", back\slashes and `ticks` must survive the import.
cat("effect 1 NA NA\n")
