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
 * Whether a field has the same properties: those that are objects, such as limits and choices, are made anew by whoever
 * shows the field, and are compared by what they hold.
 */
export const isSameField = (a: Props, b: Props): boolean =>
  isSameIn(
    a,
    b,
    (first, second) =>
      Object.is(first, second) ||
      (isPlain(first) && isPlain(second) && isSameIn(first, second, Object.is)),
  );
