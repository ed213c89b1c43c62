

def score(test, p):
    """Returns the line with the median time of correct responses in ms, and an interval between two order statistics."""
    seen = sum(row["excluded"] != "hidden" for row in test)
    times = scored_times(test)
    # A guess is correct with a probability of one half.
    limit = accuracy_needed(seen, 1 / 2, p)
    if hidden_too_often(test):
        return ["no-score tooOftenHidden"]
    if limit > seen:
        return ["no-score tooFewLeft"]
    if len(times) < limit:
        return ["no-score tooFewCorrect"]
    return [line("choice_rt", median_interval(times), 0)]


report("choice-rt", score)
