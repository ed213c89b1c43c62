"""Recomputes the results of runs from their CSV files: python3 recompute.py [file.csv or folder ...]

It runs from any working folder. Without an argument, the script reads the CSV files in ../data. The parameters of the
runs in a file are read from parameters.json next to the file, or next to its folder, as in an archive. For each run,
the script prints one line per measure, `measure value low high` with the ends of the 95 % interval (NA if the interval
cannot be computed from one run), or `no-score reason`. With several runs, each line begins with the session_id of its
run. Additional information is printed to standard error. If a file or run cannot be used, its name and the reason are
printed there, too. The script then continues with the other files and runs, and ends with an error. A run that is in
several files counts once. Rehearsals do not count: if other runs are present, rehearsals are left out and named there.
"""
import glob, itertools, math, os, re, statistics, sys

Z_95 = 1.959964
# These limits exceed the size of any run. They prevent the file of an unknown person from filling the memory.
MAX_BYTES = 5e8
MAX_ROWS = 5000
MAX_SESSIONS = 20000
# The limit for a file that a participant downloaded. A downloaded file normally contains one session.
MAX_GIVEN_SESSIONS = 100
MAX_NUMBER = 1e9


class Refusal(Exception):
    """Stops the processing of the present run or file, but not of the other runs and files."""



def shown(value, decimals=0):
    """Rounds half up, after removing differences due to the order of additions."""
    if not math.isfinite(value):
        raise Refusal("its values give no number")
    stable = math.floor(value * 1e6 + 0.5) / 1e6
    # Adding zero makes a negative zero positive.
    return math.floor(stable * 10**decimals + 0.5) / 10**decimals + 0


def line(measure, values, decimals):
    """Returns the output line of a measure, with its value and the ends of its interval."""
    return " ".join([measure, *(f"{shown(value, decimals):.{decimals}f}" for value in values)])


def t_quantile(df):
    """Returns the 97.5 % quantile of Student's t (Abramowitz & Stegun 1964, 26.7.5), for df of at least 3."""
    z = Z_95
    return (
        z
        + (z**3 + z) / 4 / df
        + (5 * z**5 + 16 * z**3 + 3 * z) / 96 / df**2
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384 / df**3
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160 / df**4
    )


def mean_interval(values):
    """Returns a mean and the ends of its 95 % interval (Student's t)."""
    value = statistics.fmean(values)
    half = t_quantile(len(values) - 1) * math.sqrt(statistics.variance(values) / len(values))
    return value, value - half, value + half


def difference_interval(more, less):
    """Returns the mean of `more` minus the mean of `less`, and the ends of its 95 % interval (Welch's t)."""
    value = statistics.fmean(more) - statistics.fmean(less)
    a, b = statistics.variance(more) / len(more), statistics.variance(less) / len(less)
    if a + b == 0:
        return value, value, value
    df = (a + b) ** 2 / (a**2 / (len(more) - 1) + b**2 / (len(less) - 1))
    half = t_quantile(df) * math.sqrt(a + b)
    return value, value - half, value + half


def median_rank(n):
    """Returns the largest k for which the k-th smallest and k-th largest of n values enclose the median in 95 % of
    samples.
    """
    # A value is below the true median with probability 1/2, and above with the same probability. `fewer` is the number
    # of ways in which fewer than k values are on one side.
    k, ways, fewer = 1, n, 1
    while 40 * (fewer + ways) <= 2**n:
        fewer += ways
        ways = ways * (n - k) // (k + 1)
        k += 1
    return k


def median_interval(values):
    """Returns a median, and the two values that enclose the true median in at least 95 % of samples."""
    times = sorted(values)
    rank = median_rank(len(times))
    return statistics.median(times), times[rank - 1], times[-rank]


def guessing_limit(n, chance, passes):
    """Returns the smallest number of correct answers, of n, that guessing reaches with a probability below `passes`."""
    if not 0 < chance < 1:
        raise Refusal("its settings leave nothing to guess")

    def binomial(k):
        # Logarithms are used because the number of ways may be larger than any floating point number.
        ways = math.lgamma(n + 1) - math.lgamma(k + 1) - math.lgamma(n - k + 1)
        return math.exp(ways + k * math.log(chance) + (n - k) * math.log(1 - chance))

    limit, tail = n + 1, chance**n
    while limit > 0 and tail < passes:
        limit -= 1
        tail += binomial(limit - 1) if limit > 0 else 0
    return limit


