

# Prints the Stroop effect. A guess is one of the run's inks, and all inks are equally likely.
report("stroop", lambda test, p: conflict_lines("stroop_effect", test, p["inks"], p))
