import type { Findings, SensitivityRow } from "@/experiments/study/findings/findings";
import { type NamedNumber, ofEstimate, ofList, under } from "./named-numbers";

/** Returns the numbers of the table of planned and found figures. */
export function resultsOfPlanned(planned: Findings["planned"]): NamedNumber[] {
  if (!planned) return [];
  const { people, groups, sd, reliability, loss, detectable } = planned;
  return under("planned", [
    ["people.planned", people.planned],
    ["people.found", people.found],
    ...ofList("groups.planned", groups.planned ?? []),
    ...ofList("groups.found", groups.found),
    ["sd.planned", sd.planned],
    ...ofEstimate("sd.found", sd.found),
    ["reliability.planned", reliability.planned],
    ...ofEstimate("reliability.found", reliability.found),
    ["loss.planned", loss.planned],
    ...ofEstimate("loss.found", loss.found),
    ["detectable.planned", detectable.planned],
    ["detectable.found", detectable.found],
  ]);
}

/** Returns the numbers of the answer to the plan's question; the numbers of people per side if it has no answer. */
export function resultsOfAnswer(answer: Findings["answer"]): NamedNumber[] {
  if ("reason" in answer) return under("answer", ofList("n", answer.n));
  return under("answer", [
    ...ofEstimate("estimate", answer.estimate),
    ...(answer.df === null ? [] : [["df", answer.df] as const]),
    ["reference", answer.reference],
    ["margin", answer.margin],
    ...ofEstimate("standardised", answer.standardised?.estimate ?? null),
    ...answer.sides.flatMap(({ n, mean, sd }, index) =>
      under(`side.${index + 1}`, [
        ["n", n],
        ["mean", mean],
        ["sd", sd],
      ]),
    ),
  ]);
}

/** The name of people whose property is not known. */
const UNKNOWN = "unknown";

/** The rows about subsets of the people. */
const OF_PARTS: readonly SensitivityRow["id"][] = ["place", "locale", "input"];

/** Returns the numbers of a row of the sensitivity analyses. */
export function resultsOfSensitivity({ id, part, n, estimate }: SensitivityRow): NamedNumber[] {
  const name = OF_PARTS.includes(id) ? `sensitivity.${id}.${part ?? UNKNOWN}` : `sensitivity.${id}`;
  return under(name, [
    ["n", n],
    ["value", estimate?.value ?? null],
    ["low", estimate?.low ?? null],
    ["high", estimate?.high ?? null],
    ...(estimate ? [["level", estimate.level] as const] : []),
  ]);
}
