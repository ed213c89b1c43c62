/** A place in a tree: its path and what stands there. */
export type Place = { path: readonly string[]; key: string | null; value: unknown };

/**
 * Goes through the places of a tree of JSON, the outer ones first, as deep as `deepest`: what is deeper is not looked
 * at, so that no nesting costs more than its outer places.
 */
export function* walk(value: unknown, deepest = Number.POSITIVE_INFINITY): Generator<Place> {
  const places: Place[] = [{ path: [], key: null, value }];
  // The list grows while it is read.
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

/** Whether a place holds half of a surrogate pair, in its text or its key. */
export const isBroken = ({ key, value }: Place): boolean =>
  key?.isWellFormed() === false || (typeof value === "string" && !value.isWellFormed());
