
# Prints the Stroop effect. A guess is one of the run's inks, each of them equally likely.
report("stroop", function(test, p) conflict_lines("stroop_effect", test, p$inks, p))
