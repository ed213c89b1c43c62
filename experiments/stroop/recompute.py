"""Recomputes the Stroop effect of a run from its CSV file: python3 recompute.py [file.csv]"""
import csv, glob, math, os, statistics, sys

MINIMUM_ACCURACY, MINIMUM_PER_CONDITION = 0.6, 3


def shown(value, decimals=0):
    """Rounds half up, after taking away what the order of additions left."""
    stable = math.floor(value * 1e6 + 0.5) / 1e6
    return math.floor(stable * 10**decimals + 0.5) / 10**decimals


here = os.path.dirname(os.path.abspath(__file__))
path = sys.argv[1] if len(sys.argv) > 1 else glob.glob(os.path.join(here, "..", "data", "*.csv"))[0]
with open(path, newline="", encoding="utf-8") as file:
    test = [row for row in csv.DictReader(file) if row["phase"] == "test"]

kept = [row for row in test if row["excluded"] == "NA"]
seen = sum(row["excluded"] != "hidden" for row in test)
times = {
    condition: [float(row["rt_ms"]) for row in kept if row["condition"] == condition]
    for condition in ("congruent", "incongruent")
}
if test and seen * 2 <= len(test):
    print("no-score tooOftenHidden")
elif seen > 0 and len(kept) / seen < MINIMUM_ACCURACY:
    print("no-score tooFewCorrect")
elif min(map(len, times.values())) < MINIMUM_PER_CONDITION:
    print("no-score tooFewLeft")
else:
    effect = statistics.fmean(times["incongruent"]) - statistics.fmean(times["congruent"])
    error = math.sqrt(sum(statistics.variance(rts) / len(rts) for rts in times.values()))
    print("stroop_effect", *(f"{shown(v):.0f}" for v in (effect, effect - error, effect + error)))
