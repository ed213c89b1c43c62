

def utility(amount, r):
    """Returns x^(1-r)/(1-r) minus a constant that is the same for all amounts. The limit at r = 1 is the logarithm."""
    logarithm = math.log(amount)
    return logarithm if r == 1 else math.expm1((1 - r) * logarithm) / (1 - r)


def indifference(row, p):
    """Returns the r at which both options of a row have the same expected utility, or None beyond -20 and 20."""
    if min(p[name] for name in ("safeHigh", "safeLow", "riskyHigh", "riskyLow")) <= 0:
        raise Refusal("its settings have an amount of 0 or less")
    chance, low, high = row / p["rows"], -20, 20

    def worth(option, r):
        most, least = (p[option + amount] / p["riskyHigh"] for amount in ("High", "Low"))
        return chance * utility(most, r) + (1 - chance) * utility(least, r)

    def prefers_risky(r):
        return worth("safe", r) < worth("risky", r)

    if not prefers_risky(low) or prefers_risky(high):
        return None
    for _ in range(100):
        r = (low + high) / 2
        low, high = (r, high) if prefers_risky(r) else (low, r)
    return (low + high) / 2


def bound(name, row, p):
    """Prints a bound of relative risk aversion, if this bound exists."""
    r = indifference(row, p)
    if r is not None:
        detail(f"{name} {shown(r, 2):.2f}")


def score(test, p):
    """Returns the number of safe choices, and prints the bounds of risk aversion if the participant switched once."""
    choices = [row["response"] for row in test]
    if not choices or len(choices) != p["rows"] or not set(choices) <= {"A", "B"}:
        return ["no-score incomplete"]
    if choices[-1] == "A":
        return ["no-score dominated"]
    safe = choices.count("A")
    if choices == sorted(choices):
        if safe > 0:
            bound("crra_low", safe, p)
        if safe < p["rows"] - 1:
            bound("crra_high", safe + 1, p)
    return [f"safe_choices {safe} NA NA"]


report("lottery-choice", score)
