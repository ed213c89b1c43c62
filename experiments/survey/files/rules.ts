import type { Show } from "@/experiments/survey/definition/schema";
import type { Dialect, Problem } from "./expression-tokens";
import { type LimitedType, limitsOf } from "./limits-of-expression";
import { parseExpression } from "./parse-expression";
import { type Cell, faultAt, noteAt, type Remarks, type SurveyFault } from "./place";
import { type FindItem, showOf } from "./show-of-expression";

/** Returns a fault at a position within an expression. */
const problemFault = (cell: Cell, { at, rule: { en, fr } }: Problem): SurveyFault => ({
  ...faultAt(cell, `Character ${at}: ${en}`, `Caractère ${at} : ${fr}`),
  at,
});

const noteQuotes = (cell: Cell, { notes }: Remarks) =>
  notes.push(
    noteAt(
      cell,
      "changed",
      "Typographic signs (“ ” ‘ ’ ≤ ≥ ≠) were read as the signs of the keyboard",
      "Des signes typographiques (« » “ ” ‘ ’ ≤ ≥ ≠) ont été lus comme les signes du clavier",
    ),
  );

/**
 * Returns the rule of a cell about when a question is shown; undefined if it is always shown. If the rule cannot be
 * imported, adds a fault and returns `null`.
 */
export function readShow(
  cell: Cell | undefined,
  find: FindItem,
  remarks: Remarks,
  dialect: Dialect = "xlsform",
): Show | undefined | null {
  if (!cell) return undefined;
  const parsed = parseExpression(cell.text, dialect);
  const result = "problem" in parsed ? parsed : showOf(parsed.expression, find);
  if ("problem" in result) {
    remarks.faults.push(problemFault(cell, result.problem));
    return null;
  }
  if ("isChanged" in parsed && parsed.isChanged) noteQuotes(cell, remarks);
  return result.show;
}

/**
 * Returns the smallest and the largest answer that a cell of the column `constraint` allows. A rule of another kind is
 * left out with a note, and a rule that is not an expression is a fault.
 */
export function readLimits(
  cell: Cell | undefined,
  type: LimitedType | undefined,
  remarks: Remarks,
): { min?: number | string; max?: number | string } {
  if (!cell) return {};
  const { faults, notes } = remarks;
  const parsed = parseExpression(cell.text);
  if ("problem" in parsed && parsed.problem.why === "syntax") {
    faults.push(problemFault(cell, parsed.problem));
    return {};
  }
  const leftOut = (en: string, fr: string) => {
    notes.push(noteAt(cell, "leftOut", en, fr));
    return {};
  };
  if (!type)
    return leftOut(
      "Only numbers and dates have a smallest and a largest answer here, so this rule is left out and every answer is accepted",
      "Ici, seuls les nombres et les dates ont un minimum et un maximum : cette règle n’est pas reprise et toute réponse est acceptée",
    );
  const limits = "problem" in parsed ? parsed : limitsOf(parsed.expression, type);
  if ("problem" in limits) {
    const { problem } = limits;
    if (problem.why === "syntax") {
      faults.push(problemFault(cell, problem));
      return {};
    }
    return leftOut(
      `The rule is left out and every answer is accepted. Character ${problem.at}: ${problem.rule.en}`,
      `La règle n’est pas reprise et toute réponse est acceptée. Caractère ${problem.at} : ${problem.rule.fr}`,
    );
  }
  if ("isChanged" in parsed && parsed.isChanged) noteQuotes(cell, remarks);
  const { min, max, isWidened } = limits;
  if (isWidened)
    notes.push(
      noteAt(
        cell,
        "changed",
        "A decimal is limited by <= and >=, so the limit itself is now an allowed answer",
        "Un nombre décimal ne peut être limité que par <= et >= : la limite elle-même est maintenant une réponse admise",
      ),
    );
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}