def accuracy_needed(n, chance, p):
    """Returns the number of answers, of n, that must be correct."""
    return max(guessing_limit(n, chance, p["guessingPasses"]), math.ceil(n * p["minimumAccuracyPercent"] / 100))


def scored_times(rows):
    """Returns the response times of the scored rows, ms."""
    times = [row["rt_ms"] for row in rows if row["excluded"] == "NA"]
    if "NA" in times:
        raise Refusal("rt_ms is missing in a scored trial")
    return [float(time) for time in times]


def conflict_lines(measure, test, answers, p):
    """Returns the line for the mean correct response time in incongruent trials minus the mean in congruent trials, ms.

    `answers` is the number of possible answers, which determines the probability of a correct guess.
    """
    if answers <= 0:
        raise Refusal("its settings leave nothing to guess")
    conditions = []
    for condition in ("incongruent", "congruent"):
        seen = [r for r in test if r["condition"] == condition and r["excluded"] != "hidden"]
        times = scored_times(seen)
        conditions.append((len(seen), times, accuracy_needed(len(seen), 1 / answers, p)))
    if hidden_too_often(test):
        return ["no-score tooOftenHidden"]
    if any(limit > seen for seen, _, limit in conditions):
        return ["no-score tooFewLeft"]
    if any(len(times) < limit for _, times, limit in conditions):
        return ["no-score tooFewCorrect"]
    (_, incongruent, _), (_, congruent, _) = conditions
    return [line(measure, difference_interval(incongruent, congruent), 0)]


def hidden_too_often(test):
    """Returns whether the page was hidden in at least half of the trials."""
    hidden = sum(row["excluded"] == "hidden" for row in test)
    return len(test) > 0 and hidden * 2 >= len(test)


def detail(text):
    """Prints additional information about a result."""
    print(text, file=sys.stderr)


def late_lines(test, p, score):
    """Returns a caution and the score without the trials that had a late frame, if many trials had a late frame."""
    kept = [row for row in test if row["excluded"] == "NA"]
    late = [row for row in kept if row["late_frames"] != "NA" and float(row["late_frames"]) > 0]
    if not late or len(late) < p["lateCautionShare"] * len(kept):
        return []
    verdict = "do-not-use" if len(late) >= p["lateLimitShare"] * len(kept) else "caution"
    others = set(map(id, late))
    without = score([row for row in test if id(row) not in others], p)
    return [f"late-frames {len(late)} {len(kept)} {verdict}", *(f"without-late-frames {each}" for each in without)]


def quoted(text):
    """Returns a text from a file in quotation marks, shortened and without control characters for the terminal."""
    return '"' + re.sub("[^ -~]", "?", text)[:60] + '"'


def note(where, text):
    """Prints a message about a file or run to standard error."""
    print(f"{where}: {text}", file=sys.stderr)


# The names of the files and runs that were left out.
REFUSALS = []


def refused(where, reason):
    """Prints the name of a file or run that is left out, with the reason, and records it."""
    note(where, reason)
    REFUSALS.append(where)


def attempt(where, what, *given):
    """Returns the result of a function; None if the function refuses its data or fails.

    A message reports the reason, and the script continues.
    """
    try:
        return what(*given)
    except Refusal as refusal:
        refused(where, str(refusal))
    except Exception as failure:
        refused(where, f"does not fit this task: {type(failure).__name__}: {failure}")
    return None


