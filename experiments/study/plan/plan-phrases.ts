import { isInGroups } from "@/experiments/study/document/compared-share";
import { conditionInSentence } from "@/experiments/study/document/condition-label";
import { highestObserved } from "@/experiments/study/document/observed-correlation";
import type { Plan } from "@/experiments/study/document/schema";
import type { Bilingual } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { chosenShareText, shareText } from "@/lib/i18n/share-text";
import type { Locale } from "@/lib/routes";
import { effectText, nameOf, otherName, say, statedText, unsaid } from "./plan-text-parts";
import type { PlanInputs } from "./plan-types";
import { referenceValue } from "./reference-value";

const EFFECTS = {
  effect: {
    en: "a mean of {effect} for {measure}",
    fr: "une moyenne de {effect} pour la mesure « {measure} »",
  },
  mean: {
    en: "a mean of {measure} that differs from {reference} by {effect}",
    fr: "un écart de {effect} entre la moyenne de la mesure « {measure} » et {reference}",
  },
  groups: {
    en: "a difference of {effect} in {measure} between two groups",
    fr: "une différence de {effect} entre deux groupes pour la mesure « {measure} »",
  },
  change: {
    en: "a change of {effect} in {measure} (ρ = {rho})",
    fr: "un changement de {effect} pour la mesure « {measure} » (ρ = {rho})",
  },
  correlation: {
    en: "a true correlation of {effect} between {measure} and {other}",
    fr: "une corrélation vraie de {effect} entre les mesures « {measure} » et « {other} »",
  },
  observed: {
    en: "an observed correlation of {effect} between {measure} and {other}",
    fr: "une corrélation observée de {effect} entre les mesures « {measure} » et « {other} »",
  },
  observedWith: {
    en: "a correlation of {effect} between {measure} and {other}, as observed with reliabilities of {with} and {withOther} (true correlation {implied})",
    fr: "une corrélation de {effect} entre les mesures « {measure} » et « {other} », telle qu’observée avec des fidélités de {with} et {withOther} (corrélation vraie de {implied})",
  },
  proportions: {
    en: "a difference between proportions of {reference} and {second}",
    fr: "une différence entre des proportions de {reference} et {second}",
  },
  proportion: {
    en: "a proportion of {second} instead of {reference}",
    fr: "une proportion de {second} au lieu de {reference}",
  },
  groupsNamed: {
    en: "a difference of {effect} in {measure} between the groups {first} and {second}",
    fr: "une différence de {effect} entre les groupes {first} et {second} pour la mesure « {measure} »",
  },
  groupsApart: {
    en: "a difference of {effect} between {measure} in the group {first} and {measure2} in the group {second}",
    fr: "une différence de {effect} entre la mesure « {measure} » du groupe {first} et la mesure « {measure2} » du groupe {second}",
  },
  sessionsNamed: {
    en: "a change of {effect} in {measure} from session {first} to session {second} (ρ = {rho})",
    fr: "un changement de {effect} pour la mesure « {measure} » entre la séance {first} et la séance {second} (ρ = {rho})",
  },
  sessionsApart: {
    en: "a difference of {effect} between {measure} in session {first} and {measure2} in session {second} of the same participants (ρ = {rho})",
    fr: "une différence de {effect} entre la mesure « {measure} » de la séance {first} et la mesure « {measure2} » de la séance {second}, chez les mêmes participants (ρ = {rho})",
  },
  visitsNamed: {
    en: "a change of {effect} in {measure} from the visit {first} to the visit {second} (ρ = {rho})",
    fr: "un changement de {effect} pour la mesure « {measure} » entre la visite {first} et la visite {second} (ρ = {rho})",
  },
  visitsApart: {
    en: "a difference of {effect} between {measure} at the visit {first} and {measure2} at the visit {second} of the same participants (ρ = {rho})",
    fr: "une différence de {effect} entre la mesure « {measure} » de la visite {first} et la mesure « {measure2} » de la visite {second}, chez les mêmes participants (ρ = {rho})",
  },
  within: {
    en: "a difference of {effect} between {measure} and {measure2} in the same participants (ρ = {rho})",
    fr: "une différence de {effect} entre les mesures « {measure} » et « {measure2} », chez les mêmes participants (ρ = {rho})",
  },
} as const satisfies Record<string, Bilingual>;

