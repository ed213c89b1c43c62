# A script as an app provides it. The import must not change "quotes", back\slashes and `ticks`.
print("effect 1 NA NA")
