

def median_rank(n):
    """Returns the largest k for which the k-th smallest and k-th largest of n values enclose the median in 95 % of
    samples.
    """
    # A value is below the true median with probability 1/2, and above with the same probability. `fewer` is the number
    # of ways in which fewer than k values are on one side.
    k, ways, fewer = 1, n, 1
    while 40 * (fewer + ways) <= 2**n:
        fewer += ways
        ways = ways * (n - k) // (k + 1)
        k += 1
    return k


def score(test, p):
    """Returns the line with the median of the valid response times in ms, and an interval between two order statistics.
    """
    seen = sum(row["excluded"] != "hidden" for row in test)
    lost = sum(row["excluded"] in ("omission", "anticipation") for row in test)
    times = sorted(scored_times(test))
    n = len(times)
    if hidden_too_often(test):
        return ["no-score tooOftenHidden"]
    if lost * 100 > p["maximumLostPercent"] * seen:
        return ["no-score tooManyLost"]
    if n < p["minimumValid"]:
        return ["no-score tooFewLeft"]
    rank = median_rank(n)
    return [line("median_rt", (statistics.median(times), times[rank - 1], times[n - rank]), 0)]


report("simple-rt", score)
