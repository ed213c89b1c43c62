import type { Show } from "@/experiments/survey/definition/schema";
import { type Comparison, single } from "./canonical-show";
import { FORMULA } from "./formula";
import { plainNumber } from "./plain-number";

/**
 * The places at which a text is cut: after a sign at which some spreadsheets begin a new cell, if a formula would begin
 * there.
 */
const CUT = new RegExp(`(?<=[;\\t\\r\\n])(?=${FORMULA})`);

/** Returns a text as a literal of XPath 1.0, which has no escapes: `concat()` joins what one literal cannot hold. */
function textLiteral(text: string): string {
  const pieces = text.split(CUT).flatMap((part) => part.match(/[^']+|'+/g) ?? []);
  const quoted = pieces.map((piece) => (piece.startsWith("'") ? `"${piece}"` : `'${piece}'`));
  const [only] = quoted;
  // '' asks in XLSForm whether there is an answer.
  if (only === undefined) return "concat('', '')";
  return quoted.length === 1 ? only : `concat(${quoted.join(", ")})`;
}

const literal = (value: number | string): string =>
  typeof value === "number" ? plainNumber(value) : textLiteral(value);

const SIGNS = [
  ["is", "="],
  ["isNot", "!="],
  ["below", "<"],
  ["above", ">"],
  ["atLeast", ">="],
  ["atMost", "<="],
] as const;

function comparison(rule: Comparison): string {
  if (rule.includes !== undefined) return `selected(\${${rule.item}}, ${literal(rule.includes)})`;
  for (const [name, sign] of SIGNS) {
    const value = rule[name];
    if (value !== undefined) return `\${${rule.item}} ${sign} ${literal(value)}`;
  }
  return "true()";
}

/** Returns the parts of a rule that are joined by one word. */
function partsOf(rule: Show): { word: "and" | "or"; parts: readonly Show[] } {
  if ("all" in rule) return { word: "and", parts: rule.all };
  if ("any" in rule) return { word: "or", parts: rule.any };
  return { word: "and", parts: "item" in rule ? single(rule) : [rule] };
}

/** Returns a rule as an expression of `relevant` (the dialect `xlsform`), in the form of `canonicalShow`. */
export function writeShow(rule: Show): string {
  if ("not" in rule) return `not(${writeShow(rule.not)})`;
  const { word, parts } = partsOf(rule);
  const [only] = parts;
  if (parts.length <= 1)
    return only ? ("item" in only ? comparison(only) : writeShow(only)) : "true()";
  return parts
    .map((part) => {
      const isOne = "not" in part || partsOf(part).parts.length === 1;
      return isOne ? writeShow(part) : `(${writeShow(part)})`;
    })
    .join(` ${word} `);
}
