import { FASTEST_REACTION_MS } from "@/experiments/engine/score/flags";
import { textIn } from "@/experiments/study/document/author-text";
import { comparedConditions, comparedShare } from "@/experiments/study/document/compared-share";
import {
  areSessions,
  type ComparedSide,
  comparedSides,
  type ExcludeRule,
  retestVisits,
} from "@/experiments/study/document/compared-sides";
import {
  isForEqualGroups,
  moreForDraw,
  varyAlike,
} from "@/experiments/study/document/equal-groups";
import { appliedRules } from "@/experiments/study/document/exclude-rule";
import { type NamedMeasure, namedMeasure } from "@/experiments/study/document/named-measure";
import { isBalanced } from "@/experiments/study/document/place";
import { RECRUITERS, recruiterWith } from "@/experiments/study/document/recruiters";
import type { Plan } from "@/experiments/study/document/schema";
import { peopleToRecruit } from "@/experiments/study/plan/people-to-recruit";
import { ignoresConditions } from "@/experiments/study/plan/plan-in-study";
import { plannedTest } from "@/experiments/study/plan/planned-test";
import { referenceValue } from "@/experiments/study/plan/reference-value";
import { interpolate } from "@/lib/i18n/interpolate";
import { formatMoney } from "@/lib/i18n/money";
import { numberText } from "@/lib/i18n/number-text";
import { alphaText, chosenShareText, levelText } from "@/lib/i18n/share-text";
import { authorQuote } from "./author-blocks";
import { list, type PaperBlock, paragraph, sentences, toComplete } from "./blocks";
import { conditionName, KNOWN, measureName, measureUnit, type Study } from "./study";
import { listed } from "./writing";

/** The default values of a plan's fields (docs/protocol.md, "plan"). */
const USUAL = { alpha: 0.05, power: 0.8, sides: "two", tests: 1, goal: "power" } as const;

type Said = Plan["whyEffect"];

/** Returns the number of people to recruit for a plan; undefined if the plan does not state a number of people. */
export function recruitedPeople({ document: { plan } }: Study): number | undefined {
  if (plan?.people === undefined) return undefined;
  return peopleToRecruit(plan.people, plan.loss ?? 0);
}

/** Returns sentences about the number of people to analyse and the expected loss. */
export function sampleSize(study: Study): string {
  const { document, words, locale } = study;
  const { plan } = document;
  const recruited = recruitedPeople(study);
  if (plan?.people === undefined || recruited === undefined) return "";
  const ratio = plan.groups?.sizeRatio;
  return [
    interpolate(words.study.plan.people, { people: numberText(plan.people, locale) }),
    ...(plan.loss
      ? [
          interpolate(words.study.plan.recruited, {
            loss: numberText(plan.loss * 100, locale),
            recruited: numberText(recruited, locale),
          }),
        ]
      : []),
    ...(ratio !== undefined && ratio !== 1
      ? [interpolate(words.study.plan.ratio, { ratio: numberText(ratio, locale) })]
      : []),
    ...usedOnly(study, plan.people),
  ].join(" ");
}

/** Returns a sentence about the number of people whose data the planned test uses; empty if it uses the data of all. */
function usedOnly(study: Study, people: number): string[] {
  const { document, words, locale } = study;
  const { plan } = document;
  const used = plan ? comparedConditions(document, KNOWN, plan) : null;
  if (!plan || !used) return [];
  const share = comparedShare(document, KNOWN, plan);
  const values = {
    n: numberText(Math.round(people * share), locale),
    conditions: listed(
      used.map((condition) => conditionName(study, condition)),
      locale,
    ),
  };
  return [interpolate(words.study.plan.usesSome, values)];
}

/** Returns the label of a measure; null without a measure. */
function labelOf(study: Study, named: NamedMeasure | null): string | null {
  const task = study.tasks.find(({ step }) => step === named?.step);
  return task && named ? `${task.name}, ${measureName(task, named.measure.id, study)}` : null;
}

/** Returns the label of a measure with the visit of its value; the label itself if no visit is named. */
const atVisit = ({ words }: Study, measure: string, visit: string | null): string =>
  visit === null ? measure : interpolate(words.study.plan.atVisit, { measure, visit });

