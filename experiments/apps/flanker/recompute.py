

# Prints the flanker effect. The chance of a correct guess is one in two.
report("flanker", lambda test, p: conflict_lines("flanker_effect", test, 2, p))
