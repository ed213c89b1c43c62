type Props = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Props =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isSameIn = (a: Props, b: Props, isSame: (a: unknown, b: unknown) => boolean) => {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  );
};

/**
 * Returns whether the props of a field are unchanged. Plain objects, such as limits and choices, are new objects in
 * each render, so the function compares their contents.
 */
export const isSameField = (a: Props, b: Props): boolean =>
  isSameIn(
    a,
    b,
    (first, second) =>
      Object.is(first, second) ||
      (isPlain(first) && isPlain(second) && isSameIn(first, second, Object.is)),
  );
