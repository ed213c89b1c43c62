

MINIMUM_VALID, MAXIMUM_LOST_PERCENT = 10, 40


def covers(n, rank):
    """How often the rank-th smallest and largest of n values hold the true median between them."""
    return sum(math.comb(n, i) for i in range(rank, n - rank + 1)) / 2**n


def score(test):
    """The median of the valid times, ms, between two order statistics."""
    seen = sum(row["excluded"] != "hidden" for row in test)
    lost = sum(row["excluded"] in ("omission", "anticipation") for row in test)
    times = sorted(float(row["rt_ms"]) for row in test if row["excluded"] == "NA")
    n = len(times)
    if hidden_too_often(test):
        return ["no-score tooOftenHidden"]
    if lost * 100 > MAXIMUM_LOST_PERCENT * seen:
        return ["no-score tooManyLost"]
    if n < MINIMUM_VALID:
        return ["no-score tooFewLeft"]
    rank = max(k for k in range(1, n // 2 + 1) if covers(n, k) >= 0.95)
    return [line("median_rt", (statistics.median(times), times[rank - 1], times[n - rank]), 0)]


report("simple-rt", score)
