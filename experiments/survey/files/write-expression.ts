import type { Show } from "@/experiments/survey/definition/schema";
import { type Comparison, joined, single } from "./canonical-show";
import { FORMULA } from "./formula";
import { plainNumber } from "./plain-number";

/**
 * The positions at which a text is cut: after a character at which some spreadsheets begin a new cell, if a formula
 * would begin there.
 */
const CUT = new RegExp(`(?<=[;\\t\\r\\n])(?=${FORMULA})`);

/**
 * Returns a text as a literal of XPath 1.0, which has no escapes: `concat()` joins the parts of a text that one literal
 * cannot contain. pyxform reads typographic quotation marks as the quotation marks of a keyboard, so this function
 * treats them in the same way.
 */
function textLiteral(text: string): string {
  // '' asks in XLSForm whether there is an answer.
  if (text === "") return "concat('', '')";
  const pieces = text.split(CUT);
  if (pieces.length === 1 && !/['‘’]/.test(text)) return `'${text}'`;
  if (pieces.length === 1 && !/["“”]/.test(text)) return `"${text}"`;
  const quoted = pieces
    .flatMap((part) => part.match(/[^'‘’]+|['‘’]+/g) ?? [])
    .map((piece) => (/['‘’]/.test(piece) ? `"${piece}"` : `'${piece}'`));
  return quoted.length === 1 ? quoted.join("") : `concat(${quoted.join(", ")})`;
}

const valueText = (value: number | string): string =>
  typeof value === "number" ? plainNumber(value) : value;

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
  // JavaRosa takes only a text as the second argument of selected().
  if (rule.includes !== undefined)
    return `selected(\${${rule.item}}, ${textLiteral(valueText(rule.includes))})`;
  for (const [name, sign] of SIGNS) {
    const value = rule[name];
    if (value !== undefined) return `\${${rule.item}} ${sign} ${literal(value)}`;
  }
  return "true()";
}

/** Returns a part of a rule as an expression, in parentheses if the part consists of several comparisons. */
function writePart(rule: Show): string {
  if (!("all" in rule || "any" in rule)) return writeShow(rule);
  // If comparisons with one item are in one pair of parentheses, they are read back as one object; in two pairs, they
  // are read back as separate objects.
  return "all" in rule && joined(rule.all) ? `((${writeShow(rule)}))` : `(${writeShow(rule)})`;
}

/** Returns a rule in the form of `canonicalShow` as an expression of `relevant`. */
export function writeShow(rule: Show): string {
  if ("not" in rule) return `not(${writeShow(rule.not)})`;
  if ("all" in rule) return rule.all.map(writePart).join(" and ");
  if ("any" in rule) return rule.any.map(writePart).join(" or ");
  const parts = single(rule).map(comparison);
  return parts.length > 1 ? `(${parts.join(" and ")})` : (parts[0] ?? "true()");
}
