"""Recomputes the five means of a Mini-IPIP from its CSV file: python3 recompute.py [file.csv]"""
import csv, glob, math, os, sys

LOWEST, HIGHEST, ITEMS_PER_SCALE = 1, 5, 4
# Measure, standard deviation and alpha of each scale among the published volunteers.
SCALES = {
    "E": ("extraversion", 1.018, 0.80),
    "A": ("agreeableness", 0.853, 0.80),
    "C": ("conscientiousness", 0.894, 0.68),
    "N": ("neuroticism", 0.897, 0.68),
    "I": ("intellect_imagination", 0.767, 0.68),
}


def shown(value, decimals=2):
    """Rounds half up, after taking away what the order of additions left."""
    stable = math.floor(value * 1e6 + 0.5) / 1e6
    return math.floor(stable * 10**decimals + 0.5) / 10**decimals


here = os.path.dirname(os.path.abspath(__file__))
path = sys.argv[1] if len(sys.argv) > 1 else glob.glob(os.path.join(here, "..", "data", "*.csv"))[0]
with open(path, newline="", encoding="utf-8") as file:
    rows = [row for row in csv.DictReader(file) if row["phase"] == "test"]
answered = [row for row in rows if row["response"] in ("1", "2", "3", "4", "5")]

points = {scale: [] for scale in SCALES}
for row in answered:
    answer = int(row["response"])
    scale, key = row["condition"]
    points[scale].append(LOWEST + HIGHEST - answer if key == "-" else answer)

if any(len(own) != ITEMS_PER_SCALE for own in points.values()):
    print("no-score incomplete")
elif len({row["response"] for row in answered}) == 1:
    print("no-score sameAnswer")
else:
    for scale, (measure, sd, alpha) in SCALES.items():
        value = sum(points[scale]) / ITEMS_PER_SCALE
        error = sd * math.sqrt(1 - alpha)
        low, high = max(LOWEST, value - error), min(HIGHEST, value + error)
        print(measure, *(f"{shown(number):.2f}" for number in (value, low, high)))