def read_text(path):
    """Returns a file as text with lines that end in \\n, and the changes by a spreadsheet that has saved the file."""
    try:
        size = os.path.getsize(path)
        if size == 0 and os.path.isfile(path):
            raise Refusal("is empty")
        if size > MAX_BYTES:
            raise Refusal(f"is larger than {MAX_BYTES / 1e6:.0f} MB")
        with open(path, "rb") as file:
            data = file.read()
    except OSError:
        raise Refusal("cannot be read") from None
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        raise Refusal(
            "was saved again by a spreadsheet, as UTF-16: use the file as it was downloaded, or save it as CSV UTF-8"
        )
    if re.search(rb"[\x00-\x08\x0b\x0c\x0e-\x1f]", data):
        raise Refusal("has NUL or other control characters: it is damaged, or not a table")
    saved = []
    if data[:3] == b"\xef\xbb\xbf":
        data = data[3:]
        saved.append("with a byte order mark")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        try:
            text = data.decode("cp1252")
        except UnicodeDecodeError:
            raise Refusal("is neither UTF-8 nor Windows-1252") from None
        saved.append("in Windows-1252")
    return text.replace("\r\n", "\n").replace("\r", "\n"), saved


def split_rows(text):
    """Returns the cells of each row of a text, and the separator of the cells.

    Until the rows are split, control characters replace the separators and line ends within quotation marks (RFC 4180).
    read_text refuses files with these characters.
    """
    parts = text.split('"')
    if len(parts) % 2 == 0:
        raise Refusal("has a quotation mark that does not end: it was cut off")
    # Two adjacent quotation marks within a quoted cell represent one quotation mark.
    parts[2:-1:2] = [part or '"' for part in parts[2:-1:2]]
    parts[1::2] = [part.replace("\n", "\2") for part in parts[1::2]]
    header = "".join(parts).split("\n")[0]
    separator = next((each for each in ",;\t" if "session_id" in header.split(each)), None)
    if separator is None:
        raise Refusal("is not a table of trials: its first line has no column session_id")
    parts[1::2] = [part.replace(separator, "\1") for part in parts[1::2]]
    lines = [line for line in "".join(parts).split("\n") if line.replace(separator, "") != ""]
    rows = [line.split(separator) for line in lines]
    width = len(rows[0])
    for i, row in enumerate(rows):
        if len(row) < width or any(row[width:]):
            raise Refusal(f"has {len(row)} cells in row {i} and {width} in its header: it was cut off or changed")
    if len(parts) > 1:
        rows = [[cell.replace("\1", separator).replace("\2", "\n") for cell in row] for row in rows]
    return [row[:width] for row in rows], separator


TEXT_COLUMNS = ["session_id", "task", "phase", "condition", "stimulus", "response", "excluded"]
NUMBER_COLUMNS = ["rt_ms", "late_frames"]
COLUMNS = [*TEXT_COLUMNS, *NUMBER_COLUMNS, "correct"]


def unmarked(text):
    """Returns a text without the apostrophe that prevents spreadsheets from misreading it."""
    return text[1:] if text[:1] == "'" and text != "'NA" else text


def read_table(path, label):
    """Returns the rows of a CSV file: the required columns, and in `whole` all cells, by which rows are compared.

    Every cell is read as text, so that an id like 007 or 12e5 is not read as a number.
    """
    text, saved = read_text(path)
    (header, *cells), separator = split_rows(text)
    for name in COLUMNS:
        if name not in header:
            raise Refusal(f"has no column {name}")
    for name in COLUMNS:
        if header.count(name) > 1:
            raise Refusal(f"has the column {name} twice")
    names = [name for name in ("trial", "rehearsal", *COLUMNS) if name in header]
    places = [header.index(name) for name in names]
    rows = [{"trial": "NA", "rehearsal": "NA", **{name: row[place] for name, place in zip(names, places)}, "whole": row} for row in cells]
    if separator != ",":
        saved.append("with other separators than commas")
        for row in rows:
            row.update((name, row[name].replace(",", ".", 1)) for name in NUMBER_COLUMNS)
    if any(row["correct"] in ("VRAI", "FAUX") for row in rows):
        saved.append("with TRUE and FALSE in French")
        for row in rows:
            row["correct"] = {"VRAI": "TRUE", "FAUX": "FALSE"}.get(row["correct"], row["correct"])
    if saved:
        note(label, f"was saved again by a spreadsheet ({', '.join(saved)}), and is read so")
    for row in rows:
        row.update((name, unmarked(row[name])) for name in TEXT_COLUMNS)
        row["whole"] = list(map(unmarked, row["whole"]))
    return rows


