# A script as an app provides it. The import must not change "quotes", back\slashes and `ticks`.
cat("effect 1 NA NA\n")
