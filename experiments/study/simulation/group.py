"""Recomputes the results that the page displays for simulated participants: python3 group.py

The scores come from recompute.py in the same folder, and the true score of each participant from ../truth.csv. The
script prints the number of people, the number of scores with their mean and SD, the number of people without a score
for each reason, the number of careless people, and the reliability. The reliability is the squared correlation of the
true and the measured scores of the people who are not careless.
"""
import collections, csv, math, os, re, statistics, subprocess, sys

here = os.path.dirname(os.path.abspath(__file__))
done = subprocess.run([sys.executable, os.path.join(here, "recompute.py")], capture_output=True, encoding="utf-8")
if done.returncode != 0:
    sys.exit("Error: recompute.py fails. Run it by itself to see why.")
printed = done.stdout
with open(os.path.join(here, "..", "truth.csv"), newline="", encoding="utf-8") as file:
    people = {row["session_id"]: row for row in csv.DictReader(file)}

# A participant can do several sessions. Only the first one in the file counts; the ids of the others end in s2, s3, ... or, in a
# study with visits, in v2, v3, ...
counted = {}
for session in people:
    counted.setdefault(re.sub(r"[sv][0-9]+$", "", session), session)
counted = set(counted.values())


def correlation(one, other):
    """Returns Pearson's correlation coefficient of two lists."""
    a, b = statistics.fmean(one), statistics.fmean(other)
    both = sum((x - a) * (y - b) for x, y in zip(one, other))
    return both / math.sqrt(sum((x - a) ** 2 for x in one) * sum((y - b) ** 2 for y in other))


scores, reasons = {}, collections.Counter()
for line in printed.splitlines():
    words = line.split()
    if words[0] not in people:
        words = [next(iter(people)), *words]
    session, measure, value = words[:3]
    if session not in counted:
        continue
    if measure == "no-score":
        reasons[value] += 1
    else:
        scores.setdefault(session, float(value))

careful = [session for session in scores if people[session]["careless"] == "NA"]
truth = [float(people[session]["truth"]) for session in careful]
measured = [scores[session] for session in careful]
print("people", len(counted))
print("scored", len(scores))
print("mean", f"{statistics.fmean(scores.values()):.3f}")
print("sd", f"{statistics.stdev(scores.values()):.3f}")
for reason, count in sorted(reasons.items()):
    print("no-score", reason, count)
print("careless", sum(people[session]["careless"] != "NA" for session in counted))
print("reliability", f"{max(0, correlation(truth, measured)) ** 2:.3f}")
