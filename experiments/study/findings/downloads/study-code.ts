import { SIMULATED_DATA } from "@/experiments/engine/data/data-set-files";
import { areSessions } from "@/experiments/study/document/compared-sides";
import { isSurveyStep } from "@/experiments/study/document/step-kind";
import { fixedSteps } from "@/experiments/study/document/step-order";
import { levelOf, referenceOf } from "@/experiments/study/findings/answer/compare";
import { ASIDE, type Findings, type MeasureRef } from "@/experiments/study/findings/findings";
import { pairName } from "@/experiments/study/findings/measures/correlations";
import { attritionVisits, comparedPair } from "@/experiments/study/findings/people/flow-of";
import { neededSteps, stepsWithData } from "@/experiments/study/findings/people/is-complete";
import { seedOf } from "@/experiments/study/findings/reliability/resamples";
import type { Asked } from "@/experiments/study/findings/study/asked";
import { isDifferenceMeasure } from "@/experiments/study/findings/study/planner-figures";
import { allItems } from "@/experiments/survey/definition/survey-items";
import { askedIn } from "./asked-in";
import type { ParticipantsColumn } from "./participants-column";
import { planCode } from "./plan-code";
import { isLeftOut } from "./published-sessions";
import { type RValue, rLiteral } from "./r-literal";
import type { TrialsTable } from "./tables";

const NO_CONDITION = "no condition";

const measureCode = (ref: MeasureRef): RValue => ({
  name: ref.name,
  step: ref.step,
  id: ref.id,
  is_difference: isDifferenceMeasure(ref),
  seed: seedOf(ref.name),
});

function askedCode(asked: Asked): RValue | undefined {
  if (!asked.plan && asked.measures.length === 0) return undefined;
  return {
    kind: asked.kind ?? "none",
    is_planned: asked.plan !== null,
    another_day: asked.plan?.when === "anotherDay",
    level: levelOf(asked),
    reference: referenceOf(asked),
    margin: asked.margin,
    measures: asked.measures.map(measureCode),
    sides: asked.sides?.map(({ condition, visit, measure }) => ({
      condition,
      visit,
      measure: measureCode(measure),
    })),
  };
}

/** Returns an object with a value for each condition of the data and, in a study with visits, for each of its visits. */
function byCondition<Value extends RValue>(
  { flow, sessions }: Pick<Findings, "flow" | "sessions">,
  valueIn: (condition: string | null, visit: string | null) => Value,
): RValue {
  const found = new Set([
    null,
    ...flow.conditions,
    ...sessions.map(({ session }) => session.condition),
  ]);
  const visits = [null, ...flow.visits.map(({ visit }) => visit)];
  return Object.fromEntries(
    [...found].flatMap((condition) =>
      visits.map((visit) => [
        `${condition ?? NO_CONDITION}${visit === null ? "" : ` at ${visit}`}`,
        valueIn(condition, visit),
      ]),
    ),
  );
}

/**
 * Returns the numbers of records that are not in the data set: first of all conditions together, then of each
 * condition.
 */
const leftOut = ({ steps }: Findings["flow"]): RValue =>
  Object.fromEntries(
    steps
      .filter(({ aside }) => isLeftOut(aside))
      .map(({ aside, total, byCondition: counts }) => [aside, [total, ...counts]]),
  );

function itemsCode({ surveys, study }: Findings): RValue {
  const ranks = new Set(
    study.document?.content.steps
      .filter(isSurveyStep)
      .flatMap(({ id, survey }) =>
        allItems(survey).flatMap(({ item }) => (item.type === "rank" ? [`${id}.${item.id}`] : [])),
      ),
  );
  const documented = new Set(
    study.document?.content.steps.filter(isSurveyStep).map(({ id }) => id),
  );
  return surveys.flatMap(({ step, items }) =>
    items.map(({ column, frequencies, moments }) => ({
      step,
      column,
      choices: frequencies.map(({ value }) => value),
      is_number: moments !== null,
      has_rows: documented.has(step),
      is_rank: ranks.has(`${step}.${column}`),
    })),
  );
}

function retestsCode(
  { retests }: Findings,
  asked: Asked,
  conditions: readonly (string | null)[],
): RValue {
  const isByCondition = asked.areSessions && conditions.some((condition) => condition !== null);
  return retests.map(({ measure, visits }) => ({
    name: `${measure.name}.${visits.join(".")}`,
    measure: measureCode(measure),
    by: isByCondition ? "condition" : "visit",
    visits,
  }));
}

/**
 * Returns `study.R`: the facts about the study that the scripts of a data set use. All facts come from its document and
 * from the findings that the page displays.
 */
export function studyCode(
  findings: Findings,
  tables: readonly (TrialsTable & { script: string | null })[],
  columns: readonly ParticipantsColumn[],
): string {
  const { flow, study, isSimulated } = findings;
  const content = study.document?.content ?? null;
  const asked = askedIn(findings);
  const own = findings.sessions.filter(({ aside }) => aside !== "otherProtocol");
  const withData = stepsWithData(own.map(({ session }) => session));
  const code: RValue = {
    is_simulated: isSimulated,
    tables: tables.flatMap(({ folder, step, script }) =>
      script ? [{ folder, step, script }] : [],
    ),
    columns: Object.fromEntries(columns.flatMap(({ key, name }) => (key ? [[key, name]] : []))),
    conditions: flow.conditions,
    pair: comparedPair(flow, asked) ?? undefined,
    are_sessions: content !== null && areSessions(content),
    knows_persons: Number(flow.knowsPersons),
    reasons: ASIDE,
    left_out: leftOut(flow),
    has_document: content !== null,
    fixed_steps: content ? fixedSteps(content) : [],
    ...(flow.visits.length > 0 && {
      visits: flow.visits.map(({ visit }) => visit),
      attrition_visits: attritionVisits(flow, asked),
    }),
    steps_of: byCondition(findings, (condition, visit) =>
      content ? neededSteps(content, { condition, visit, isSimulated }, withData) : [],
    ),
    measures_of: byCondition(findings, (condition, visit) =>
      asked.neededIn(condition, visit).map(measureCode),
    ),
    rules: asked.rules.map(({ rule, steps: ofRule }) => ({
      ...rule,
      step: undefined,
      steps: ofRule,
    })),
    asked: askedCode(asked),
    measures: Object.fromEntries(
      findings.measures.map(({ measure }) => [measure.name, measureCode(measure)]),
    ),
    correlations: findings.correlations.map(({ first, second }) => ({
      name: pairName(first, second),
      first: measureCode(first),
      second: measureCode(second),
      seed: seedOf(pairName(first, second)),
    })),
    retests: retestsCode(findings, asked, flow.conditions),
    items: itemsCode(findings),
    plan: planCode(study.document),
  };
  const mark = findings.isSimulated ? `# ${SIMULATED_DATA}\n` : "";
  return `${mark}# What the scripts know of this study: its conditions, measures, rules and seeds. The page wrote this file.\nstudy <- ${rLiteral(code)}\n`;
}
