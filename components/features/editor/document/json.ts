/** Any JSON value. A document that is being written may contain any of them, because invalid input stays as typed. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** The position of a value in a document, as keys from the root. */
export type Path = readonly (string | number)[];

/** Returns a path in the notation of the document checks, such as `steps.0.parameters.trials`. */
export const pathText = (path: Path): string => path.join(".");

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Returns a value as text; "" for objects and lists, because JSON can contain an object that has no string form. */
export const asText = (value: Json | undefined): string =>
  typeof value === "object" ? "" : String(value ?? "");

/** Returns the value at a path; undefined if the path does not exist. */
export function valueAt(root: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((at, key) => {
    if (isList(at)) return typeof key === "number" ? at[key] : undefined;
    return isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  }, root);
}

/** Keys of objects that have a meaning even if they are empty. */
const KEPT_EMPTY = ["parameters"];

/**
 * Returns a copy with another value at a path; missing objects on the path are created. The value undefined removes the
 * key, and the objects that become empty. Unchanged parts are the same objects as before.
 */
export function withValue(root: Json | undefined, path: Path, value: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value ?? null;
  if (typeof key === "number") {
    const list = isList(root) ? [...root] : [];
    list[key] = withValue(list[key], rest, value);
    return list;
  }
  const { [key]: held, ...others }: JsonObject = isObject(root) ? root : {};
  const next = rest.length === 0 ? value : withValue(held, rest, value);
  const isGone =
    next === undefined ||
    (rest.length > 0 &&
      value === undefined &&
      isObject(next) &&
      Object.keys(next).length === 0 &&
      !KEPT_EMPTY.includes(key));
  if (isGone) return others;
  // The key keeps its position, so that a document that is read again has the order that it had before.
  if (held !== undefined) return { ...(root as JsonObject), [key]: next };
  return { ...others, [key]: next };
}

/** Returns a text without lone surrogates, which UTF-8 cannot encode. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\uFFFD");
