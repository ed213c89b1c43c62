

# Percentage of 108 players who made each request from 11 to 20, with a bonus of 20 (Arad & Rubinstein 2012).
PUBLISHED = dict(zip(range(11, 21), (4, 0, 3, 6, 1, 6, 32, 30, 12, 6)))


def score(test, p):
    """Returns the line with the request, and prints the drawn request, the points and the expected points as details.
    """
    low, high = p["lowest"], p["highest"]
    if low % 1 != 0 or high % 1 != 0 or not low <= high <= low + 1000:
        raise Refusal("its settings have no requests to choose from")
    requests = range(low, high + 1)
    is_published = (p["lowest"], p["highest"], p["bonus"]) == (11, 20, 20)
    shares = PUBLISHED if is_published else {request: 1 for request in requests}

    def points(request, other):
        return request + (p["bonus"] if request == other - 1 else 0)

    if not test or test[0]["response"] not in map(str, requests):
        return ["no-score nothingChosen"]
    if test[0]["stimulus"] not in map(str, requests):
        raise Refusal(f"stimulus is {quoted(test[0]['stimulus'])} and no request")
    request, drawn = int(test[0]["response"]), int(test[0]["stimulus"])
    expected = sum(share * points(request, other) for other, share in shares.items()) / sum(shares.values())
    detail(f"drawn {drawn}")
    detail(f"points {points(request, drawn)}")
    detail(f"expected {shown(expected, 1):.1f}")
    return [f"request {request} NA NA"]


report("eleven-twenty", score)
