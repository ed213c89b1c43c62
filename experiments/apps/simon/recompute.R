
# Prints the Simon effect. A guess is correct with a probability of one half.
report("simon", function(test, p) conflict_lines("simon_effect", test, 2, p))
