import {
  asText,
  isList,
  isObject,
  type Json,
  type JsonObject,
} from "@/components/features/editor/document/json";

const OPERATORS = ["is", "isNot", "includes", "below", "atMost", "atLeast", "above"] as const;
export type Operator = (typeof OPERATORS)[number];

/** A comparison of the answer to an item with a value. */
export type Comparison = { item: string; how: Operator; value: Json };

/** A rule that the editor can change: comparisons of which all must hold, or of which one must hold. */
export type FlatRule = { by: "all" | "any"; comparisons: readonly Comparison[] };

const isOperator = (key: string): key is Operator => (OPERATORS as readonly string[]).includes(key);

/** Returns the comparisons of an object; null if it has another form. */
function comparisonsOf(rule: Json): Comparison[] | null {
  if (!isObject(rule) || !("item" in rule)) return null;
  const others = Object.keys(rule).filter((key) => key !== "item");
  if (others.length === 0 || !others.every(isOperator)) return null;
  return others.map((how) => ({ item: asText(rule.item), how, value: rule[how] ?? null }));
}

/** Returns a rule as comparisons; null if the rule is nested deeper or has another form. */
export function flatRule(rule: Json | undefined): FlatRule | null {
  if (rule === undefined) return { by: "all", comparisons: [] };
  const one = comparisonsOf(rule);
  if (one) return { by: "all", comparisons: one };
  if (!isObject(rule)) return null;
  const [[by, parts] = [], ...others] = Object.entries(rule);
  if ((by !== "all" && by !== "any") || others.length > 0 || !isList(parts)) return null;
  const comparisons = parts.map(comparisonsOf);
  const isFlat = comparisons.every((each) => each !== null && (by === "all" || each.length === 1));
  return isFlat ? { by, comparisons: comparisons.flatMap((each) => each ?? []) } : null;
}

/** Returns comparisons as a rule; undefined without comparisons. */
export function ruleOf({ by, comparisons }: FlatRule): Json | undefined {
  const parts = comparisons.map(({ item, how, value }): JsonObject => ({ item, [how]: value }));
  return parts.length > 1 ? { [by]: parts } : parts[0];
}

/** The words with which a rule is displayed. */
export type RuleWords = {
  operators: Readonly<Record<Operator, string>>;
  and: string;
  or: string;
  not: string;
};

/**
 * Returns a rule as text.
 * @param nameOf returns the name of an item
 * @param answerOf returns an answer to an item as text
 */
export function ruleText(
  rule: Json | undefined,
  nameOf: (item: string) => string,
  answerOf: (item: string, value: Json) => string,
  words: RuleWords,
): string {
  const textOf = (each: Json | undefined, isInner: boolean): string => {
    const comparisons = each === undefined ? null : comparisonsOf(each);
    if (comparisons)
      return comparisons
        .map(
          ({ item, how, value }) =>
            `${nameOf(item)} ${words.operators[how]} ${answerOf(item, value)}`,
        )
        .join(` ${words.and} `);
    if (!isObject(each)) return "?";
    const { all, any, not } = each;
    if (not !== undefined) return `${words.not} (${textOf(not, false)})`;
    const parts = isList(all) ? all : isList(any) ? any : [];
    const text = parts
      .map((part) => textOf(part, true))
      .join(isList(all) ? ` ${words.and} ` : ` ${words.or} `);
    return isInner && parts.length > 1 ? `(${text})` : text;
  };
  return textOf(rule, false);
}
