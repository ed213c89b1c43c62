import { textIn } from "@/experiments/study/document/author-text";
import { hashOf } from "@/experiments/study/document/canonical";
import { protocolId, SHOWN_DIGITS } from "@/experiments/study/document/protocol-id";
import type { Bilingual } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { alphaText, chosenShareText, levelText } from "@/lib/i18n/share-text";
import { quoted } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { comparedPeople, phrase } from "./plan-phrases";
import {
  effectText,
  figureText,
  nameOf,
  otherName,
  powerText,
  say,
  shareInterval,
  statedText,
  unsaid,
} from "./plan-text-parts";
import type { Figure, LengthUnit, PlanInputs, PlanResult } from "./plan-types";
import { plannedTest } from "./planned-test";
import { effectOf, secondFigures, solvePlan } from "./solve-plan";

const SENTENCE = {
  recruit: {
    en: "We will recruit {recruited} participants, so that {analysed} remain for analysis.",
    fr: "Nous recruterons {recruited} participants pour que {analysed} restent à analyser.",
  },
  needs: {
    en: "[To complete: number of participants] The calculation gives {recruited} participants to recruit, so that {analysed} remain for analysis.",
    fr: "[À compléter : nombre de participants] D’après le calcul, il faut recruter {recruited} participants pour que {analysed} restent à analyser.",
  },
  needsAll: {
    en: "[To complete: number of participants] The calculation gives {recruited} participants, if all of them are analysed.",
    fr: "[À compléter : nombre de participants] D’après le calcul, il faut {recruited} participants, si tous sont analysés.",
  },
  recruitAll: {
    en: "We will recruit {recruited} participants and expect to analyse all of them.",
    fr: "Nous recruterons {recruited} participants et prévoyons de les analyser tous.",
  },
  tooFew: {
    en: "[To complete: number of participants] This test needs more than {people} participants.",
    fr: "[À compléter : nombre de participants] Ce test demande plus de {people} participants.",
  },
  power: {
    en: "This gives a power of {power} ({test}, {sides}, α = {alpha}) to detect {effect}, the smallest effect size of interest",
    fr: "Cela donne une puissance de {power} ({test}, {sides}, α = {alpha}) pour détecter {effect}, le plus petit effet d’intérêt",
  },
  equivalence: {
    en: "This gives a power of {power} ({test}, α = {alpha} each) to show that {effect} (bounds: the smallest effect size of interest)",
    fr: "Cela donne une puissance de {power} ({test}, α = {alpha} chacun) pour montrer que {effect} (bornes : le plus petit effet d’intérêt)",
  },
  width: {
    en: "This gives a {level}% confidence interval with an expected width of {width} for {measure}",
    fr: "Cela donne un intervalle de confiance à {level} % d’une largeur prévue de {width} pour {measure}",
  },
  smallestEffect: {
    en: "The smallest effect that this sample detects with a power of {power} ({test}, {sides}, α = {alpha}) is {effect}",
    fr: "Le plus petit effet que cet échantillon détecte avec une puissance de {power} ({test}, {sides}, α = {alpha}) est {effect}",
  },
  reliability: {
    en: ", assuming a reliability of {value}{interval} for {measure}",
    fr: ", en supposant une fidélité de {value}{interval} pour « {measure} »",
  },
  sd: { en: ", assuming a standard deviation of {sd}", fr: ", en supposant un écart type de {sd}" },
  sdAndReliability: {
    en: " and a reliability of {value}{interval}",
    fr: " et une fidélité de {value}{interval}",
  },
  second: {
    en: "; for {other}, a standard deviation of {sd}",
    fr: " ; pour « {other} », un écart type de {sd}",
  },
  other: { en: " and {value} for {other}", fr: " et de {value} pour « {other} »" },
  why: {
    en: " Why a smaller effect would not matter: {why}.",
    fr: " Pourquoi un effet plus petit serait sans intérêt : {why}.",
  },
  noWhy: {
    en: " [To complete: why a smaller effect would not matter]",
    fr: " [À compléter : pourquoi un effet plus petit serait sans intérêt]",
  },
  sources: { en: " ({sources})", fr: " ({sources})" },
  end: {
    en: " The rules for excluding data are part of the protocol (id {protocol}) and of the plan (id {plan}).",
    fr: " Les règles d’exclusion de données font partie du protocole (identifiant {protocol}) et du plan (identifiant {plan}).",
  },
} as const satisfies Record<string, Bilingual>;

