import { seededRandom, shuffled } from "@/lib/stats/random";
import { orderSeed, rowOf, williamsSquare } from "./assignment";
import type { ProtocolDocument, Step } from "./schema";
import { isDoneIn, isRunStep } from "./step-kind";

/**
 * Steps that move together. These are a task or survey with the texts before it, or texts without a task that are fixed or at the
 * end.
 */
type Unit = { steps: readonly Step[]; isFixed: boolean };

function unitsOf(steps: readonly Step[]): Unit[] {
  const units: Unit[] = [];
  let texts: Step[] = [];
  for (const step of steps) {
    if (isRunStep(step)) {
      units.push({ steps: [...texts, step], isFixed: step.fixed ?? false });
      texts = [];
    } else if (step.fixed) {
      units.push({ steps: [...texts, step], isFixed: true });
      texts = [];
    } else texts.push(step);
  }
  return texts.length > 0 ? [...units, { steps: texts, isFixed: true }] : units;
}

/**
 * Returns the steps of a person's condition in the order that was drawn for the person. If the order is not fixed, each
 * task and survey moves together with the texts before it. Fixed steps keep their position.
 * @param condition null in a protocol without conditions
 * @param assigned the row of the Williams square that the person was assigned, from 0; null if the row is drawn
 */
export function orderedSteps(
  document: Pick<ProtocolDocument, "steps" | "order">,
  condition: string | null,
  protocolId: string,
  person: string,
  assigned: number | null = null,
): Step[] {
  const own = document.steps.filter((step) => isDoneIn(step, condition));
  const { order = "fixed" } = document;
  if (order === "fixed") return own;
  const units = unitsOf(own);
  const movable = units.filter(({ isFixed }) => !isFixed);
  const moved = rowFor(order, movable.length, protocolId, person, assigned).map(
    (index) => movable[index],
  );
  return units.flatMap((unit) => (unit.isFixed ? unit : moved.shift())?.steps ?? []);
}

/**
 * Returns the ids of the tasks and surveys that have the same position for everybody who does the same steps: all, if the
 * order is fixed, and otherwise those that keep their position.
 */
export const fixedSteps = ({
  steps,
  order = "fixed",
}: Pick<ProtocolDocument, "steps" | "order">): string[] =>
  steps.flatMap((step) => (isRunStep(step) && (order === "fixed" || step.fixed) ? [step.id] : []));

function rowFor(
  order: "shuffled" | "latin-square",
  items: number,
  protocolId: string,
  person: string,
  assigned: number | null,
): number[] {
  if (order === "shuffled")
    return shuffled(
      Array.from({ length: items }, (_, index) => index),
      seededRandom(orderSeed(protocolId, person)),
    );
  const square = williamsSquare(items);
  return square[assigned ?? rowOf(protocolId, person, square.length)] ?? [];
}

/**
 * Returns the number of rows of the Williams square from which the order of a condition's steps comes; null if the
 * order has no rows.
 * @param condition null in a protocol without conditions
 */
export function orderRows(
  { steps, order }: Pick<ProtocolDocument, "steps" | "order">,
  condition: string | null,
): number | null {
  if (order !== "latin-square") return null;
  const own = unitsOf(steps.filter((step) => isDoneIn(step, condition)));
  return williamsSquare(own.filter(({ isFixed }) => !isFixed).length).length;
}

/** Returns the row of a person whose row is drawn, from 0; null if the order has no rows. */
export function drawnRow(
  document: Pick<ProtocolDocument, "steps" | "order">,
  condition: string | null,
  protocolId: string,
  person: string,
): number | null {
  const rows = orderRows(document, condition);
  return rows === null ? null : rowOf(protocolId, person, rows);
}
