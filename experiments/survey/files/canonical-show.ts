import type { Show } from "@/experiments/survey/definition/schema";

export type Comparison = Extract<Show, { item: string }>;

/** The comparisons of one object in the order in which they are written. */
const COMPARED = ["is", "isNot", "below", "above", "atLeast", "atMost", "includes"] as const;

/** Returns the comparisons of an object, one object for each. */
export const single = (comparison: Comparison): Comparison[] =>
  COMPARED.flatMap((name) =>
    comparison[name] === undefined ? [] : [{ item: comparison.item, [name]: comparison[name] }],
  );

/** Returns one object with the comparisons of several; undefined unless they are about one item and all different. */
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
 * Returns a rule in the one form in which it is read from a file: `all` and `any` with one rule are this rule, and a
 * comparison has no absent parts. The result holds for the same answers.
 * @returns undefined if the rule compares nothing, and so always holds
 */
export function canonicalShow(show: Show | undefined): Show | undefined {
  if (show === undefined) return undefined;
  if ("all" in show) {
    const rules = show.all.flatMap((each) => canonicalShow(each) ?? []);
    return rules.length > 1 ? { all: rules } : rules[0];
  }
  if ("any" in show) {
    const rules = show.any.map(canonicalShow);
    // A part that always holds makes the whole always hold.
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
