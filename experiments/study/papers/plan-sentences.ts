import { FASTEST_REACTION_MS } from "@/experiments/engine/score/flags";
import { textIn } from "@/experiments/study/document/author-text";
import {
  isForEqualGroups,
  MORE_FOR_A_DRAW,
  varyAlike,
} from "@/experiments/study/document/equal-groups";
import { type NamedMeasure, namedMeasure } from "@/experiments/study/document/named-measure";
import { RECRUITERS, recruiterWith } from "@/experiments/study/document/recruiters";
import type { Plan } from "@/experiments/study/document/schema";
import { peopleToRecruit } from "@/experiments/study/plan/people-to-recruit";
import { ignoresConditions } from "@/experiments/study/plan/plan-in-study";
import { plannedTest } from "@/experiments/study/plan/planned-test";
import { interpolate } from "@/lib/i18n/interpolate";
import { formatMoney } from "@/lib/i18n/money";
import { alphaText, chosenShareText, levelText } from "@/lib/i18n/share-text";
import { authorQuote } from "./author-blocks";
import { list, type PaperBlock, paragraph, sentences, toComplete } from "./blocks";
import { KNOWN, measureName, measureUnit, numberText, type Study } from "./study";

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
  ].join(" ");
}

/** Returns the label of a measure; null without a measure. */
function labelOf(study: Study, named: NamedMeasure | null): string | null {
  const task = study.tasks.find(({ step }) => step === named?.step);
  return task && named ? `${task.name}, ${measureName(task, named.measure.id, study)}` : null;
}

/** Returns the measure that a plan is about, with the planner's default; null without a plan or without a measure. */
const measureOf = ({ document }: Study): NamedMeasure | null =>
  document.plan ? namedMeasure(document, KNOWN, document.plan.measure) : null;

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
    ...(ignoresConditions(document, plan) ? [test ? ignored.test : ignored.estimate] : []),
  ].join(" ");
}

function comparedText(study: Study, plan: Plan): string {
  const { document, words, locale } = study;
  const { comparison, correlation, questions, estimate, estimates, aMeasure } = words.study.plan;
  const measure = plannedMeasure(study) ?? aMeasure;
  if (plan.question === "correlation") {
    const { measure: id, name } = plan.other ?? {};
    const named = id === undefined ? null : namedMeasure(document, KNOWN, id);
    const other = labelOf(study, named) ?? textIn(name, locale) ?? aMeasure;
    return interpolate(correlation, { measure, other });
  }
  if (plan.goal === "width")
    return interpolate(estimate, { what: interpolate(estimates[plan.question], { measure }) });
  const { question, reference: base = question === "mean" ? 0 : 0.5 } = plan;
  const reference =
    question === "mean" ? numberText(base, locale) + unitOf(study) : chosenShareText(base, locale);
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
export function equalGroups({ document: { plan }, words }: Study): PaperBlock[] {
  if (!plan || !isForEqualGroups(plan)) return [];
  const { equalGroups: assumed, moreForDraw } = words.study.plan;
  return sentences(
    assumed,
    varyAlike(plan) ? interpolate(moreForDraw, { more: MORE_FOR_A_DRAW }) : null,
  );
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
export function plannedExclusions({ document, words, locale }: Study): PaperBlock[] {
  const exclude = document.plan?.exclude ?? [];
  const { flags, above, exclude: introduction } = words.study.plan;
  if (exclude.length === 0) return [];
  return [
    paragraph(introduction),
    ...list(
      exclude.map(({ flag, abovePercent }) =>
        interpolate(above, {
          flag: interpolate(flags[flag], { ms: FASTEST_REACTION_MS }),
          percent: numberText(abovePercent, locale),
        }),
      ),
    ),
  ];
}

/** Returns a sentence about the planned payment per hour; empty if the plan does not state a payment. */
export function payText({ document, words, locale }: Study): string {
  const { payPerHour, currency } = document.plan ?? {};
  if (payPerHour === undefined) return "";
  const { pay, payOnly } = words.study.plan;
  if (!currency) return interpolate(payOnly, { pay: numberText(payPerHour, locale) });
  return interpolate(pay, { pay: formatMoney(payPerHour, currency, locale) });
}
