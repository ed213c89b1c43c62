

MINIMUM_VALID, MINIMUM_RECALLED, HALF_INTERVAL = 10, 2, 1.1


def score(test):
    """The mean length of the sequences shown after the first four valid trials."""
    valid = [row for row in test if row["excluded"] in ("NA", "approach")]
    recalled = [int(row["condition"]) for row in valid if row["correct"] == "TRUE"]
    lengths = [int(row["condition"]) for row in valid if row["excluded"] == "NA"]
    if len(valid) < MINIMUM_VALID:
        return ["no-score tooFewLeft"]
    if max(recalled, default=0) < MINIMUM_RECALLED:
        return ["no-score noneRecalled"]
    span = statistics.fmean(lengths)
    return [line("mean_span", (span, span - HALF_INTERVAL, span + HALF_INTERVAL), 1)]


report("spatial-span", score)