/** Returns the two sides of the plan's comparison; null if the plan does not compare two sides. */
const sidesOf = ({ document }: Study) =>
  document.plan ? comparedSides(document, KNOWN, document.plan) : null;

/**
 * Returns the measure that a plan is about, with the planner's default: the measure of the first side of a comparison.
 * Null without a plan or without a measure.
 */
const measureOf = (study: Study): NamedMeasure | null => {
  const { plan } = study.document;
  if (!plan) return null;
  return sidesOf(study)?.[0].measure ?? namedMeasure(study.document, KNOWN, plan.measure);
};

/** Returns the label of the plan's measure; null without a plan or without a measure. */
export const plannedMeasure = (study: Study): string | null => labelOf(study, measureOf(study));

/** Returns sentences about the plan's comparison and the statistical test; empty without a plan. */
export function plannedComparison(study: Study): string {
  const { document, words, locale } = study;
  const { plan } = document;
  if (!plan) return "";
  const test = plannedTest(plan)?.[locale];
  const { noTest, ignoresConditions: ignored } = words.study.plan;
  return [
    comparedText(study, plan),
    test ? interpolate(words.study.plan.test, { test }) : noTest,
    ...(ignoresConditions({ document, plan, sides: conditionsOf(study) })
      ? [test ? ignored.test : ignored.estimate]
      : []),
  ].join(" ");
}

/** Returns the conditions of the two sides, null for all conditions; null if the plan does not compare two sides. */
function conditionsOf(study: Study): [string | null, string | null] | null {
  const sides = sidesOf(study);
  return sides && [sides[0].condition, sides[1].condition];
}

/**
 * Returns the names of both sides of a comparison and the kind of their difference; null if the sides are unknown. The
 * difference is the second side minus the first.
 */
function sideTexts(study: Study, plan: Plan) {
  const [one, other] = sidesOf(study) ?? [];
  if (!one || !other || plan.question === "proportions") return null;
  const { aMeasure } = study.words.study.plan;
  const isOneMeasure =
    one.measure?.step === other.measure?.step && one.measure?.measure === other.measure?.measure;
  const name = (condition: string | null) =>
    condition === null ? "" : conditionName(study, condition);
  const within = one.condition === null ? ("within" as const) : ("withinCondition" as const);
  const visits = isOneMeasure ? ("visits" as const) : ("visitsApart" as const);
  const groups = isOneMeasure ? ("groups" as const) : ("groupsApart" as const);
  const sessions = isOneMeasure ? ("sessions" as const) : ("sessionsApart" as const);
  const between = plan.question === "groups" ? groups : sessions;
  const [first, second] = [one.visit, other.visit];
  const isOfVisits = first !== null && second !== null && first !== second;
  // The texts about two visits name the visits themselves.
  const label = ({ measure, visit }: ComparedSide) =>
    atVisit(study, labelOf(study, measure) ?? aMeasure, isOfVisits ? null : visit);
  const measures = { measure: label(one), measure2: label(other) };
  if (isOfVisits) return { kind: visits, values: { ...measures, first, second } };
  return {
    kind: one.condition === other.condition ? within : between,
    values: { ...measures, first: name(one.condition), second: name(other.condition) },
  };
}

function comparedText(study: Study, plan: Plan): string {
  const { document, words, locale } = study;
  const { comparison, correlation, questions, estimate, estimates, aMeasure } = words.study.plan;
  const measure = plannedMeasure(study) ?? aMeasure;
  const sides = sideTexts(study, plan);
  if (sides) {
    const { compared, estimated } = words.study.plan;
    const isEstimate = plan.goal === "width";
    const what = interpolate((isEstimate ? estimated : compared)[sides.kind], sides.values);
    return interpolate(isEstimate ? estimate : comparison, { what });
  }
  if (plan.question === "correlation") {
    const { measure: id, name } = plan.other ?? {};
    const named = id === undefined ? null : namedMeasure(document, KNOWN, id);
    const other = labelOf(study, named) ?? textIn(name, locale) ?? aMeasure;
    const [first, second] = retestVisits(document, KNOWN, plan) ?? [];
    return interpolate(correlation, {
      measure: atVisit(study, measure, first ?? null),
      other: atVisit(study, other, second ?? null),
    });
  }
  if (plan.goal === "width")
    return interpolate(estimate, { what: interpolate(estimates[plan.question], { measure }) });
  const base = referenceValue(plan);
  const reference =
    plan.question === "mean"
      ? numberText(base, locale) + unitOf(study)
      : chosenShareText(base, locale);
  return interpolate(comparison, {
    what: interpolate(questions[plan.question], { measure, reference }),
  });
}

