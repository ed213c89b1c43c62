

def wilson(count, n):
    """Returns a share and both ends of its 95 % Wilson score interval."""
    z, share = Z_95, count / n
    centre = share + z**2 / (2 * n)
    half = z * math.sqrt(share * (1 - share) / n + (z / (2 * n)) ** 2)
    scale = 1 + z**2 / n
    return share, max(0, (centre - half) / scale), min(1, (centre + half) / scale)


def score(test, p):
    """Returns the line with the share of no-go trials with a press, in percent."""
    seen = [row for row in test if row["excluded"] != "hidden"]
    go = [row for row in seen if row["condition"] == "go"]
    answered = [row for row in go if row["excluded"] == "NA"]
    no_go = [row for row in seen if row["condition"] == "no-go" and row["excluded"] == "NA"]
    presses = sum(row["response"] != "NA" for row in no_go)
    if hidden_too_often(test):
        return ["no-score tooOftenHidden"]
    if not go or len(answered) * 100 < len(go) * p["minimumGoPercent"]:
        return ["no-score tooFewGo"]
    if len(no_go) < p["minimumNoGo"]:
        return ["no-score tooFewLeft"]
    # Both shares are multiplied by both numbers of trials. The compared numbers are then whole numbers without rounding
    # errors.
    difference = len(answered) * len(no_go) - presses * len(go)
    if difference * 100 < p["minimumDifferencePercent"] * len(go) * len(no_go):
        return ["no-score notToldApart"]
    return [line("commission_errors", (100 * share for share in wilson(presses, len(no_go))), 1)]


report("go-no-go", score)
