"""Recomputes the results of runs from their CSV files: python3 recompute.py [file.csv ...]

Without an argument it reads ../data/*.csv. The settings of the runs in a file are in the parameters.json beside
it, or beside its folder, as in an archive. Each run gives one line per measure, `measure value low high` with
the ends of the 95 % interval (NA where one run gives none), or `no-score reason`; with several runs each line
begins with its session_id. What stands beside the measures goes to standard error. Rows of another
task are refused.
"""
import csv, glob, itertools, json, math, os, statistics, sys

Z_95 = 1.959964


def shown(value, decimals=0):
    """Rounds half up, after taking away what the order of additions left."""
    stable = math.floor(value * 1e6 + 0.5) / 1e6
    # Adding zero makes a negative zero positive.
    return math.floor(stable * 10**decimals + 0.5) / 10**decimals + 0


def line(measure, values, decimals):
    """A measure with its value and the ends of its interval."""
    return " ".join([measure, *(f"{shown(value, decimals):.{decimals}f}" for value in values)])


def t_quantile(df):
    """97.5 % point of Student's t (Abramowitz & Stegun 1964, 26.7.5), from 3 degrees of freedom on."""
    z = Z_95
    return (
        z
        + (z**3 + z) / 4 / df
        + (5 * z**5 + 16 * z**3 + 3 * z) / 96 / df**2
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384 / df**3
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160 / df**4
    )


def mean_interval(values):
    """A mean and the ends of its 95 % interval by Student's t."""
    value = statistics.fmean(values)
    half = t_quantile(len(values) - 1) * math.sqrt(statistics.variance(values) / len(values))
    return value, value - half, value + half


def difference_interval(more, less):
    """The mean of more minus that of less and the ends of its 95 % interval by Welch's t."""
    value = statistics.fmean(more) - statistics.fmean(less)
    a, b = statistics.variance(more) / len(more), statistics.variance(less) / len(less)
    if a + b == 0:
        return value, value, value
    df = (a + b) ** 2 / (a**2 / (len(more) - 1) + b**2 / (len(less) - 1))
    half = t_quantile(df) * math.sqrt(a + b)
    return value, value - half, value + half


def guessing_limit(n, chance, passes):
    """The smallest number right of n that guessing reaches in a smaller share of runs than passes."""
    limit, tail = n + 1, chance**n
    while limit > 0 and tail < passes:
        limit -= 1
        k = limit - 1
        tail += math.comb(n, k) * chance**k * (1 - chance) ** (n - k) if k >= 0 else 0
    return limit


def accuracy_needed(n, chance, p):
    """How many of n answers have to be right."""
    return max(guessing_limit(n, chance, p["guessingPasses"]), math.ceil(n * p["minimumAccuracyPercent"] / 100))


def conflict_lines(measure, test, chance, p):
    """Mean correct response time of incongruent minus congruent trials, ms."""
    conditions = []
    for condition in ("incongruent", "congruent"):
        seen = [r for r in test if r["condition"] == condition and r["excluded"] != "hidden"]
        times = [float(row["rt_ms"]) for row in seen if row["excluded"] == "NA"]
        conditions.append((len(seen), times, accuracy_needed(len(seen), chance, p)))
    if hidden_too_often(test):
        return ["no-score tooOftenHidden"]
    if any(limit > seen for seen, _, limit in conditions):
        return ["no-score tooFewLeft"]
    if any(len(times) < limit for _, times, limit in conditions):
        return ["no-score tooFewCorrect"]
    (_, incongruent, _), (_, congruent, _) = conditions
    return [line(measure, difference_interval(incongruent, congruent), 0)]


def hidden_too_often(test):
    """Whether the page was hidden in half of the trials or more."""
    hidden = sum(row["excluded"] == "hidden" for row in test)
    return len(test) > 0 and hidden * 2 >= len(test)


def detail(text):
    """Prints what stands beside the measures."""
    print(text, file=sys.stderr)


def read_parameters(path):
    """The settings that go with a CSV file, by name."""
    folder = os.path.dirname(os.path.abspath(path))
    for place in (folder, os.path.dirname(folder)):
        file = os.path.join(place, "parameters.json")
        if os.path.exists(file):
            with open(file, encoding="utf-8") as text:
                known = json.load(text)
            return {**known["parameters"], **known["rules"]}
    sys.exit(f"{path} has no parameters.json beside it or beside its folder; it comes with the archive.")


def read_runs(task, paths):
    """The test rows and the settings of each session in the files, by session_id."""
    runs = {}
    for path in paths:
        parameters = read_parameters(path)
        with open(path, newline="", encoding="utf-8") as file:
            for row in csv.DictReader(file):
                if row["task"] != task:
                    sys.exit(f"{path} has rows of the task {row['task']}; this script recomputes {task} only.")
                run, _ = runs.setdefault(row["session_id"], ([], parameters))
                if row["phase"] == "test":
                    run.append(row)
    return runs


def late_lines(test, p, score):
    """A caution and the score without the trials that had a late frame, where there are many."""
    kept = [row for row in test if row["excluded"] == "NA"]
    late = [row for row in kept if row["late_frames"] not in ("NA", "0")]
    if not late or len(late) < p["lateCautionShare"] * len(kept):
        return []
    verdict = "do-not-use" if len(late) >= p["lateLimitShare"] * len(kept) else "caution"
    without = score([row for row in test if row not in late], p)
    return [f"late-frames {len(late)} {len(kept)} {verdict}", *(f"without-late-frames {each}" for each in without)]


def report(task, score):
    """Prints the lines of each run."""
    here = os.path.dirname(os.path.abspath(__file__))
    paths = sys.argv[1:] or sorted(glob.glob(os.path.join(here, "..", "data", "*.csv")))
    runs = read_runs(task, paths)
    for session, (test, p) in runs.items():
        for each in [*score(test, p), *late_lines(test, p, score)]:
            print(f"{session} {each}" if len(runs) > 1 else each)
