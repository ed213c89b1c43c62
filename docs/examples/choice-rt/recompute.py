

def score(test, p):
    """The median time of correct responses, ms."""
    times = [float(row["rt_ms"]) for row in test if row["excluded"] == "NA"]
    if not times or len(times) * 100 < len(test) * p["minimumAccuracyPercent"]:
        return ["no-score tooFewLeft"]
    return [f"choice_rt {shown(statistics.median(times)):.0f} NA NA"]


report("choice-rt", score)
