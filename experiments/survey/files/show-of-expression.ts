import type { Show } from "@/experiments/survey/definition/schema";
import { canonicalShow, joined } from "./canonical-show";
import { ExpressionError, type Problem } from "./expression-tokens";
import type { Expression, Operand, Operator } from "./parse-expression";
import { readPlainNumber } from "./plain-number";

/** An item to which a rule may refer. */
export type KnownItem = {
  id: string;
  kind: "number" | "text" | "date" | "one" | "many" | "rank";
  /** The smallest and the largest allowed answer of a numeric item; absent if the item has no such limit. */
  min?: number;
  max?: number;
  /** The values of the choices in the survey. */
  values: readonly (number | string)[];
  /** Returns the value of the choice that has this name in the file; undefined if the list does not have it. */
  valueOf(name: string): number | string | undefined;
};

/** Returns the item that has a name in the file, or the reason (en, fr) why a rule cannot refer to it. */
export type FindItem = (name: string) => KnownItem | { en: string; fr: string };

/**
 * Returns the rule that an expression of the column `relevant` states, in the form of `canonicalShow`; `show` is
 * undefined if the rule is always true. Never throws.
 */
export function showOf(
  expression: Expression,
  find: FindItem,
): { show: Show | undefined } | { problem: Problem } {
  try {
    // `true()` is supported only alone, because a rule of a survey has no part that is always true.
    if (expression.kind === "always") return { show: undefined };
    return { show: canonicalShow(compiled(expression, find)) };
  } catch (error) {
    if (error instanceof ExpressionError) return { problem: error.problem };
    throw error;
  }
}

function compiled(expression: Expression, find: FindItem): Show {
  switch (expression.kind) {
    case "and": {
      const rules = expression.parts.map((part) => compiled(part, find));
      // `(${x} >= 1 and ${x} <= 3)` in one pair of parentheses is one comparison with both ends (`write-expression.ts`).
      return (expression.parentheses === 1 && joined(rules)) || { all: rules };
    }
    case "or":
      return { any: expression.parts.map((part) => compiled(part, find)) };
    case "not":
      return { not: compiled(expression.of, find) };
    case "always":
      throw new ExpressionError(
        "unsupported",
        expression.at,
        "true() is supported only as the whole rule",
        "true() ne peut pas faire partie d’une règle plus longue",
      );
    case "selected":
      return selected(expression, find);
    case "compare":
      return comparison(expression, find);
  }
}

function itemOf(operand: Operand & { kind: "reference" }, find: FindItem): KnownItem {
  const item = find(operand.name);
  if ("id" in item && item.kind === "rank")
    throw new ExpressionError(
      "unsupported",
      operand.at,
      `The answer to “${operand.name}” is a ranking, which a rule cannot compare`,
      `La réponse à « ${operand.name} » est un classement, qu’une règle ne peut pas comparer`,
    );
  if ("id" in item) return item;
  throw new ExpressionError("unsupported", operand.at, item.en, item.fr);
}

function selected(
  { item, choice, at }: Extract<Expression, { kind: "selected" }>,
  find: FindItem,
): Show {
  if (item.kind !== "reference")
    throw new ExpressionError(
      "unsupported",
      at,
      `selected() needs a question and a choice, such as selected(\${x}, 'a')`,
      `selected() exige une question et une réponse proposée, par exemple selected(\${x}, 'a')`,
    );
  if (choice.kind !== "text" && choice.kind !== "number") throw literal(choice.at);
  const known = itemOf(item, find);
  const value = known.valueOf(String(choice.value)) ?? choice.value;
  return known.kind === "one" ? { item: known.id, is: value } : { item: known.id, includes: value };
}

/** Names of choices that were changed are changed in rules as well; other values stay as they are. */
const literalFor = (item: KnownItem, value: number | string): number | string => {
  const changed = item.valueOf(String(value));
  return changed !== undefined && String(changed) !== String(value) ? changed : value;
};

const literal = (at: number) =>
  new ExpressionError(
    "unsupported",
    at,
    "Compare the answer to a question with a number or a text, not with another answer",
    "Comparez la réponse à une question avec un nombre ou un texte, et non avec une autre réponse",
  );

const TURNED: Readonly<Record<Operator, Operator>> = {
  "=": "=",
  "!=": "!=",
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
};

