

# Half of the width of the 95 % interval in digits, by the direction of recall. The values were computed from the spread
# of the mean over simulated runs with the parameters listed here.
HALF_INTERVAL = {"forward": 1.3, "backward": 1.5}
SIMULATED = {
    "trials": 10, "startLength": 3, "minimumLength": 1, "errorsPerStepDown": 2, "approachTrials": 4,
    "digitMs": 800, "gapMs": 200, "minimumValid": 8,
}


def score(test, p):
    """Returns the line with the mean length of the sequences that were displayed after the first valid trials."""
    valid = [row for row in test if row["excluded"] in ("NA", "approach")]
    for row in valid:
        if not re.fullmatch("[0-9]{1,3}", row["condition"]):
            raise Refusal(f"condition is {quoted(row['condition'])} and no length")
    recalled = [int(row["condition"]) for row in valid if row["correct"] == "TRUE"]
    lengths = [int(row["condition"]) for row in valid if row["excluded"] == "NA"]
    if len(valid) < p["minimumValid"]:
        return ["no-score tooFewLeft"]
    if max(recalled, default=0) < p["minimumRecalled"]:
        return ["no-score noneRecalled"]
    span = statistics.fmean(lengths)
    half = HALF_INTERVAL.get(p.get("direction", "").strip('"'))
    if half is None:
        raise Refusal("its parameters.json has no usable direction")
    if any(p[name] != value for name, value in SIMULATED.items()):
        return [f"mean_span {shown(span, 1):.1f} NA NA"]
    return [line("mean_span", (span, span - half, span + half), 1)]


report("digit-span", score)