def read_settings(path):
    """Returns the parameters that belong to a CSV file, keyed by name."""
    folder = os.path.dirname(os.path.abspath(path))
    files = [os.path.join(place, "parameters.json") for place in (folder, os.path.dirname(folder))]
    file = next((file for file in files if os.path.exists(file)), None)
    if file is None:
        raise Refusal("has no parameters.json next to it or next to its folder; that file comes with the archive.")
    broken = Refusal("its parameters.json is not as it was handed over")
    try:
        if os.path.getsize(file) > 1e7:
            raise broken
        text, _ = read_text(file)
    except Refusal:
        raise broken from None
    pattern = r'"([A-Za-z0-9]+)"\s*:\s*("(?:[^"\\]|\\.)*"|-?[0-9]+(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?|true|false)'
    # The parameters file consists only of names with values, of commas and of brackets.
    rest = re.sub(r"\s", "", re.sub(pattern, "v", text))
    entry = r'(v|"(parameters|rules)":\{(v(,v)*)?\})'
    if not re.fullmatch(r"\{" + entry + "(," + entry + r")*\}", rest):
        raise broken
    pairs = re.findall(pattern, text)
    if len(dict(pairs)) < len(pairs):
        raise broken
    return Settings(pairs)


class Settings(dict):
    """Parameters keyed by name. A parameter that is read by p["name"] must be a number."""

    def __getitem__(self, name):
        if name not in self:
            raise Refusal(f"its parameters.json has no {name}")
        value = self.get(name)
        if not re.match("-?[0-9]", value) or abs(float(value)) > MAX_NUMBER:
            raise Refusal(f"its parameters.json has no usable number for {name}")
        number = float(value)
        return int(number) if number.is_integer() else number


class Run:
    """The rows of a session in a file, with the parameters of the run."""

    def __init__(self, session, file, rows, settings):
        self.id, self.file, self.rows, self.settings = session, file, rows, settings
        self.is_refused = False
        self.is_rehearsal = any(row["rehearsal"] in ("TRUE", "VRAI") for row in rows)

    def place(self):
        """Returns the name of the run in messages."""
        return f"{self.file}, session {quoted(self.id)}"


def add_run(known, run):
    """Adds a run from a file to the known runs. A run that is in several files counts once.

    If one file contains only the beginning of the other file's rows, for example a download during the run, the longer
    version counts. If the rows differ, neither version is used.
    """
    if known is None:
        return run
    if known.is_refused:
        return known
    short, long = (run, known) if len(run.rows) < len(known.rows) else (known, run)
    is_start = all(a["whole"] == b["whole"] for a, b in zip(short.rows, long.rows))
    if run.settings != known.settings or not is_start:
        refused(run.place(), f"differs from {known.file} and neither is used")
        known.is_refused = True
        return known
    if len(short.rows) == len(long.rows):
        note(run.place(), f"is the same as in {known.file} and counts once")
        return known
    note(run.place(), f"is also in {known.file}; the longer version counts, in {long.file}")
    return long


def runs_of(path, label):
    """Returns the runs in a file."""
    settings = read_settings(path)
    sessions = {}
    for row in read_table(path, label):
        sessions.setdefault(row["session_id"], []).append(row)
    limit = MAX_GIVEN_SESSIONS if "GIVEN_FILES" in globals() else MAX_SESSIONS
    if len(sessions) > limit:
        raise Refusal(f"has {len(sessions)} sessions, more than the {limit} that are read of a file")
    return [Run(session, label, rows, settings) for session, rows in sessions.items()]


def check_run(task, run):
    """Refuses rows that cannot belong to a run of this task."""
    if not re.fullmatch(r"[^\s]{1,100}", run.id, re.ASCII) or run.id == "NA":
        raise Refusal("has no valid session_id")
    if re.fullmatch(r"[0-9](?:[.,][0-9]+)?E[-+]?[0-9]+", run.id):
        raise Refusal("has a session_id that a spreadsheet has changed to a number: use the file as it was downloaded")
    for row in run.rows:
        if row["task"] != task:
            other = quoted(row["task"]).replace('"', "")
            raise Refusal(f"has rows of the task {other}; this script recomputes {task} only.")
    if len(run.rows) > MAX_ROWS:
        raise Refusal(f"has more than {MAX_ROWS} rows")
    # Trial numbers continue through the whole run. A repeated number therefore means that rows were added to the file
    # twice.
    trials = [row["trial"] for row in run.rows]
    counted = set()
    for trial in trials if len(set(trials)) > 1 else []:
        if trial in counted:
            raise Refusal(f"has the trial {quoted(trial)} twice")
        if trial != "NA":
            counted.add(trial)
    return True


