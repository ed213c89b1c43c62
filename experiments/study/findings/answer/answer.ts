import { hasTwoSides } from "@/experiments/study/document/compared-sides";
import { sdOf } from "@/experiments/study/findings/estimate";
import type {
  Answer,
  AnswerSide,
  MeasureRef,
  NoAnswer,
} from "@/experiments/study/findings/findings";
import type { Case } from "@/experiments/study/findings/people/cases";
import type { Asked } from "@/experiments/study/findings/study/asked";
import { mean } from "@/lib/stats/statistics";
import { columnsOf, compare, levelOf, referenceOf, standardisedOf } from "./compare";
import { decide } from "./decide";

/** Returns the names of the two sides: their visits if the visits differ, otherwise their conditions. */
function namesOf({ sides }: Asked): (string | null)[] {
  const isByVisit = sides !== null && sides[0].visit !== sides[1].visit;
  return (sides ?? []).map(({ condition, visit }) => (isByVisit ? visit : (condition ?? visit)));
}

/** Returns the sides of an answer: the two sides of a comparison, the two measures of a correlation, or one measure. */
function sidesOf(asked: Asked, measure: MeasureRef, cases: readonly Case[]): AnswerSide[] {
  const names = namesOf(asked);
  return columnsOf(asked, cases).map((values, index) => {
    const side = asked.sides?.[index];
    return {
      condition: names[index] ?? null,
      measure: side?.measure ?? asked.measures[index] ?? measure,
      n: values.length,
      mean: mean(values),
      sd: sdOf(values),
      values,
    };
  });
}

/**
 * Returns the answer to the plan's question, or the reason why the question has no answer. The interval has the planned
 * level, and the decision follows from the interval.
 * @param cases the values of the analysed people (`casesOf`)
 */
export function answerOf(asked: Asked, cases: readonly Case[]): Answer | NoAnswer {
  const { plan, kind, measures, sides, margin } = asked;
  const [measure, second] = measures;
  if (!plan) return { reason: "noPlan", n: [] };
  if (kind === null || !measure || (kind === "correlation" && !second))
    return { reason: "noMeasure", n: [] };
  if (hasTwoSides(plan) && !sides) return { reason: "noSides", n: [] };
  const level = levelOf(asked);
  const compared = compare(asked, cases, level);
  if ("reason" in compared) return compared;
  const reference = referenceOf(asked);
  return {
    question: plan.question,
    goal: plan.goal ?? "power",
    measure,
    other: kind === "correlation" ? (second ?? null) : null,
    ...compared,
    sides: sidesOf(asked, measure, cases),
    reference,
    margin,
    standardised: standardisedOf(asked, cases, level),
    decision: decide(plan, { ...compared, reference, margin }),
  };
}
