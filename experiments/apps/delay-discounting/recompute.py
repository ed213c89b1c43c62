

# The standard deviation of ln k and the alpha of the three sizes in the published data.
SD, ALPHA = 1.857, 0.953
SIZES = ("small", "medium", "large")
ITEMS_PER_SIZE = 9


def rated_choices(rows):
    """Returns pairs of an item's rate k and the choice, in the order of the rates."""
    pairs = []
    for row in rows:
        numbers = re.fullmatch("([1-9][0-9]{0,5})_([1-9][0-9]{0,5})_([1-9][0-9]{0,5})", row["stimulus"])
        if numbers is None:
            raise Refusal(f"stimulus is {quoted(row['stimulus'])} and not an amount today, an amount later and days")
        now, later, days = map(int, numbers.groups())
        if later <= now:
            raise Refusal(f"stimulus is {quoted(row['stimulus'])}, without a gain from waiting")
        if row["response"] in ("now", "later"):
            pairs.append(((later / now - 1) / days, row["response"]))
    return sorted(pairs)


def fit_of(pairs):
    """Returns the ln k that agrees with most choices, and their number. Equally good rates are averaged."""
    logs = [math.log(rate) for rate, _ in pairs]
    cuts = []
    for below in range(len(pairs) + 1):
        beside = [logs[i] for i in (below - 1, below) if 0 <= i < len(logs)]
        fits = sum((i < below) == (choice == "now") for i, (_, choice) in enumerate(pairs))
        cuts.append((fits, sum(beside) / len(beside)))
    most = max(fits for fits, _ in cuts)
    best = [ln_k for fits, ln_k in cuts if fits == most]
    return sum(best) / len(best), most


def score(test, p):
    """Returns the mean of ln k of the three sizes, plus and minus 1.96 standard errors, within the range of scores."""
    sizes = [rated_choices([row for row in test if row["condition"] == size]) for size in SIZES]
    if any(len(pairs) != ITEMS_PER_SIZE for pairs in sizes):
        return ["no-score incomplete"]
    fits = [fit_of(pairs) for pairs in sizes]
    consistent = sum(count for _, count in fits)
    items = len(SIZES) * ITEMS_PER_SIZE
    if consistent * 100 < items * p["minimumConsistencyPercent"]:
        return ["no-score inconsistent"]
    value, half = sum(ln_k for ln_k, _ in fits) / len(fits), Z_95 * SD * math.sqrt(1 - ALPHA)
    lowest, highest = (sum(math.log(pairs[end][0]) for pairs in sizes) / len(SIZES) for end in (0, -1))
    later = sum(choice == "later" for pairs in sizes for _, choice in pairs)
    detail(f"half_days {shown(math.exp(-value)):.0f}")
    detail(f"k {shown(math.exp(value), 5):.5f}")
    for size, (ln_k, _) in zip(SIZES, fits):
        detail(f"{size} {shown(ln_k, 2):.2f}")
    detail(f"later {shown(100 * later / items):.0f}")
    detail(f"consistency {shown(100 * consistent / items):.0f}")
    return [line("ln_k", (value, max(lowest, value - half), min(highest, value + half)), 2)]


report("delay-discounting", score)
