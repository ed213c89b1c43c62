

# Prints the flanker effect. A guess is correct with a probability of one half.
report("flanker", lambda test, p: conflict_lines("flanker_effect", test, 2, p))
