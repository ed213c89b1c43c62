
# The flanker effect; a guess is one of two answers.
report("flanker", function(test, p) conflict_lines("flanker_effect", test, 2, p))
