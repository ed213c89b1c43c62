/** A value in a JSON tree, with its path and its key. */
export type Place = { path: readonly string[]; key: string | null; value: unknown };

/**
 * Visits the values of a JSON tree, from the outside to the inside, down to the depth `deepest`. Deeper values are not
 * visited, so deep nesting does not take more time.
 */
export function* walk(value: unknown, deepest = Number.POSITIVE_INFINITY): Generator<Place> {
  const places: Place[] = [{ path: [], key: null, value }];
  // The loop appends to the list that it iterates over.
  for (const place of places) {
    yield place;
    if (typeof place.value !== "object" || place.value === null) continue;
    if (place.path.length >= deepest) continue;
    for (const key of Object.keys(place.value))
      places.push({
        path: [...place.path, key],
        key,
        value: (place.value as Record<string, unknown>)[key],
      });
  }
}

/** Returns whether a text or its key contains half of a surrogate pair. */
export const isBroken = ({ key, value }: Place): boolean =>
  key?.isWellFormed() === false || (typeof value === "string" && !value.isWellFormed());
