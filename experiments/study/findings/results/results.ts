import type { Findings, Flow, Results } from "@/experiments/study/findings/findings";
import { type NamedNumber, ofEstimate, under } from "./named-numbers";
import { resultsOfCorrelation, resultsOfMeasure, resultsOfRetest } from "./result-measures";
import { resultsOfAnswer, resultsOfPlanned, resultsOfSensitivity } from "./result-plan";
import { resultsOfSurvey } from "./result-surveys";

/** The name of the sessions without a condition in a study with conditions. */
const NO_CONDITION = "none";

function resultsOfFlow(flow: Flow): NamedNumber[] {
  const counted = (name: string, { total, byCondition }: Flow["began"]): NamedNumber[] =>
    under(name, [
      ["total", total],
      ...flow.conditions.map(
        (condition, index): NamedNumber => [
          `condition.${condition ?? NO_CONDITION}`,
          byCondition[index] ?? null,
        ],
      ),
    ]);
  return under("flow", [
    ["sessions", flow.sessions],
    ...flow.steps.flatMap((step) => counted(step.aside, step)),
    ["partial", flow.partial],
    ...counted("began", flow.began),
    ...counted("analysed", flow.analysed),
    ["seenBefore", flow.seenBefore],
    ["knowsPersons", Number(flow.knowsPersons)],
    ...flow.visits.flatMap(({ visit, began, analysed }): NamedNumber[] => [
      [`visit.${visit}.began`, began],
      [`visit.${visit}.analysed`, analysed],
    ]),
    ...(flow.people
      ? under("people", [
          ["began", flow.people.began],
          ["analysed", flow.people.analysed],
        ])
      : []),
    ...flow.sources.map(
      ({ source, sessions }): NamedNumber => [`source.${source ?? "unknown"}`, sessions],
    ),
  ]);
}

const resultsOfAttrition = (attrition: Findings["attrition"]): NamedNumber[] =>
  attrition === null
    ? []
    : under("attrition", [
        ["first", attrition.shares[0]],
        ["second", attrition.shares[1]],
        ...ofEstimate("difference", attrition.difference),
      ]);

/**
 * Returns every number of the findings by its name, in a fixed order, unrounded (docs/reading.md, "results.json"). A number
 * is null if it cannot be computed; a part that does not exist, such as the retest in a study of one visit, has no names.
 */
export function resultsOf(findings: Findings): Results {
  const numbers: NamedNumber[] = [
    ...resultsOfFlow(findings.flow),
    ...resultsOfAttrition(findings.attrition),
    ...resultsOfPlanned(findings.planned),
    ...resultsOfAnswer(findings.answer),
    ...findings.measures.flatMap(resultsOfMeasure),
    ...findings.correlations.flatMap(resultsOfCorrelation),
    ...findings.retests.flatMap(resultsOfRetest),
    ...findings.sensitivity.flatMap(resultsOfSensitivity),
    ...findings.surveys.flatMap(resultsOfSurvey),
  ];
  return Object.fromEntries(
    numbers.map(([name, value]) => [name, value !== null && Number.isFinite(value) ? value : null]),
  );
}