function goalText(study: Study): string {
  const { document, words, locale } = study;
  const { plan } = document;
  if (!plan) return "";
  const { power = USUAL.power, goal = USUAL.goal, width } = plan;
  if (goal === "width" && width === undefined) return "";
  return interpolate(words.study.plan.goals[goal], {
    power: chosenShareText(power, locale),
    width: widthText(study, plan, width ?? 0),
  });
}

/** Returns the unit of the plan's measure; "" without a unit. */
function unitOf(study: Study): string {
  const named = measureOf(study);
  return named ? measureUnit(named, named.measure.id, study.locale) : "";
}

/** Returns whether a plan is about a correlation or a proportion. Effects of these kinds do not have a unit. */
const isShare = ({ question }: Plan) =>
  question === "correlation" || question.startsWith("proportion");

/** Returns the width of a confidence interval with its unit. */
const widthText = (study: Study, plan: Plan, width: number): string =>
  isShare(plan)
    ? chosenShareText(width, study.locale)
    : numberText(width, study.locale) + unitOf(study);

function effectText(study: Study): string {
  const { document, words, locale } = study;
  const { plan } = document;
  if (plan?.effect === undefined) return "";
  const { effect, question } = plan;
  const number = (value: number) => numberText(value, locale);
  const text = () => {
    if (typeof effect !== "number") {
      const { d, sd, trials } = effect;
      const values = { d: number(d), sd: number(sd) + unitOf(study), trials: number(trials) };
      return interpolate(words.study.plan.standardised, values);
    }
    if (question === "correlation") return `r = ${chosenShareText(effect, locale)}`;
    return question.startsWith("proportion")
      ? chosenShareText(effect, locale)
      : number(effect) + unitOf(study);
  };
  return interpolate(words.study.plan.effect, { effect: text() });
}

/** Returns an introduction followed by the author's reason; empty without a reason. */
function reason(said: Said, introduction: string, { locale }: Study): PaperBlock[] {
  const text = textIn(said, locale);
  return text ? [paragraph(introduction), authorQuote(text)] : [];
}

/** Returns the author's hypotheses; empty if the document does not state hypotheses. */
export const hypotheses = ({ document, locale }: Study): PaperBlock[] => {
  const text = textIn(document.plan?.hypotheses, locale);
  return text ? [authorQuote(text)] : [];
};

/**
 * Returns how participants are recruited: the service whose identifiers the document names, and the author's text. If
 * this text is missing, a note takes its place.
 */
export function recruitment(study: Study): PaperBlock[] {
  const { words, locale } = study;
  const text = textIn(study.document.plan?.recruitment, locale);
  const recruiter = recruiterOf(study);
  const { recruitmentIs, recruitedThrough, noRecruitment } = words.study.plan;
  if (!text && !recruiter) return [toComplete(noRecruitment)];
  return [
    ...sentences(recruiter ? interpolate(recruitedThrough, { recruiter }) : null),
    ...(text ? [paragraph(recruitmentIs), authorQuote(text)] : []),
  ];
}

/**
 * Returns the name of the service whose identifiers a document names; undefined if the identifiers belong to no known
 * service.
 */
export function recruiterOf({ document }: Study): string | undefined {
  const recruiter = recruiterWith(document.delivery?.ids ?? []);
  return recruiter && RECRUITERS[recruiter].name;
}

/** Returns a caution if a plan assumes equal groups, because a random assignment does not guarantee equal sizes. */
export function equalGroups({ document, conditions, words }: Study): PaperBlock[] {
  const { plan } = document;
  if (!plan || !isForEqualGroups(plan)) return [];
  const { equalGroups: assumed, equalGroupsBalanced, moreForDraw: moreIs } = words.study.plan;
  if (isBalanced(document)) return sentences(equalGroupsBalanced);
  // With more than two groups, the number depends on the number of people.
  const isKnown = varyAlike(plan) && (conditions.length === 2 || plan.people !== undefined);
  const more = () => moreForDraw(plan.people ?? 0, conditions.length);
  return sentences(assumed, isKnown ? interpolate(moreIs, { more: more() }) : null);
}

