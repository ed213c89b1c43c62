"""Recomputes the commission errors of a run from its CSV file: python3 recompute.py [file.csv]"""
import csv, glob, math, os, sys

MINIMUM_ACCURACY, MINIMUM_NO_GO, MINIMUM_DIFFERENCE = 0.6, 6, 0.3


def shown(value, decimals):
    """Rounds half up, after taking away what the order of additions left."""
    stable = math.floor(value * 1e6 + 0.5) / 1e6
    return math.floor(stable * 10**decimals + 0.5) / 10**decimals


def wilson(count, n, z=1):
    """Ends of Wilson's score interval of a proportion."""
    share = count / n
    centre = share + z**2 / (2 * n)
    half = z * math.sqrt(share * (1 - share) / n + (z / (2 * n)) ** 2)
    scale = 1 + z**2 / n
    return max(0, (centre - half) / scale), min(1, (centre + half) / scale)


here = os.path.dirname(os.path.abspath(__file__))
path = sys.argv[1] if len(sys.argv) > 1 else glob.glob(os.path.join(here, "..", "data", "*.csv"))[0]
with open(path, newline="", encoding="utf-8") as file:
    test = [row for row in csv.DictReader(file) if row["phase"] == "test"]

seen = [row for row in test if row["excluded"] != "hidden"]
go = [row for row in seen if row["condition"] == "go"]
answered = [row for row in go if row["excluded"] == "NA"]
no_go = [row for row in seen if row["condition"] == "no-go" and row["excluded"] == "NA"]
presses = sum(row["response"] != "NA" for row in no_go)
go_share = len(answered) / len(go) if go else 0

if test and len(seen) * 2 <= len(test):
    print("no-score tooOftenHidden")
elif go_share < MINIMUM_ACCURACY:
    print("no-score tooFewGo")
elif len(no_go) < MINIMUM_NO_GO:
    print("no-score tooFewLeft")
elif shown(go_share - presses / len(no_go), 6) < MINIMUM_DIFFERENCE:
    print("no-score notToldApart")
else:
    shares = (presses / len(no_go), *wilson(presses, len(no_go)))
    print("commission_errors", *(f"{shown(100 * share, 1):.1f}" for share in shares))