/** The hypothesis that an equivalence test can support, for each question. */
const EQUIVALENTS = {
  effect: {
    en: "the mean of {measure} lies within ± {effect}",
    fr: "la moyenne de la mesure « {measure} » est comprise entre −{effect} et +{effect}",
  },
  mean: {
    en: "the mean of {measure} lies within ± {effect} of {reference}",
    fr: "la moyenne de la mesure « {measure} » est à moins de {effect} de {reference}",
  },
  groups: {
    en: "the difference in {measure} between two groups lies within ± {effect}",
    fr: "la différence entre les deux groupes pour la mesure « {measure} » est comprise entre −{effect} et +{effect}",
  },
  change: {
    en: "the change in {measure} lies within ± {effect} (ρ = {rho})",
    fr: "le changement de la mesure « {measure} » est compris entre −{effect} et +{effect} (ρ = {rho})",
  },
  correlation: {
    en: "the true correlation between {measure} and {other} lies within ± {effect}",
    fr: "la corrélation vraie entre les mesures « {measure} » et « {other} » est comprise entre −{effect} et +{effect}",
  },
  observed: {
    en: "the observed correlation between {measure} and {other} lies within ± {effect}",
    fr: "la corrélation observée entre les mesures « {measure} » et « {other} » est comprise entre −{effect} et +{effect}",
  },
  observedWith: {
    en: "the correlation between {measure} and {other}, as observed with reliabilities of {with} and {withOther}, lies within ± {effect}",
    fr: "la corrélation entre les mesures « {measure} » et « {other} », telle qu’observée avec des fidélités de {with} et {withOther}, est comprise entre −{effect} et +{effect}",
  },
  proportions: {
    en: "two proportions around {reference} differ by less than {effect}",
    fr: "deux proportions proches de {reference} diffèrent de moins de {effect}",
  },
  proportion: {
    en: "a proportion lies within ± {effect} of {reference}",
    fr: "la proportion est à moins de {effect} de {reference}",
  },
  groupsNamed: {
    en: "the difference in {measure} between the groups {first} and {second} lies within ± {effect}",
    fr: "la différence entre les groupes {first} et {second} pour la mesure « {measure} » est comprise entre −{effect} et +{effect}",
  },
  groupsApart: {
    en: "the difference between {measure} in the group {first} and {measure2} in the group {second} lies within ± {effect}",
    fr: "la différence entre la mesure « {measure} » du groupe {first} et la mesure « {measure2} » du groupe {second} est comprise entre −{effect} et +{effect}",
  },
  sessionsNamed: {
    en: "the change in {measure} from session {first} to session {second} lies within ± {effect} (ρ = {rho})",
    fr: "le changement de la mesure « {measure} » entre la séance {first} et la séance {second} est compris entre −{effect} et +{effect} (ρ = {rho})",
  },
  sessionsApart: {
    en: "the difference between {measure} in session {first} and {measure2} in session {second} of the same participants lies within ± {effect} (ρ = {rho})",
    fr: "la différence entre la mesure « {measure} » de la séance {first} et la mesure « {measure2} » de la séance {second}, chez les mêmes participants, est comprise entre −{effect} et +{effect} (ρ = {rho})",
  },
  visitsNamed: {
    en: "the change in {measure} from the visit {first} to the visit {second} lies within ± {effect} (ρ = {rho})",
    fr: "le changement de la mesure « {measure} » entre la visite {first} et la visite {second} est compris entre −{effect} et +{effect} (ρ = {rho})",
  },
  visitsApart: {
    en: "the difference between {measure} at the visit {first} and {measure2} at the visit {second} of the same participants lies within ± {effect} (ρ = {rho})",
    fr: "la différence entre la mesure « {measure} » de la visite {first} et la mesure « {measure2} » de la visite {second}, chez les mêmes participants, est comprise entre −{effect} et +{effect} (ρ = {rho})",
  },
  within: {
    en: "the difference between {measure} and {measure2} in the same participants lies within ± {effect} (ρ = {rho})",
    fr: "la différence entre les mesures « {measure} » et « {measure2} », chez les mêmes participants, est comprise entre −{effect} et +{effect} (ρ = {rho})",
  },
} as const satisfies Record<string, Bilingual>;

