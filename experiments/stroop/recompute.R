
# The Stroop effect, with four answers to guess from.
report("stroop", function(test) conflict_lines("stroop_effect", test, 1 / 4))