/** Returns the rationale for the sample size. */
export function rationale(study: Study): PaperBlock[] {
  const { document, words, planSentence } = study;
  const { whyEffect } = words.study.plan;
  // The planner's text replaces the following sentences, because it contains the same facts and the results. Without a
  // plan, its text is about a question that the author did not ask.
  const computed =
    document.plan && planSentence
      ? sentences(planSentence)
      : [
          ...sentences(goalText(study), effectText(study)),
          ...reason(document.plan?.whyEffect, whyEffect, study),
        ];
  return [...computed, ...equalGroups(study)];
}

/** Returns sentences about the decision criteria of the planned test. */
export function inference(study: Study): PaperBlock[] {
  const { document, words, locale } = study;
  const { plan } = document;
  if (!plan) return [];
  const { alpha = USUAL.alpha, sides = USUAL.sides, tests = USUAL.tests, goal } = plan;
  const own = words.study.plan;
  const each = alpha / tests;
  const level = (beyond: number) => levelText(beyond, locale);
  const decides = () => {
    if (goal === "width")
      return interpolate(own.width, { alpha: alphaText(each, locale), level: level(each) });
    if (goal === "equivalence")
      return interpolate(own.equivalence, {
        alpha: alphaText(each, locale),
        level: level(2 * each),
      });
    const side =
      sides === "one" && goal === "smallestEffect"
        ? plan.question.startsWith("proportion")
          ? "oneEither"
          : "oneUp"
        : sides;
    return interpolate(own.inference, { sides: own.sides[side], alpha: alphaText(each, locale) });
  };
  const isOneSided = sides === "one" && goal !== "width" && goal !== "equivalence";
  return [
    ...sentences(
      decides(),
      tests > 1
        ? interpolate(own.tests, { alpha: alphaText(alpha, locale), n: numberText(tests, locale) })
        : null,
    ),
    ...(isOneSided ? reason(plan.whyOneSided, own.whyOneSided, study) : []),
  ];
}

/** Returns the plan's rules that exclude participants from the analysis; empty without such rules. */
export function plannedExclusions(study: Study): PaperBlock[] {
  const { document, words, locale, tasks } = study;
  const { introduction, rule, eachSession } = words.study.exclude;
  const rules = appliedRules(document, KNOWN);
  if (rules.length === 0) return [];
  const nameOf = (id: string) => tasks.find(({ step }) => step.id === id)?.name ?? id;
  return [
    paragraph(introduction),
    ...list(
      rules.map(({ rule: own, steps }) =>
        interpolate(rule, {
          steps: listed(steps.map(nameOf), locale),
          rule: ruleText(own, study),
        }),
      ),
    ),
    ...(areSessions(document) ? [paragraph(eachSession)] : []),
  ];
}

function ruleText(rule: ExcludeRule, { words, locale }: Study): string {
  const {
    flags,
    above,
    sittings,
    oneSitting,
    failedChecks,
    failedCheck,
    accuracyBelow,
    input,
    inputs,
  } = words.study.exclude;
  const percent = (value: number) => numberText(value, locale);
  if ("abovePercent" in rule)
    return interpolate(above, {
      flag: interpolate(flags[rule.flag], { ms: FASTEST_REACTION_MS }),
      percent: percent(rule.abovePercent),
    });
  if (rule.flag === "accuracyBelow")
    return interpolate(accuracyBelow, { percent: percent(rule.percent) });
  if (rule.flag === "input") return interpolate(input, { input: inputs[rule.only] });
  if (rule.flag === "failedChecks")
    return rule.above === 0 ? failedCheck : interpolate(failedChecks, { n: percent(rule.above) });
  return rule.above === 1 ? oneSitting : interpolate(sittings, { n: percent(rule.above) });
}

/** Returns a sentence about the planned payment per hour; empty if the plan does not state a payment. */
export function payText({ document, words, locale }: Study): string {
  const { payPerHour, currency } = document.plan ?? {};
  if (payPerHour === undefined) return "";
  const { pay, payOnly } = words.study.plan;
  if (!currency) return interpolate(payOnly, { pay: numberText(payPerHour, locale) });
  return interpolate(pay, { pay: formatMoney(payPerHour, currency, locale) });
}
