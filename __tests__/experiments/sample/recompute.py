# A script as an app hands it out: "quotes", back\slashes and `ticks` must survive the import.
print("effect 1 NA NA")
