/** A value in a JSON tree, with its path and its key. */
export type Place = { path: readonly string[]; key: string | null; value: unknown };

/**
 * Visits the values of a JSON tree, from the outside to the inside, down to the depth `deepest`. Deeper values are not
 * visited, so deep nesting does not take more time. The values of a list or an object are read one by one, so that a
 * visit that stops early does not depend on its length.
 */
export function* walk(value: unknown, deepest = Number.POSITIVE_INFINITY): Generator<Place> {
  const root = { path: [], key: null, value };
  yield root;
  const places: Place[] = [root];
  // The loop appends to the list that it iterates over.
  for (const place of places) {
    if (place.path.length >= deepest) continue;
    for (const [key, inner] of valuesIn(place.value)) {
      const found = { path: [...place.path, key], key, value: inner };
      yield found;
      if (typeof inner === "object" && inner !== null) places.push(found);
    }
  }
}

/** Yields the keys and the values of a list or an object; nothing for other values. */
function* valuesIn(value: unknown): Generator<[key: string, value: unknown]> {
  if (Array.isArray(value)) for (const [index, each] of value.entries()) yield [`${index}`, each];
  else if (typeof value === "object" && value !== null)
    for (const key of Object.keys(value)) yield [key, (value as Record<string, unknown>)[key]];
}

/** Returns whether a text or its key contains half of a surrogate pair. */
export const isBroken = ({ key, value }: Place): boolean =>
  key?.isWellFormed() === false || (typeof value === "string" && !value.isWellFormed());
