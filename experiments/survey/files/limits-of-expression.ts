import { isDate } from "@/experiments/survey/definition/answer-rule";
import { ExpressionError, type Problem } from "./expression-tokens";
import type { Expression, Operand, Operator } from "./parse-expression";
import { readPlainNumber } from "./plain-number";

export type LimitedType = "integer" | "decimal" | "date";

/**
 * The smallest and the largest allowed answer. `isWidened` is true if a limit itself is allowed although the expression
 * excludes it.
 */
export type Limits<Value extends number | string> = {
  min?: Value;
  max?: Value;
  isWidened: boolean;
};

type Bound = { side: "min" | "max"; value: number | string; isWidened: boolean };

/**
 * Returns the limits that an expression of the column `constraint` sets: comparisons of the answer (.) with numbers or
 * dates, joined by `and`. Never throws.
 */
export function limitsOf(
  expression: Expression,
  type: LimitedType,
): Limits<number | string> | { problem: Problem } {
  try {
    const limits: Limits<number | string> = { isWidened: false };
    for (const { side, value, isWidened } of bounds(expression, type, false)) {
      const before = limits[side];
      const isTighter = before === undefined || (side === "min" ? value > before : value < before);
      if (isTighter) limits[side] = value;
      limits.isWidened ||= isWidened;
    }
    const { min, max } = limits;
    if (min !== undefined && max !== undefined && min > max)
      throw new ExpressionError(
        "syntax",
        1,
        `An answer cannot satisfy this rule: the smallest allowed answer would be ${min}, the largest ${max}`,
        `Une réponse ne peut pas satisfaire cette règle : le minimum serait ${min}, le maximum ${max}`,
      );
    return limits;
  } catch (error) {
    if (error instanceof ExpressionError) return { problem: error.problem };
    throw error;
  }
}

const INVERTED: Readonly<Partial<Record<Operator, Operator>>> = {
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
  "!=": "=",
};
const TURNED: Readonly<Record<Operator, Operator>> = {
  "=": "=",
  "!=": "!=",
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
};

function unsupported(at: number) {
  return new ExpressionError(
    "unsupported",
    at,
    "Only a smallest and a largest answer are supported, such as . >= 18 and . <= 120",
    "Seuls un minimum et un maximum sont pris en charge, par exemple . >= 18 and . <= 120",
  );
}

function bounds(expression: Expression, type: LimitedType, isNot: boolean): Bound[] {
  switch (expression.kind) {
    case "and":
      if (isNot) throw unsupported(expression.at);
      return expression.parts.flatMap((part) => bounds(part, type, false));
    case "or":
      // not(. < 5 or . > 9) is the same as . >= 5 and . <= 9.
      if (!isNot) throw unsupported(expression.at);
      return expression.parts.flatMap((part) => bounds(part, type, true));
    case "not":
      return bounds(expression.of, type, !isNot);
    case "always":
      if (isNot) throw unsupported(expression.at);
      return [];
    case "selected":
      throw unsupported(expression.at);
    case "compare": {
      const { left, right, operator, at } = expression;
      const isFirst = left.kind === "self";
      const other = isFirst ? right : left;
      if ((isFirst ? left : right).kind !== "self" || other.kind === "self") throw unsupported(at);
      const direct = isFirst ? operator : TURNED[operator];
      const sign = isNot ? INVERTED[direct] : direct;
      if (sign === undefined || sign === "!=") throw unsupported(at);
      return bound(sign, other, type);
    }
  }
}

function bound(sign: Exclude<Operator, "!=">, other: Operand, type: LimitedType): Bound[] {
  if (other.kind === "reference" || other.kind === "self") throw unsupported(other.at);
  if (sign === "=") return [...bound(">=", other, type), ...bound("<=", other, type)];
  const side = sign.startsWith("<") ? "max" : "min";
  const isStrict = sign === "<" || sign === ">";
  if (type === "date") {
    const date = String(other.value);
    if (other.kind === "number" || !isDate(date))
      throw new ExpressionError(
        "syntax",
        other.at,
        "A date is compared with date('YYYY-MM-DD')",
        "Une date se compare à date('AAAA-MM-JJ')",
      );
    return [{ side, value: isStrict ? nextDay(date, side) : date, isWidened: false }];
  }
  const number = typeof other.value === "number" ? other.value : readPlainNumber(other.value);
  if (number === undefined)
    throw new ExpressionError(
      "syntax",
      other.at,
      "A number is compared with a number, without quotation marks",
      "Un nombre se compare à un nombre, sans guillemets",
    );
  if (type === "decimal") return [{ side, value: number, isWidened: isStrict }];
  const whole = side === "min" ? Math.ceil(number) : Math.floor(number);
  const isExcluded = isStrict && whole === number;
  const value = isExcluded ? whole + (side === "min" ? 1 : -1) : whole;
  if (!Number.isSafeInteger(value)) throw unsupported(other.at);
  return [{ side, value: value + 0, isWidened: false }];
}

/** Returns the day after (min) or before (max) a date. */
function nextDay(date: string, side: "min" | "max"): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + (side === "min" ? 1 : -1));
  return day.toISOString().slice(0, 10);
}
