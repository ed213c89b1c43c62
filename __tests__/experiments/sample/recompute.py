# An example of an app's recompute script. The import must not change "quotes", back\slashes and `ticks`.
print("effect 1 NA NA")
