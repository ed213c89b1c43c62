"""Recomputes the mean span of a run from its CSV file: python3 recompute.py [file.csv]"""
import csv, glob, math, os, statistics, sys

MINIMUM_VALID, MINIMUM_RECALLED = 10, 2


def shown(value, decimals=1):
    """Rounds half up, after taking away what the order of additions left."""
    stable = math.floor(value * 1e6 + 0.5) / 1e6
    return math.floor(stable * 10**decimals + 0.5) / 10**decimals


here = os.path.dirname(os.path.abspath(__file__))
path = sys.argv[1] if len(sys.argv) > 1 else glob.glob(os.path.join(here, "..", "data", "*.csv"))[0]
with open(path, newline="", encoding="utf-8") as file:
    test = [row for row in csv.DictReader(file) if row["phase"] == "test"]

valid = [row for row in test if row["excluded"] in ("NA", "approach")]
recalled = [int(row["condition"]) for row in valid if row["correct"] == "TRUE"]
lengths = [int(row["condition"]) for row in valid if row["excluded"] == "NA"]
if len(valid) < MINIMUM_VALID:
    print("no-score tooFewLeft")
elif max(recalled, default=0) < MINIMUM_RECALLED:
    print("no-score noneRecalled")
else:
    span = statistics.fmean(lengths)
    error = math.sqrt(statistics.variance(lengths) / len(lengths))
    print("mean_span", *(f"{shown(v):.1f}" for v in (span, span - error, span + error)))
