
# Prints the flanker effect. The chance of a correct guess is one in two.
report("flanker", function(test, p) conflict_lines("flanker_effect", test, 2, p))
