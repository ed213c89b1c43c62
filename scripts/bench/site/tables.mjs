/** @typedef {import("./results").ByVariant} ByVariant */
/** @typedef {import("./statistics.mjs").Summary} Summary */

/**
 * Returns a table in Markdown: the first column to the left, the others to the right.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 * @returns {string}
 */
export function table(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, index) => (index === 0 ? ":--" : "--:"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

/** Returns a number with as many decimals as mean something. @param {number} value */
export const digits = (value) => {
  if (value !== 0 && Math.abs(value) < 1) return value.toFixed(3);
  return Math.abs(value) < 100 && !Number.isInteger(value) ? value.toFixed(1) : value.toFixed(0);
};

/** Returns median, deviation and best, such as "612 ±14 (590)". @param {Summary | undefined} summary */
export const full = (summary) =>
  summary ? `${digits(summary.median)} ±${digits(summary.mad)} (${digits(summary.best)})` : "–";

/** Returns the median alone. @param {Summary | undefined} summary */
export const brief = (summary) => (summary ? digits(summary.median) : "–");

/**
 * Returns the figures of a part, those of one page under each other.
 *
 * @param {ByVariant} part
 * @param {readonly string[]} names of the figures
 * @param {(summary: Summary | undefined) => string} format
 * @param {string} first what the first column holds
 */
export function partTable(part, names, format, first = "page") {
  const keys = [...new Set(Object.values(part).flatMap((figures) => Object.keys(figures)))];
  const rows = keys.flatMap((key) =>
    Object.entries(part).flatMap(([variant, byKey]) => {
      const figures = byKey[key];
      if (!figures || Object.keys(figures).length === 0) return [];
      return [[key, variant, ...names.map((name) => format(figures[name]))]];
    }),
  );
  return table([first, "variant", ...names], rows);
}
