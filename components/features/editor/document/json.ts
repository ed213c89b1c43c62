import { ownValue } from "@/lib/own-value";
/**
 * Any JSON value. An unfinished document may contain any value, because invalid input is stored as the author typed it.
 */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** The position of a value in a document: the keys that lead from the root to the value. */
export type Path = readonly (string | number)[];

/** Returns a path in the notation that the checks of documents use, such as `steps.0.parameters.trials`. */
export const pathText = (path: Path): string => path.join(".");

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/**
 * Returns a value as text; "" for objects and lists. Objects are not converted, because an object from JSON may have a
 * key `toString` that breaks the conversion.
 */
export const asText = (value: Json | undefined): string =>
  typeof value === "object" ? "" : String(value ?? "");

/** Returns the value at a path; undefined if the path does not exist. */
export function valueAt(root: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((at, key) => {
    if (isList(at)) return typeof key === "number" ? at[key] : undefined;
    return isObject(at) ? ownValue(at, String(key)) : undefined;
  }, root);
}

/**
 * Keys whose objects remain in the document even if they are empty, because their presence has a meaning: an object as
 * the effect of a plan states that the effect is in standard deviations.
 */
const KEPT_EMPTY = ["parameters", "effect"];

/**
 * Returns a copy of a document with another value at a path. Missing objects on the path are created. The value
 * undefined removes the key, and also the objects that become empty. Objects and lists within the document that have
 * not changed remain the same objects.
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
  // The key does not change its position in the object. A document that is stored and read again therefore has its keys
  // in an unchanged order.
  if (held !== undefined) return { ...(root as JsonObject), [key]: next };
  return { ...others, [key]: next };
}

/** Returns a text without unpaired surrogates, because UTF-8 cannot encode them. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\uFFFD");
