

LOWEST, HIGHEST, BONUS = 11, 20, 20
# Percent of 108 players who made each request (Arad & Rubinstein 2012).
PERCENT = dict(zip(range(LOWEST, HIGHEST + 1), (4, 0, 3, 6, 1, 6, 32, 30, 12, 6)))


def points(request, other):
    return request + (BONUS if request == other - 1 else 0)


def score(test):
    """The request; the drawn one, the points and the expected points beside it."""
    if not test or test[0]["response"] not in map(str, PERCENT):
        return ["no-score nothingChosen"]
    request, drawn = int(test[0]["response"]), int(test[0]["stimulus"])
    total = sum(PERCENT.values())
    expected = sum(share * points(request, other) for other, share in PERCENT.items()) / total
    detail(f"drawn {drawn}")
    detail(f"points {points(request, drawn)}")
    detail(f"expected {shown(expected, 1):.1f}")
    return [f"request {request} NA NA"]


report("eleven-twenty", score)
