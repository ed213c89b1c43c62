"""Writes sessions.json.gz: the sessions of the reference study as the reader of files returns them, from trials.csv.

    python3 make-sessions.py FOLDER     FOLDER holds trials.csv and withdrawn.csv of the reference study

Only the standard library. The scores follow the rules of reference.R, so this file and R are independent of the site.
"""
import csv, gzip, json, math, os, sys

HERE = os.path.dirname(os.path.abspath(__file__))
FOLDER = sys.argv[1]
rows = list(csv.DictReader(open(os.path.join(FOLDER, "trials.csv"))))
withdrawn = {row["session_id"] for row in csv.DictReader(open(os.path.join(FOLDER, "withdrawn.csv")))}


def needed(n, p):
    """The least number of right answers that a guesser reaches in fewer than 1 of 100 runs."""
    mass = [math.comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)]
    tail, count = 0.0, 0
    for k in range(n, -1, -1):
        tail += mass[k]
        count += tail >= 0.01
    return count


def variance(values):
    centre = sum(values) / len(values)
    return sum((value - centre) ** 2 for value in values) / (len(values) - 1)


def conflict(own, measure, p):
    test = [row for row in own if row["phase"] == "test"]
    if 2 * sum(row["excluded"] == "hidden" for row in test) >= len(test):
        return {"status": "no-score", "reason": "tooOftenHidden"}
    times = {}
    for condition in ("congruent", "incongruent"):
        seen = [row for row in test if row["condition"] == condition and row["excluded"] != "hidden"]
        times[condition] = [float(row["rt_ms"]) for row in seen if row["excluded"] == "NA"]
        need = needed(len(seen), p)
        if need > len(seen):
            return {"status": "no-score", "reason": "tooFewLeft"}
        if len(times[condition]) < need:
            return {"status": "no-score", "reason": "tooFewCorrect"}
    less, more = times["congruent"], times["incongruent"]
    value = sum(more) / len(more) - sum(less) / len(less)
    error = variance(more) / len(more) + variance(less) / len(less)
    measure = {"id": measure, "value": value, "n": len(less) + len(more), "error": {"kind": "squared", "value": error}}
    return {"status": "scored", "measures": [measure]}


TRAITS = {"E": "extraversion", "A": "agreeableness", "C": "conscientiousness", "N": "neuroticism", "I": "imagination"}


def traits(own):
    measures = []
    for letter, name in TRAITS.items():
        items = [(int(row["response"]) if row["condition"][1] == "+" else 6 - int(row["response"])) for row in own if row["condition"][0] == letter]
        measures.append({"id": name, "value": sum(items) / len(items), "n": len(items), "error": {"kind": "items", "values": items}})
    return {"status": "scored", "measures": measures}


def score(task, own):
    if task == "stroop":
        return conflict(own, "stroop_effect", 1 / 4)
    if task == "flanker":
        return conflict(own, "flanker_effect", 1 / 2)
    return traits(own)


def run(own):
    first, test = own[0], [row for row in own if row["phase"] == "test"]
    marked = [row["correct"] == "TRUE" for row in test if row["correct"] != "NA"]
    on_time = [row for row in own if row["late_frames"] in ("NA", "0")]
    inputs = sorted({row["input_type"] for row in test})
    count = lambda column, value: sum(row[column].upper() == value for row in test)
    return {
        "step": first["step"], "task": first["task"], "version": first["task_version"], "place": int(first["step_place"]), "locale": first["locale"], "input": inputs[0],
        "startedAt": first["started_at"], "finishedAt": first["started_at"],
        "facts": {"test": len(test), "untrusted": 0, "tooSoon": count("too_soon", "TRUE"), "pasted": 0, "stillMouse": 0, "lateFrames": sum(row["late_frames"] not in ("NA", "0") for row in test),
                  "hidden": count("hidden", "TRUE"), "wrong": count("correct", "FALSE"), "shareCorrect": sum(marked) / len(marked) if marked else None, "inputs": inputs, "sittings": 1},
        "score": score(first["task"], own), "scoreOnTime": score(first["task"], on_time), "answers": None, "source": {"file": 0, "entry": None, "line": None},
    }


sessions = []
for id in dict.fromkeys(row["session_id"] for row in rows):
    own = [row for row in rows if row["session_id"] == id]
    first = own[0]
    sessions.append({
        "id": id, "protocol": first["protocol_id"], "document": first["document_id"], "planHash": None, "person": first["id_participant"], "visit": None,
        "condition": first["assigned_condition"], "conditionSource": "drawn", "order": first["step_order"].split(" "), "ids": {"participant": first["id_participant"]},
        "isSimulated": first["simulated"] == "TRUE", "isRehearsal": False, "isWithdrawn": id in withdrawn, "startedAt": first["started_at"], "exit": None, "code": None, "bytes": "unknown",
        "runs": [run([row for row in own if row["step"] == step]) for step in dict.fromkeys(row["step"] for row in own)],
    })
with gzip.GzipFile(os.path.join(HERE, "sessions.json.gz"), "wb", mtime=0) as file:
    file.write(json.dumps(sessions, separators=(",", ":")).encode())
print(len(sessions), "sessions")