def test_rows(rows):
    """Returns the rows of the test trials of a run, after checking the numbers in all rows."""
    number = re.compile(r"-?[0-9]+(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?")
    for name in NUMBER_COLUMNS:
        for row in rows:
            text = row[name]
            if text != "NA" and not (number.fullmatch(text) and abs(float(text)) <= MAX_NUMBER):
                raise Refusal(f"{name} is {quoted(text)}, which is not a valid number")
    for row in rows:
        if row["correct"] not in ("TRUE", "FALSE", "NA"):
            raise Refusal(f"correct is {quoted(row['correct'])} and not TRUE, FALSE or NA")
    if any(row["excluded"] == "" for row in rows):
        raise Refusal("excluded is empty: use the file as it was downloaded")
    return [row for row in rows if row["phase"] == "test"]


def tables_in(folder):
    """Returns the paths of the CSV files in a folder."""
    names = os.listdir(folder) if os.path.isdir(folder) else []
    tables = [name for name in names if name.lower().endswith(".csv") and not name.startswith(".")]
    return [path for path in (os.path.join(folder, name) for name in sorted(tables)) if not os.path.isdir(path)]


def files_of(argument):
    """Returns the files to which an argument refers. The command line of Windows does not expand *.csv."""
    if os.path.isdir(argument):
        return tables_in(argument)
    found = [argument] if os.path.exists(argument) else sorted(glob.glob(argument))
    if not found:
        refused(argument, "is not there")
    return found


def files_to_read():
    """Returns the files to read, each with its name in messages.

    These are the files that recompute-all.py provides, the files on the command line, or the files in ../data.
    """
    if "GIVEN_FILES" in globals():
        return GIVEN_FILES
    if sys.argv[1:]:
        paths = [path for argument in sys.argv[1:] for path in files_of(argument)]
    else:
        # If the path of the script is not known, the script searches for data from the working folder.
        script = globals().get("__file__")
        places = [os.path.join(os.path.dirname(script), "..")] if script else [".", ".."]
        folders = [os.path.join(os.path.realpath(place), "data") for place in places]
        paths = [path for folder in folders for path in tables_in(folder)]
        if not paths:
            sys.exit(f"Error: There is no CSV file in {' or '.join(folders)}.")
    return [(path, path) for path in paths]


def lines_of(run, score):
    """Returns the result lines of a run."""
    test = test_rows(run.rows)
    return [*score(test, run.settings), *late_lines(test, run.settings, score)]


def counted(runs):
    """Returns the runs without the rehearsals. A rehearsal is scored only if the files have no other runs.

    The script recompute-all.py never scores rehearsals, because another step may have runs that count.
    """
    others = [run for run in runs if not run.is_rehearsal]
    leaves_out = others or "GIVEN_FILES" in globals()
    for run in runs:
        if run.is_rehearsal:
            note(run.place(), f"is a rehearsal, which does not count{', and is left out' if leaves_out else ''}")
    return others if leaves_out else runs


def report(task, score):
    """Prints the result lines of each run."""
    # An id may contain characters that the terminal cannot display.
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="backslashreplace")
    runs, seen = {}, set()
    for path, label in files_to_read():
        for run in attempt(label, runs_of, path, label) or []:
            seen.add(run.id)
            if attempt(run.place(), check_run, task, run):
                runs[run.id] = add_run(runs.get(run.id), run)
    for run in counted(list(runs.values())):
        lines = [] if run.is_refused else attempt(run.place(), lines_of, run, score)
        for each in lines or []:
            print(f"{run.id} {each}" if len(seen) > 1 else each)
    if REFUSALS:
        sys.exit("Error: Not everything was recomputed. The reasons are above.")
    if not seen:
        sys.exit("Error: There are no trials in the files.")
