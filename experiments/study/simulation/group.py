"""Recomputes what the page says of simulated participants: python3 group.py

Takes the scores from recompute.py beside it, and what is true of each participant from ../truth.csv. Prints who did
the step, who has a score, its mean and SD, why others have none, how many are careless, and the reliability: the
squared correlation of true and measured scores of those who are not careless.
"""
import collections, csv, math, os, statistics, subprocess, sys

here = os.path.dirname(os.path.abspath(__file__))
done = subprocess.run([sys.executable, os.path.join(here, "recompute.py")], capture_output=True, encoding="utf-8")
if done.returncode != 0:
    sys.exit("Error: recompute.py fails. Run it by itself to see why.")
printed = done.stdout
with open(os.path.join(here, "..", "truth.csv"), newline="", encoding="utf-8") as file:
    people = {row["session_id"]: row for row in csv.DictReader(file)}


def correlation(one, other):
    """Pearson's r."""
    a, b = statistics.fmean(one), statistics.fmean(other)
    both = sum((x - a) * (y - b) for x, y in zip(one, other))
    return both / math.sqrt(sum((x - a) ** 2 for x in one) * sum((y - b) ** 2 for y in other))


scores, reasons = {}, collections.Counter()
for line in printed.splitlines():
    words = line.split()
    if words[0] not in people:
        words = [next(iter(people)), *words]
    session, measure, value = words[:3]
    if measure == "no-score":
        reasons[value] += 1
    else:
        scores.setdefault(session, float(value))

careful = [session for session in scores if people[session]["careless"] == "NA"]
truth = [float(people[session]["truth"]) for session in careful]
measured = [scores[session] for session in careful]
print("people", len(people))
print("scored", len(scores))
print("mean", f"{statistics.fmean(scores.values()):.3f}")
print("sd", f"{statistics.stdev(scores.values()):.3f}")
for reason, count in sorted(reasons.items()):
    print("no-score", reason, count)
print("careless", sum(row["careless"] != "NA" for row in people.values()))
print("reliability", f"{max(0, correlation(truth, measured)) ** 2:.3f}")
