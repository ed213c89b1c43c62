

# The flanker effect, with two answers to guess from.
report("flanker", lambda test, p: conflict_lines("flanker_effect", test, 2, p))
