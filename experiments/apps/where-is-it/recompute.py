

RADIUS_KM = 6371
# Latitude and longitude of each city, in degrees (Natural Earth).
CITIES = {
    "cairo": (30.05, 31.25), "cape-town": (-33.92, 18.43), "nairobi": (-1.28, 36.81),
    "dakar": (14.72, -17.48), "antananarivo": (-18.91, 47.51), "tokyo": (35.69, 139.75),
    "tehran": (35.67, 51.42), "bangkok": (13.75, 100.51), "ulaanbaatar": (47.92, 106.91),
    "jakarta": (-6.17, 106.83), "lisbon": (38.72, -9.15), "oslo": (59.92, 10.75),
    "athens": (37.99, 23.73), "warsaw": (52.25, 21), "reykjavik": (64.15, -21.95),
    "mexico-city": (19.44, -99.13), "havana": (23.13, -82.37), "vancouver": (49.28, -123.12),
    "chicago": (41.83, -87.75), "panama-city": (8.97, -79.53), "sydney": (-33.92, 151.18),
    "melbourne": (-37.82, 144.97), "auckland": (-36.85, 174.76),
    "port-moresby": (-9.46, 147.19), "suva": (-18.13, 178.44), "lima": (-12.05, -77.05),
    "bogota": (4.6, -74.09), "buenos-aires": (-34.6, -58.4), "brasilia": (-15.78, -47.92),
    "caracas": (10.5, -66.92),
}


def distance(a, b):
    """Returns the great-circle distance between two positions, in km."""
    (lat_a, lon_a), (lat_b, lon_b) = ([math.radians(angle) for angle in place] for place in (a, b))
    haversine = (
        math.sin((lat_b - lat_a) / 2) ** 2
        + math.cos(lat_a) * math.cos(lat_b) * math.sin((lon_b - lon_a) / 2) ** 2
    )
    return 2 * RADIUS_KM * math.asin(math.sqrt(min(1, haversine)))


def place(row):
    """Returns the answer in a row, which is a geo URI (geo:latitude,longitude), and the position of its city."""
    if row["stimulus"] not in CITIES:
        raise Refusal(f"stimulus is {quoted(row['stimulus'])} and no city")
    angle = r"-?[0-9]{1,3}(\.[0-9]+)?"
    if not re.fullmatch(f"geo:{angle},{angle}", row["response"]):
        raise Refusal(f"response is {quoted(row['response'])} and no place")
    answer = tuple(float(angle) for angle in row["response"][len("geo:"):].split(","))
    return answer, CITIES[row["stimulus"]]


def score(test, p):
    """Returns lines with the mean distance error in km and the mean of the answered minus the true latitude in degrees.
    """
    kept = [place(row) for row in test if row["excluded"] == "NA" and row["response"] != "NA"]
    if len(kept) < p["minimumCities"]:
        return ["no-score tooFewLeft"]
    if all(distance(answer, kept[0][0]) <= p["sameSpotKm"] for answer, _ in kept):
        return ["no-score sameSpot"]
    errors = [distance(answer, city) for answer, city in kept]
    bias = statistics.fmean((answer[1] - city[1] + 180) % 360 - 180 for answer, city in kept)
    detail(f"median {shown(statistics.median(errors)):.0f}")
    detail(f"longitude {shown(bias, 1):.1f}")
    north = [answer[0] - city[0] for answer, city in kept]
    return [line("distance_error", mean_interval(errors), 0), line("latitude_bias", mean_interval(north), 1)]


report("where-is-it", score)
