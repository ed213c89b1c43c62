import type { Show } from "@/experiments/survey/definition/schema";

export type Comparison = Extract<Show, { item: string }>;

/** The comparisons of one object in the order in which they are written. */
const COMPARED = ["is", "isNot", "below", "above", "atLeast", "atMost", "includes"] as const;

/** Returns the comparisons of an object, one object for each. */
export const single = (comparison: Comparison): Comparison[] =>
  COMPARED.flatMap((name) =>
    comparison[name] === undefined ? [] : [{ item: comparison.item, [name]: comparison[name] }],
  );

/** Joins each comparison with the one before it where both are about the same item and differ in the operator. */
function merged(rules: readonly Show[]): Show[] {
  const result: Show[] = [];
  for (const rule of rules.flatMap((each): Show[] => ("item" in each ? single(each) : [each]))) {
    const last = result.at(-1);
    const joins =
      last &&
      "item" in last &&
      "item" in rule &&
      last.item === rule.item &&
      COMPARED.every((name) => last[name] === undefined || rule[name] === undefined);
    if (joins) result[result.length - 1] = { ...last, ...rule };
    else result.push(rule);
  }
  return result;
}

/**
 * Returns a rule in the one form in which it is read from a file: `all` and `any` with one rule are this rule, and
 * successive comparisons with one item are one object. The result holds for the same answers.
 * @returns undefined if the rule compares nothing, and so always holds
 */
export function canonicalShow(show: Show | undefined): Show | undefined {
  if (show === undefined) return undefined;
  if ("all" in show) {
    const rules = merged(show.all.flatMap((each) => canonicalShow(each) ?? []));
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
  const parts = single(show);
  return parts.length === 0 ? undefined : Object.assign({}, ...parts);
}
