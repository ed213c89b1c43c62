# An example of an app's recompute script. The import must not change "quotes", back\slashes and `ticks`.
cat("effect 1 NA NA\n")
