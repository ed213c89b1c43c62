import { round } from "./statistics.mjs";

/** @typedef {import("./results").Target} Target */
/** @typedef {import("./results").ByVariant} ByVariant */
/** @typedef {import("./results").Figures} Figures */

const PLAIN = ["plain-turbopack", "plain-webpack"];

/**
 * Returns the median of one figure of the better of the two plain sites, which the targets mean by
 * "plain Next".
 *
 * @param {ByVariant | undefined} part
 * @param {string} key
 * @param {(figures: Figures) => number | undefined} read
 * @returns {number | undefined}
 */
export function ofPlain(part, key, read) {
  const values = PLAIN.flatMap((name) => {
    const figures = part?.[name]?.[key];
    return figures ? (read(figures) ?? []) : [];
  });
  return values.length > 0 ? Math.min(...values) : undefined;
}

/** Returns what reads the median of a figure. @param {string} name @returns {(figures: Figures) => number | undefined} */
export const median = (name) => (figures) => figures[name]?.median;

/** Returns the kB of a page without its pictures, since the same are in both. @param {Figures} figures */
export const bytesWithoutPictures = (figures) => {
  const total = figures["all-total"]?.median;
  return total === undefined ? undefined : total - (figures["all-img"]?.median ?? 0);
};

/** Returns a / b, where both were measured. @param {number | undefined} a @param {number | undefined} b */
export const ratio = (a, b) => (a === undefined || b === undefined ? undefined : round(a / b));

/** Returns the largest of those that were measured. @param {(number | undefined)[]} values */
export function largest(values) {
  const measured = values.filter((value) => value !== undefined);
  return measured.length > 0 ? Math.max(...measured) : undefined;
}

/** Returns the smallest of those that were measured. @param {(number | undefined)[]} values */
export function smallest(values) {
  const opposite = largest(values.map((value) => (value === undefined ? undefined : -value)));
  return opposite === undefined ? undefined : -opposite;
}

/**
 * Returns a target with what was measured of it; undefined where it was not.
 *
 * @param {string} id
 * @param {string} what
 * @param {number | undefined} value
 * @param {Target["sign"]} sign
 * @param {number} limit
 * @param {string} [unit]
 * @returns {Target}
 */
export function target(id, what, value, sign, limit, unit = "") {
  if (value === undefined || Number.isNaN(value))
    return { id, what, value: null, limit, sign, unit, met: null };
  const met = {
    "≤": value <= limit,
    "<": value < limit,
    "≥": value >= limit,
    "=": value === limit,
  }[sign];
  return { id, what, value, limit, sign, unit, met };
}
