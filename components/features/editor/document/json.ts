/** What JSON can hold. A document that is being written may hold anything of it: what is wrong stays as typed. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** Where a value stands in a document, from its root. */
export type Path = readonly (string | number)[];

/** Returns a path as the checks of documents write it, such as `steps.0.parameters.trials`. */
export const pathText = (path: Path): string => path.join(".");

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Returns a value as a text; an object or a list has none, since what JSON holds may not become one. */
export const asText = (value: Json | undefined): string =>
  typeof value === "object" ? "" : String(value ?? "");

/** Returns the value at a path; undefined where there is none. */
export function valueAt(root: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((at, key) => {
    if (isList(at)) return typeof key === "number" ? at[key] : undefined;
    return isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  }, root);
}

/** Objects that mean something also without keys. */
const KEPT_EMPTY = ["parameters"];

/**
 * Returns a copy with another value at a path, and with the objects on the way to it; undefined takes the key away, and
 * with it the objects that it leaves empty. What does not change is the same object.
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
  // In its place, so that a document that is read again looks as it did.
  if (held !== undefined) return { ...(root as JsonObject), [key]: next };
  return { ...others, [key]: next };
}

/** Returns a text without halves of surrogate pairs, which have no UTF-8. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\uFFFD");
