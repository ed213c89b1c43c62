

# The flanker effect, with two answers to guess from.
report("flanker", lambda test: conflict_lines("flanker_effect", test, 1 / 2))
