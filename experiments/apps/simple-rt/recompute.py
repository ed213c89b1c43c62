

def score(test, p):
    """Returns the line with the median of the valid response times in ms, and an interval between two order statistics.
    """
    seen = sum(row["excluded"] != "hidden" for row in test)
    lost = sum(row["excluded"] in ("omission", "anticipation") for row in test)
    times = scored_times(test)
    if hidden_too_often(test):
        return ["no-score tooOftenHidden"]
    if lost * 100 > p["maximumLostPercent"] * seen:
        return ["no-score tooManyLost"]
    if len(times) < p["minimumValid"]:
        return ["no-score tooFewLeft"]
    return [line("median_rt", median_interval(times), 0)]


report("simple-rt", score)
