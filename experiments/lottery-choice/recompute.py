

ROWS, SAFE, RISKY = 10, (100, 80), (190, 5)


def utility(amount, r):
    """x^(1-r)/(1-r) less a constant that expected utilities share; its limit at r = 1."""
    logarithm = math.log(amount / RISKY[0])
    return logarithm if r == 1 else math.expm1((1 - r) * logarithm) / (1 - r)


def indifference(row):
    """The r at which both options of a row have the same expected utility, by bisection."""
    chance, low, high = row / ROWS, -20, 20
    for _ in range(100):
        r = (low + high) / 2
        safe, risky = (
            chance * utility(most, r) + (1 - chance) * utility(least, r) for most, least in (SAFE, RISKY)
        )
        low, high = (r, high) if safe < risky else (low, r)
    return (low + high) / 2


def score(test):
    """The number of safe choices; the bounds of relative risk aversion where there is a single switch."""
    choices = [row["response"] for row in test]
    if len(choices) != ROWS or not set(choices) <= {"A", "B"}:
        return ["no-score incomplete"]
    if choices[-1] == "A":
        return ["no-score dominated"]
    safe = choices.count("A")
    if choices == sorted(choices):
        if safe > 0:
            detail(f"crra_low {shown(indifference(safe), 2):.2f}")
        if safe < ROWS - 1:
            detail(f"crra_high {shown(indifference(safe + 1), 2):.2f}")
    return [f"safe_choices {safe} NA NA"]


report("lottery-choice", score)
