/** The functions in Python that compute the measures of a survey from its tables (`survey-scripts.ts`). */
export const SCORE_PY = String.raw`

def number_in(text):
    """Returns the number that a text states; None for other texts."""
    # A spreadsheet may have saved the file with decimal commas.
    text = text.replace(",", ".", 1)
    if not re.fullmatch(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:e[+-]?[0-9]+)?", text):
        return None
    number = float(text)
    return number if abs(number) <= 1e15 else None


def measure_line(measure, value, decimals):
    """Returns the line of a measure. Answers give no interval."""
    return line(measure, [value], decimals) + " NA NA"


def scale_lines(scale, answers):
    """Returns the line of a scale, or nothing if too few of its questions have an answer.

    A sum over some of the questions is the mean of the answers times the number of questions.
    """
    mirrors = scale["mirrors"]
    value, count = 0.0, 0
    # sum() would add in another way in later versions of Python.
    for question, mirror in mirrors.items():
        if question in answers:
            value += answers[question] if mirror is None else mirror - answers[question]
            count += 1
    if count < scale["needed"]:
        return []
    if scale["score"] == "mean" or count < len(mirrors):
        value = value / count
    if scale["score"] == "sum" and count < len(mirrors):
        value = value * len(mirrors)
    detail(f"{scale['id']} unrounded {value!r}")
    return [measure_line(scale["id"], value, scale["decimals"])]


def score(test, p):
    """Returns the scales, the answers that are numbers, the failed attention checks and the number of answered questions.

    A measure without a value has no line.
    """
    known, seen = {*QUESTIONS, *TEXTS}, set()
    for row in test:
        if row["stimulus"] not in known:
            raise Refusal(f"stimulus is {quoted(row['stimulus'])} and no question of this survey")
        if row["stimulus"] in seen:
            raise Refusal(f"has the question {quoted(row['stimulus'])} twice")
        seen.add(row["stimulus"])
    given = {
        row["stimulus"]: row["response"]
        for row in test
        if row["excluded"] == "NA" and row["response"] != "NA"
    }
    answers = {question: number_in(given[question]) for question in NUMBERS if question in given}
    answers = {question: answer for question, answer in answers.items() if answer is not None}
    lines = [each for scale in SCALES for each in scale_lines(scale, answers)]
    lines += [measure_line(question, answer, NUMBERS[question]) for question, answer in answers.items()]
    if HAS_CHECKS:
        lines.append(measure_line("failed_checks", sum(row["correct"] == "FALSE" for row in test), 0))
    lines.append(measure_line("answered", sum(question in given for question in QUESTIONS), 0))
    return lines

`;
