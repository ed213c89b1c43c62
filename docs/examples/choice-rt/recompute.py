

def score(test, p):
    """The median time of correct responses, ms."""
    times = scored_times(test)
    if not times or len(times) * 100 < len(test) * p["minimumAccuracyPercent"]:
        return ["no-score tooFewLeft"]
    return [f"choice_rt {shown(statistics.median(times)):.0f} NA NA"]


report("choice-rt", score)
