
# The Stroop effect, with as many answers to guess from as there are inks.
report("stroop", function(test, p) conflict_lines("stroop_effect", test, p$inks, p))