/** For each unit in which apps count trials: the phrase that states to how many trials the figures apply. */
const LENGTHS = {
  trialsPerCondition: {
    en: " at {trials} trials per condition",
    fr: " pour {trials} essais par condition",
  },
  trials: { en: " at {trials} trials", fr: " pour {trials} essais" },
  answers: { en: " at {trials} answers", fr: " pour {trials} réponses" },
} as const satisfies Record<LengthUnit, Bilingual>;

const SIDES = {
  two: { en: "two-sided", fr: "bilatéral" },
  one: { en: "one-sided", fr: "unilatéral" },
} as const satisfies Record<string, Bilingual>;

/**
 * Returns the sentences about a plan for a preregistration: the number of people to recruit, the test and its power,
 * the effect and the reason for this effect, the figures with their sources, and the exclusion of runs.
 */
export function planSentence(
  inputs: PlanInputs,
  locale: Locale,
  result = solvePlan(inputs),
): string {
  const { plan, document } = inputs;
  const { goal = "power", whyEffect } = plan;
  // The smallest detectable effect is a result of the planner, so the author does not have to give a reason for it.
  const hasReason = goal === "power" || goal === "equivalence";
  const reason = textIn(whyEffect, locale);
  const id = (hash: string) => hash.slice(0, SHOWN_DIGITS);
  const { at } = result;
  return [
    recruits(result, locale),
    " ",
    ...(at?.isTooFew
      ? [say(SENTENCE.tooFew, { people: formatNumber(at.people, locale) }, locale)]
      : [gives(inputs, result, locale), restsOn(inputs, result, locale), "."]),
    comparedText(inputs, result, locale),
    hasReason ? whyText(reason, locale) : "",
    say(SENTENCE.end, { protocol: id(protocolId(document)), plan: id(hashOf(plan)) }, locale),
  ].join("");
}

/** Returns how many of the analysed participants the test uses, after a space; empty if it uses the data of all. */
function comparedText(inputs: PlanInputs, { at, need }: PlanResult, locale: Locale): string {
  const solved = need && Number.isFinite(need.total) ? need.total : null;
  const text = comparedPeople(inputs, at?.people ?? solved, locale);
  return text && ` ${text}`;
}

const whyText = (reason: string | undefined, locale: Locale): string =>
  reason
    ? say(SENTENCE.why, { why: quoted(withoutEnd(reason), locale) }, locale)
    : say(SENTENCE.noWhy, {}, locale);

function recruits({ at, need }: PlanResult, locale: Locale): string {
  const solved = need && Number.isFinite(need.total) ? need : null;
  const analysed = at?.people ?? solved?.total ?? null;
  const recruited = at?.recruited ?? solved?.recruited ?? null;
  const number = (value: number | null) =>
    value === null ? unsaid(locale) : formatNumber(value, locale);
  const isAll = recruited !== null && recruited === analysed;
  const isNeed = !at && solved !== null;
  const { recruit, recruitAll, needs, needsAll } = SENTENCE;
  return say(
    isNeed ? (isAll ? needsAll : needs) : isAll ? recruitAll : recruit,
    { recruited: number(recruited), analysed: number(analysed) },
    locale,
  );
}