/** The quantity that a confidence interval estimates, for each question. */
const INTERVALS = {
  effect: { en: "the mean of {measure}", fr: "la moyenne de la mesure « {measure} »" },
  mean: { en: "the mean of {measure}", fr: "la moyenne de la mesure « {measure} »" },
  groups: {
    en: "the difference in {measure} between two groups",
    fr: "la différence entre les deux groupes pour la mesure « {measure} »",
  },
  change: { en: "the change in {measure}", fr: "le changement de la mesure « {measure} »" },
  correlation: {
    en: "the true correlation between {measure} and {other}",
    fr: "la corrélation vraie entre les mesures « {measure} » et « {other} »",
  },
  observed: {
    en: "the observed correlation between {measure} and {other}",
    fr: "la corrélation observée entre les mesures « {measure} » et « {other} »",
  },
  observedWith: {
    en: "the correlation between {measure} and {other}, as observed with reliabilities of {with} and {withOther}",
    fr: "la corrélation entre les mesures « {measure} » et « {other} », telle qu’observée avec des fidélités de {with} et {withOther}",
  },
  proportions: {
    en: "the difference between two proportions",
    fr: "la différence entre deux proportions",
  },
  proportion: { en: "a proportion", fr: "une proportion" },
  groupsNamed: {
    en: "the difference in {measure} between the groups {first} and {second}",
    fr: "la différence entre les groupes {first} et {second} pour la mesure « {measure} »",
  },
  groupsApart: {
    en: "the difference between {measure} in the group {first} and {measure2} in the group {second}",
    fr: "la différence entre la mesure « {measure} » du groupe {first} et la mesure « {measure2} » du groupe {second}",
  },
  sessionsNamed: {
    en: "the change in {measure} from session {first} to session {second}",
    fr: "le changement de la mesure « {measure} » entre la séance {first} et la séance {second}",
  },
  sessionsApart: {
    en: "the difference between {measure} in session {first} and {measure2} in session {second} of the same participants",
    fr: "la différence entre la mesure « {measure} » de la séance {first} et la mesure « {measure2} » de la séance {second}, chez les mêmes participants",
  },
  visitsNamed: {
    en: "the change in {measure} from the visit {first} to the visit {second}",
    fr: "le changement de la mesure « {measure} » entre la visite {first} et la visite {second}",
  },
  visitsApart: {
    en: "the difference between {measure} at the visit {first} and {measure2} at the visit {second} of the same participants",
    fr: "la différence entre la mesure « {measure} » de la visite {first} et la mesure « {measure2} » de la visite {second}, chez les mêmes participants",
  },
  within: {
    en: "the difference between {measure} and {measure2} in the same participants",
    fr: "la différence entre les mesures « {measure} » et « {measure2} », chez les mêmes participants",
  },
} as const satisfies Record<string, Bilingual>;

const PHRASES = { effect: EFFECTS, equivalence: EQUIVALENTS, interval: INTERVALS };

/** Returns the names of the two conditions that a plan compares; null if it compares no conditions. */
function comparedConditions(
  { document, sides }: PlanInputs,
  locale: Locale,
): { first: string; second: string } | null {
  const [one, other] = sides ?? [];
  if (!one || !other || one === other) return null;
  const name = (condition: string) => conditionInSentence(document, condition, locale);
  return { first: name(one), second: name(other) };
}

const AT_VISIT = {
  en: "{measure} at the visit {visit}",
  fr: "{measure}, visite {visit}",
} as const satisfies Bilingual;

/** Returns the names of the two visits that a plan compares; null if it does not compare visits. */
function comparedVisits({ visits }: PlanInputs): { first: string; second: string } | null {
  const [first, second] = visits ?? [];
  return first && second && first !== second ? { first, second } : null;
}

