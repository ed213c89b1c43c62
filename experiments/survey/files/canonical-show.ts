import type { Show } from "@/experiments/survey/definition/schema";

export type Comparison = Extract<Show, { item: string }>;

/** The comparisons of one object in the order in which they are written. */
const COMPARED = ["is", "isNot", "below", "above", "atLeast", "atMost", "includes"] as const;

/** Returns the comparisons of an object as several objects with one comparison each. */
export const single = (comparison: Comparison): Comparison[] =>
  COMPARED.flatMap((name) =>
    comparison[name] === undefined ? [] : [{ item: comparison.item, [name]: comparison[name] }],
  );

/**
 * Merges several objects with comparisons into one object. Returns undefined if the comparisons are about different
 * items, or if the same kind of comparison occurs twice.
 */
export function joined(rules: readonly Show[]): Comparison | undefined {
  const comparisons = rules.flatMap((rule) => ("item" in rule ? single(rule) : []));
  const [first] = comparisons;
  const names = comparisons.flatMap((each) => COMPARED.filter((name) => each[name] !== undefined));
  const fits =
    rules.every((rule) => "item" in rule && rule.item === first?.item) &&
    new Set(names).size === names.length;
  return fits && first ? Object.assign({}, ...comparisons) : undefined;
}

/**
 * Returns a rule in its canonical form, which rules from a file also have: `all` and `any` with a single rule become
 * this rule, and undefined parts of comparisons are removed. The result is true for the same answers.
 * @returns undefined if the rule has no comparison and is therefore always true
 */
export function canonicalShow(show: Show | undefined): Show | undefined {
  if (show === undefined) return undefined;
  if ("all" in show) {
    const rules = show.all.flatMap((each) => canonicalShow(each) ?? []);
    return rules.length > 1 ? { all: rules } : rules[0];
  }
  if ("any" in show) {
    const rules = show.any.map(canonicalShow);
    // If one rule of `any` is always true, `any` is always true.
    if (rules.some((each) => each === undefined)) return undefined;
    const known = rules.flatMap((each) => each ?? []);
    return known.length > 1 ? { any: known } : known[0];
  }
  if ("not" in show) {
    const of = canonicalShow(show.not);
    return of && { not: of };
  }
  return joined([show]);
}