function gives(inputs: PlanInputs, { at, power, alpha }: PlanResult, locale: Locale): string {
  const { plan } = inputs;
  const { goal = "power", sides = "two" } = plan;
  const test = plannedTest(plan);
  if (goal === "width" || !test) {
    return say(
      SENTENCE.width,
      {
        level: levelText(alpha, locale),
        width:
          typeof at?.width === "number"
            ? effectText(at.width, inputs, locale)
            : statedText(plan.width ?? 0, inputs, locale),
        measure: phrase("interval", inputs, null, locale),
      },
      locale,
    );
  }
  const effect = goal === "smallestEffect" ? (at?.smallest ?? null) : effectOf(plan);
  return say(
    SENTENCE[goal],
    {
      alpha: alphaText(alpha, locale),
      test: test[locale],
      sides: SIDES[sides][locale],
      // Without a computed power, the sentence states the power that the author has entered.
      power:
        typeof at?.power === "number"
          ? powerText(at.power, locale)
          : chosenShareText(power, locale),
      effect: phrase(goal === "equivalence" ? "equivalence" : "effect", inputs, effect, locale),
    },
    locale,
  );
}

const sdText = ({ value, origin }: Figure, inputs: PlanInputs, locale: Locale): string =>
  (origin === "own" ? statedText : effectText)(value, inputs, locale);

/** Returns a sentence about the figures from which the number of people is computed, with their sources. */
function restsOn(
  inputs: PlanInputs,
  { reliability, sameSession, otherReliability, sd, trials }: PlanResult,
  locale: Locale,
): string {
  const { plan, measure, other, second } = inputs;
  const { question } = plan;
  if (question === "proportion" || question === "proportions") return "";
  const isByReliability = question === "correlation";
  if (isByReliability && plan.observed && !plan.observedWith) return "";
  const figure = (of: NonNullable<typeof sameSession>) => ({
    value: figureText(of, locale),
    interval: shareInterval(of, locale),
  });
  const parts: string[] = [];
  if (isByReliability && reliability)
    parts.push(
      say(
        SENTENCE.reliability,
        { ...figure(reliability), measure: nameOf(measure, locale) ?? "" },
        locale,
      ),
    );
  if (!isByReliability && sd)
    parts.push(say(SENTENCE.sd, { sd: sdText(sd, inputs, locale) }, locale));
  // The SD of a change depends on the SD and the reliability of the score.
  if (question === "change" && sd && sameSession)
    parts.push(say(SENTENCE.sdAndReliability, figure(sameSession), locale));
  if (parts.length > 0 && trials !== null)
    parts.push(say(LENGTHS[measure.lengthUnit], { trials }, locale));
  const figures2 = secondFigures(inputs);
  if (!isByReliability && figures2?.sd && second) {
    const values = {
      sd: sdText(figures2.sd, inputs, locale),
      other: nameOf(second, locale) ?? "",
    };
    parts.push(say(SENTENCE.second, values, locale));
    if (question === "change" && figures2.sameSession)
      parts.push(say(SENTENCE.sdAndReliability, figure(figures2.sameSession), locale));
    if (second.trials !== null)
      parts.push(say(LENGTHS[second.lengthUnit], { trials: second.trials }, locale));
  }
  if (isByReliability && otherReliability)
    parts.push(
      say(
        SENTENCE.other,
        { value: figureText(otherReliability, locale), other: otherName(inputs, locale) },
        locale,
      ),
    );
  const sources = [
    plan.sd !== undefined || plan.reliability !== undefined || plan.retest !== undefined
      ? textIn(plan.figuresFrom, locale)
      : measure.data?.source,
    isByReliability && plan.other?.reliability === undefined && plan.other?.retest === undefined
      ? other?.data?.source
      : undefined,
    figures2 && plan.sd === undefined ? second?.data?.source : undefined,
  ].filter((source): source is string => Boolean(source));
  const named = [...new Set(sources)].join(" ; ").replaceAll(" ; ", locale === "fr" ? " ; " : "; ");
  if (named) parts.push(say(SENTENCE.sources, { sources: named }, locale));
  return parts.join("");
}

/**
 * Removes full stops and spaces at the end of a text. The function uses a loop, because the time of a regular
 * expression would grow with the square of the text's length.
 */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[.\s]/.test(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
}
