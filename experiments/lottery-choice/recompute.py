"""Recomputes the safe choices of a run from its CSV file: python3 recompute.py [file.csv]

The bounds of relative risk aversion, where there is a single switch, go to standard error.
"""
import csv, glob, math, os, sys

ROWS, SAFE, RISKY = 10, (100, 80), (190, 5)


def shown(value, decimals=0):
    """Rounds half up, after taking away what the order of additions left."""
    stable = math.floor(value * 1e6 + 0.5) / 1e6
    return math.floor(stable * 10**decimals + 0.5) / 10**decimals


def utility(amount, r):
    """x^(1-r)/(1-r) less a constant that expected utilities share; its limit at r = 1."""
    logarithm = math.log(amount / RISKY[0])
    return logarithm if r == 1 else math.expm1((1 - r) * logarithm) / (1 - r)


def indifference(row):
    """The r at which both options of a row have the same expected utility, by bisection."""
    chance, low, high = row / ROWS, -20, 20
    for _ in range(100):
        r = (low + high) / 2
        safe, risky = (
            chance * utility(most, r) + (1 - chance) * utility(least, r) for most, least in (SAFE, RISKY)
        )
        low, high = (r, high) if safe < risky else (low, r)
    return (low + high) / 2


here = os.path.dirname(os.path.abspath(__file__))
path = sys.argv[1] if len(sys.argv) > 1 else glob.glob(os.path.join(here, "..", "data", "*.csv"))[0]
with open(path, newline="", encoding="utf-8") as file:
    choices = [row["response"] for row in csv.DictReader(file) if row["phase"] == "test"]

if len(choices) != ROWS or not set(choices) <= {"A", "B"}:
    print("no-score incomplete")
elif choices[-1] == "A":
    print("no-score dominated")
else:
    safe = choices.count("A")
    print("safe_choices", safe, "NA NA")
    if choices == sorted(choices):
        if safe > 0:
            print(f"crra_low {shown(indifference(safe), 2):.2f}", file=sys.stderr)
        if safe < ROWS - 1:
            print(f"crra_high {shown(indifference(safe + 1), 2):.2f}", file=sys.stderr)
