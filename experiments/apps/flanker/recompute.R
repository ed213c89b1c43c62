
# The flanker effect, with two answers to guess from.
report("flanker", function(test, p) conflict_lines("flanker_effect", test, 2, p))
