"""Recomputes the request of a run from its CSV file: python3 recompute.py [file.csv]

The drawn request, the points and the expected points go to standard error.
"""
import csv, glob, math, os, sys

LOWEST, HIGHEST, BONUS = 11, 20, 20
# Percent of 108 players who made each request (Arad & Rubinstein 2012).
PERCENT = dict(zip(range(LOWEST, HIGHEST + 1), (4, 0, 3, 6, 1, 6, 32, 30, 12, 6)))


def shown(value, decimals=0):
    """Rounds half up, after taking away what the order of additions left."""
    stable = math.floor(value * 1e6 + 0.5) / 1e6
    return math.floor(stable * 10**decimals + 0.5) / 10**decimals


def points(request, other):
    return request + (BONUS if request == other - 1 else 0)


here = os.path.dirname(os.path.abspath(__file__))
path = sys.argv[1] if len(sys.argv) > 1 else glob.glob(os.path.join(here, "..", "data", "*.csv"))[0]
with open(path, newline="", encoding="utf-8") as file:
    test = [row for row in csv.DictReader(file) if row["phase"] == "test"]

if not test or test[0]["response"] not in map(str, PERCENT):
    print("no-score nothingChosen")
else:
    request, drawn = int(test[0]["response"]), int(test[0]["stimulus"])
    total = sum(PERCENT.values())
    expected = sum(share * points(request, other) for other, share in PERCENT.items()) / total
    print("request", request, "NA NA")
    print("drawn", drawn, file=sys.stderr)
    print("points", points(request, drawn), file=sys.stderr)
    print(f"expected {shown(expected, 1):.1f}", file=sys.stderr)
