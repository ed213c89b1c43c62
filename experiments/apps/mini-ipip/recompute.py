

LOWEST, NEUTRAL, HIGHEST, ITEMS_PER_SCALE = 1, 3, 5, 4
# For each scale, its measure id, and the standard deviation and alpha in the published data.
SCALES = {
    "E": ("extraversion", 1.018, 0.80),
    "A": ("agreeableness", 0.853, 0.80),
    "C": ("conscientiousness", 0.894, 0.68),
    "N": ("neuroticism", 0.897, 0.68),
    "I": ("intellect_imagination", 0.767, 0.68),
}


def longest_string(answers):
    """Returns the largest number of identical answers in a row."""
    return max(len(list(run)) for _, run in itertools.groupby(answers))


def contradictions(answered):
    """Returns the number of pairs of opposite statements that were both rated accurate, or both inaccurate."""
    return sum(
        a["condition"][0] == b["condition"][0]
        and a["condition"][1] != b["condition"][1]
        and (int(a["response"]) - NEUTRAL) * (int(b["response"]) - NEUTRAL) > 0
        for a, b in itertools.combinations(answered, 2)
    )


def score(test, p):
    """Returns the five means, each plus and minus 1.96 standard errors, limited to the range of answers."""
    answered = [row for row in test if row["response"] in ("1", "2", "3", "4", "5")]
    for row in answered:
        if not re.fullmatch("[EACNI][+-]", row["condition"]):
            raise Refusal(f"condition is {quoted(row['condition'])} and no scale with its key")
    points = {scale: [] for scale in SCALES}
    for row in answered:
        answer = int(row["response"])
        scale, key = row["condition"]
        points[scale].append(LOWEST + HIGHEST - answer if key == "-" else answer)
    if any(len(own) != ITEMS_PER_SCALE for own in points.values()):
        return ["no-score incomplete"]
    if 0 < p["longString"] <= longest_string([row["response"] for row in answered]):
        return ["no-score longString"]
    count = contradictions(answered)
    detail(f"contradictions {count}" + (" caution" if count >= p["manyContradictions"] else ""))
    lines = []
    for scale, (measure, sd, alpha) in SCALES.items():
        value, half = sum(points[scale]) / ITEMS_PER_SCALE, Z_95 * sd * math.sqrt(1 - alpha)
        lines.append(line(measure, (value, max(LOWEST, value - half), min(HIGHEST, value + half)), 2))
    return lines


report("mini-ipip", score)