function comparison(
  { left, operator, right, at }: Extract<Expression, { kind: "compare" }>,
  find: FindItem,
): Show {
  if (left.kind === "reference" && right.kind === "reference") throw literal(right.at);
  if (left.kind === "self" || right.kind === "self")
    throw new ExpressionError(
      "unsupported",
      left.kind === "self" ? left.at : right.at,
      "A rule about when a question is shown cannot use its own answer (.)",
      "La règle d’affichage d’une question ne peut pas utiliser sa propre réponse (.)",
    );
  if (left.kind === "reference") return compared(left, operator, right, find);
  if (right.kind === "reference") return compared(right, TURNED[operator], left, find);
  throw new ExpressionError(
    "unsupported",
    at,
    "A comparison must name a question",
    "Une comparaison doit nommer une question",
  );
}

function compared(
  reference: Operand & { kind: "reference" },
  operator: Operator,
  other: Operand,
  find: FindItem,
): Show {
  const item = itemOf(reference, find);
  if (other.kind === "reference" || other.kind === "self") throw literal(other.at);
  if (reference.choice !== undefined)
    return checkbox(reference, reference.choice, operator, other, item);
  if (other.kind === "text" && other.isBlankTest) return blank(item, operator, reference.at);
  const { value } = other;
  if (operator === "=") return { item: item.id, is: literalFor(item, value) };
  if (operator === "!=") return { item: item.id, isNot: literalFor(item, value) };
  const number = typeof value === "number" ? value : readPlainNumber(value);
  if (number === undefined)
    throw new ExpressionError(
      "unsupported",
      other.at,
      "Only numbers can be compared with <, <=, > and >= in a rule about when a question is shown",
      "Dans une règle d’affichage, seuls des nombres se comparent par <, <=, > et >=",
    );
  const name = ({ "<": "below", "<=": "atMost", ">": "above", ">=": "atLeast" } as const)[operator];
  return { item: item.id, [name]: number };
}

/** REDCap: `[x(2)] = '1'` asks whether choice 2 of the checkboxes is ticked. */
function checkbox(
  { at }: Operand & { kind: "reference" },
  choice: string,
  operator: Operator,
  other: Operand,
  item: KnownItem,
): Show {
  const ticked = other.kind === "text" || other.kind === "number" ? String(other.value) : "";
  const value = item.valueOf(choice);
  if (value === undefined)
    throw new ExpressionError(
      "unsupported",
      at,
      `The field does not have the choice “${choice}”`,
      `Le champ n’a pas de réponse « ${choice} »`,
    );
  if ((operator !== "=" && operator !== "!=") || (ticked !== "0" && ticked !== "1"))
    throw new ExpressionError(
      "unsupported",
      at,
      "A checkbox is compared with '1' (ticked) or '0' (not ticked)",
      "Une case à cocher se compare à '1' (cochée) ou à '0' (non cochée)",
    );
  const includes: Show = { item: item.id, includes: value };
  return (ticked === "1") === (operator === "=") ? includes : { not: includes };
}

/** XLSForm: `${x} = ''` is true without an answer, `${x} != ''` with any answer. */
function blank(item: KnownItem, operator: Operator, at: number): Show {
  const answered = anyAnswer(item);
  if (answered.length === 0 || (operator !== "=" && operator !== "!="))
    throw new ExpressionError(
      "unsupported",
      at,
      "A rule cannot ask whether a question with a text or a date is answered",
      "Une règle ne peut pas vérifier si une question de type texte ou date a reçu une réponse",
    );
  return operator === "=" ? { not: { any: answered } } : { any: answered };
}

/**
 * Returns rules of which at least one is true with any answer to an item, and none is true without an answer. The
 * result is empty if no such rules exist.
 */
function anyAnswer({ id, kind, values, min, max }: KnownItem): Show[] {
  if (kind !== "number")
    return values.map((value) =>
      kind === "many" ? { item: id, includes: value } : { item: id, is: value },
    );
  if (min !== undefined) return [{ item: id, atLeast: min }];
  if (max !== undefined) return [{ item: id, atMost: max }];
  return [
    { item: id, below: 0 },
    { item: id, atLeast: 0 },
  ];
}
