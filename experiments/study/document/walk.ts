/** A place in a tree: its path, key and value. */
export type Place = { path: readonly string[]; key: string | null; value: unknown };

/**
 * Visits the places of a tree of JSON, the outer places first, down to depth `deepest`. Deeper places are not visited,
 * so that deep nesting costs no more than its outer places.
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

/** Whether the text or the key of a place contains half of a surrogate pair. */
export const isBroken = ({ key, value }: Place): boolean =>
  key?.isWellFormed() === false || (typeof value === "string" && !value.isWellFormed());
