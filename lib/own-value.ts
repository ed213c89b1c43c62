/**
 * Returns the value that an object itself has under a key; undefined if it has none. Keys that come from a document, a
 * file or a URL may be names that every object inherits, such as `toString` and `__proto__`.
 */
export const ownValue = <Value>(
  values: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined => (Object.hasOwn(values, key) ? values[key] : undefined);