function keyOf(inputs: PlanInputs, isNamed: boolean): keyof typeof EFFECTS {
  const { plan, second } = inputs;
  const { question, observed, observedWith } = plan;
  if (question === "correlation" && observed) return observedWith ? "observedWith" : "observed";
  if (question === "groups" && isNamed) return second ? "groupsApart" : "groupsNamed";
  if (question !== "change") return question;
  if (comparedVisits(inputs)) return second ? "visitsApart" : "visitsNamed";
  if (isNamed) return second ? "sessionsApart" : "sessionsNamed";
  return second ? "within" : "change";
}

/** Returns whether the author has entered the effect itself. Other effects are computed, and are therefore rounded. */
const isEffectStated = ({ effect, goal }: Plan) =>
  typeof effect === "number" && goal !== "smallestEffect";

/** Returns the sum of two entered numbers without the error of binary fractions, which would add decimals. */
const sum = (one: number, other: number) => Number((one + other).toPrecision(12));

/**
 * Returns a phrase for the question of a plan, such as “a true correlation of .30 between …”.
 * @param kind an effect to detect, a hypothesis that an equivalence test can support, or the quantity that an interval
 * estimates
 */
export function phrase(
  kind: keyof typeof PHRASES,
  inputs: PlanInputs,
  value: number | null,
  locale: Locale,
): string {
  const { plan, measure } = inputs;
  const { question, observedWith, rho } = plan;
  const isStated = isEffectStated(plan);
  const conditions = comparedConditions(inputs, locale);
  // The phrases about a change between two visits name the visits themselves.
  const [first = null, second = null] =
    question === "change" && comparedVisits(inputs) ? [] : (inputs.visits ?? []);
  const atVisit = (name: string, visit: string | null) =>
    visit === null ? name : say(AT_VISIT, { measure: name, visit }, locale);
  const base = referenceValue(plan);
  return say(
    PHRASES[kind][keyOf(inputs, conditions !== null)],
    {
      effect:
        value === null
          ? unsaid(locale)
          : (isStated ? statedText : effectText)(value, inputs, locale),
      measure: atVisit(nameOf(measure, locale) ?? "", first),
      measure2: atVisit(nameOf(inputs.second, locale) ?? "", second),
      other: atVisit(otherName(inputs, locale), second),
      reference: statedText(base, inputs, locale),
      rho: rho === undefined ? unsaid(locale) : chosenShareText(rho, locale),
      with: chosenShareText(observedWith?.measure ?? 1, locale),
      withOther: chosenShareText(observedWith?.other ?? 1, locale),
      implied: value === null ? unsaid(locale) : shareText(value / highestObserved(plan), locale),
      ...(conditions ??
        comparedVisits(inputs) ?? {
          second:
            value === null
              ? unsaid(locale)
              : (isStated ? chosenShareText : shareText)(sum(base, value), locale),
        }),
    },
    locale,
  );
}

const COMPARED = {
  groups: {
    en: "The test compares 2 of {n} groups, so it uses about {compared} of the {people} participants.",
    fr: "Le test compare 2 groupes sur {n} : il porte sur environ {compared} des {people} participants.",
  },
  some: {
    en: "Only participants in some conditions do the planned steps: about {compared} of the {people} participants.",
    fr: "Seuls les participants de certaines conditions font les étapes prévues : environ {compared} des {people} participants.",
  },
} as const satisfies Record<string, Bilingual>;

/**
 * Returns a sentence about the number of participants whose data the planned test uses; empty if it uses the data of all.
 * @param people the number of participants to analyse
 */
export function comparedPeople(
  { document, plan, share }: PlanInputs,
  people: number | null,
  locale: Locale,
): string {
  if (share === 1 || people === null) return "";
  const values = {
    n: document.conditions?.length ?? 0,
    compared: formatNumber(Math.round(people * share), locale),
    people: formatNumber(people, locale),
  };
  return say(isInGroups(plan) ? COMPARED.groups : COMPARED.some, values, locale);
}
