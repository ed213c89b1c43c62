"""Recomputes the median response time of a run from its CSV file: python3 recompute.py [file.csv]"""
import csv, glob, math, os, statistics, sys

MINIMUM_VALID, MAXIMUM_LOST_PERCENT, COVERAGE = 10, 40, 0.68


def shown(value, decimals=0):
    """Rounds half up, after taking away what the order of additions left."""
    stable = math.floor(value * 1e6 + 0.5) / 1e6
    return math.floor(stable * 10**decimals + 0.5) / 10**decimals


def covers(n, rank):
    """How often the rank-th smallest and largest of n values hold the true median between them."""
    return sum(math.comb(n, i) for i in range(rank, n - rank + 1)) / 2**n


here = os.path.dirname(os.path.abspath(__file__))
path = sys.argv[1] if len(sys.argv) > 1 else glob.glob(os.path.join(here, "..", "data", "*.csv"))[0]
with open(path, newline="", encoding="utf-8") as file:
    test = [row for row in csv.DictReader(file) if row["phase"] == "test"]

seen = sum(row["excluded"] != "hidden" for row in test)
lost = sum(row["excluded"] in ("omission", "anticipation") for row in test)
times = sorted(float(row["rt_ms"]) for row in test if row["excluded"] == "NA")
n = len(times)
if 2 * (len(test) - seen) >= len(test):
    print("no-score tooOftenHidden")
elif lost * 100 > MAXIMUM_LOST_PERCENT * seen:
    print("no-score tooManyLost")
elif n < MINIMUM_VALID:
    print("no-score tooFewLeft")
else:
    rank = max(k for k in range(1, n // 2 + 1) if covers(n, k) >= COVERAGE)
    values = (statistics.median(times), times[rank - 1], times[n - rank])
    print("median_rt", *(f"{shown(value):.0f}" for value in values))
