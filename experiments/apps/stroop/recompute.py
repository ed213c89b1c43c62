

# The Stroop effect; a guess is one of the inks of the run.
report("stroop", lambda test, p: conflict_lines("stroop_effect", test, p["inks"], p))
