

def score(test, p):
    """Returns the line with the median response time of correct responses in ms."""
    times = scored_times(test)
    if not times or len(times) * 100 < len(test) * p["minimumAccuracyPercent"]:
        return ["no-score tooFewLeft"]
    return [f"choice_rt {shown(statistics.median(times)):.0f} NA NA"]


report("choice-rt", score)
