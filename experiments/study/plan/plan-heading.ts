import { MOST_PEOPLE } from "@/experiments/study/document/plan-schema";
import type { Bilingual } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { chosenShareText, shareText } from "@/lib/i18n/share-text";
import type { Locale } from "@/lib/routes";
import { effectText, peopleText, say, statedText } from "./plan-text-parts";
import type { PlanInputs, PlanResult } from "./plan-types";
import { DEFAULTS, solvePlan } from "./solve-plan";
import { timesIn100 } from "./times-in-100";

const TEXTS = {
  findsIt: {
    en: "With {people} participants, {times} of 100 such studies would detect the effect (power {power}).",
    fr: "Avec {people} participants, la puissance est de {power} : {times} études sur 100 détecteraient l’effet.",
  },
  showsIt: {
    en: "With {people} participants, {times} of 100 such studies would show equivalence (power {power}).",
    fr: "Avec {people} participants, la puissance est de {power} : {times} études sur 100 montreraient l’équivalence.",
  },
  hasWidth: {
    en: "With {people} participants, the expected width of the confidence interval is {width}.",
    fr: "Avec {people} participants, l’intervalle de confiance a une largeur prévue de {width}.",
  },
  findsSmallest: {
    en: "With {people} participants, the smallest effect detected in {times}% of studies is {effect}.",
    fr: "Avec {people} participants, le plus petit effet détecté dans {times} % des études est de {effect}.",
  },
  findsChanges: {
    en: "With {people} participants, the smallest effects detected in {times}% of studies are an increase of {increase} or a decrease of {decrease} from {reference}.",
    fr: "Avec {people} participants, les plus petits effets détectés dans {times} % des études sont une hausse de {increase} ou une baisse de {decrease} par rapport à {reference}.",
  },
  findsIncrease: {
    en: "With {people} participants, the smallest increase detected in {times}% of studies is {increase} from {reference}; no decrease can be detected.",
    fr: "Avec {people} participants, la plus petite hausse détectée dans {times} % des études est de {increase} par rapport à {reference} ; aucune baisse ne peut être détectée.",
  },
  findsDecrease: {
    en: "With {people} participants, the smallest decrease detected in {times}% of studies is {decrease} from {reference}; no increase can be detected.",
    fr: "Avec {people} participants, la plus petite baisse détectée dans {times} % des études est de {decrease} par rapport à {reference} ; aucune hausse ne peut être détectée.",
  },
  tooFew: {
    en: "This test needs more than {people} participants.",
    fr: "Ce test demande plus de {people} participants.",
  },
  findsNothing: {
    en: "With {people} participants, even a large effect would be detected in fewer than {times}% of studies.",
    fr: "Avec {people} participants, même un grand effet serait détecté dans moins de {times} % des études.",
  },
  needs: {
    en: "A power of {goal} requires {need}{interval}.",
    fr: "Pour une puissance de {goal}, il faut {need}{interval}.",
  },
  needsWidth: {
    en: "A width of {width} requires {need}{interval}.",
    fr: "Pour une largeur de {width}, il faut {need}{interval}.",
  },
  interval: { en: " ({low} to {high})", fr: " ({low} à {high})" },
  intervalInAll: { en: " ({low} to {high} in all)", fr: " ({low} à {high} en tout)" },
  inOne: { en: "{first} participants", fr: "{first} participants" },
  inGroups: {
    en: "{first} participants in each of two groups",
    fr: "{first} participants dans chacun des deux groupes",
  },
  unequalGroups: {
    en: "{first} and {second} participants in two groups",
    fr: "{first} et {second} participants en deux groupes",
  },
  inSeveralGroups: {
    en: "{first} participants in each of {n} groups",
    fr: "{first} participants dans chacun des {n} groupes",
  },
  inSome: {
    en: "{total} participants, of whom {first} do the planned steps",
    fr: "{total} participants, dont {first} font les étapes prévues",
  },
  anySample: {
    en: "By this calculation fewer than ten participants would be enough. Choose the sample size for other reasons, such as precision.",
    fr: "D’après ce calcul, moins de dix participants suffiraient. Choisissez l’effectif pour d’autres raisons, par exemple la précision.",
  },
  beyondInAll: {
    en: "more than {most} participants in all",
    fr: "plus de {most} participants en tout",
  },
  noAnswer: {
    en: "Fill in the effect that you want to detect. The number of participants will appear here.",
    fr: "Indiquez l’effet que vous voulez détecter. Le nombre de participants s’affichera ici.",
  },
} as const satisfies Record<string, Bilingual>;

function needText(
  { document, share }: PlanInputs,
  { need }: PlanResult,
  locale: Locale,
): { need: string; interval: string } {
  if (!need) return { need: "", interval: "" };
  if (!Number.isFinite(need.total))
    return {
      need: say(TEXTS.beyondInAll, { most: formatNumber(MOST_PEOPLE, locale) }, locale),
      interval: "",
    };
  const [first = 0, second] = need.groups.map((each) => peopleText(each, locale));
  const interval =
    need.low === null || need.high === null || need.isAny || need.low === need.high
      ? ""
      : say(
          need.groups.length > 1 || share < 1 ? TEXTS.intervalInAll : TEXTS.interval,
          { low: peopleText(need.low, locale), high: peopleText(need.high, locale) },
          locale,
        );
  if (second === undefined) {
    const values = { first, total: peopleText(need.total, locale) };
    return { need: say(share < 1 ? TEXTS.inSome : TEXTS.inOne, values, locale), interval };
  }
  if (share < 1) {
    const n = document.conditions?.length ?? 2;
    return { need: say(TEXTS.inSeveralGroups, { first, n }, locale), interval };
  }
  const text = first === second ? TEXTS.inGroups : TEXTS.unequalGroups;
  return { need: say(text, { first, second }, locale), interval };
}

/** Returns the answer of the planner as a heading: the power of the planned number of people, and the number needed. */
export function planHeading(
  inputs: PlanInputs,
  locale: Locale,
  result = solvePlan(inputs),
): string {
  const { plan } = inputs;
  const { goal = "power", power = DEFAULTS.power } = plan;
  const { at, need } = result;
  const { need: people, interval } = needText(inputs, result, locale);
  const width = statedText(plan.width ?? 0, inputs, locale);
  if (!at && !need) return say(TEXTS.noAnswer, {}, locale);
  const first = at ? headingOf(inputs, at, locale) : "";
  if (!need) return first;
  if (need.isAny) return [first, say(TEXTS.anySample, {}, locale)].filter(Boolean).join(" ");
  const values = { goal: chosenShareText(power, locale), need: people, interval, width };
  const second = goal === "width" ? TEXTS.needsWidth : TEXTS.needs;
  return [first, say(second, values, locale)].filter(Boolean).join(" ");
}

function headingOf(inputs: PlanInputs, at: NonNullable<PlanResult["at"]>, locale: Locale): string {
  const { plan } = inputs;
  const { goal = "power", power = DEFAULTS.power } = plan;
  const people = formatNumber(at.people, locale);
  if (at.isTooFew) return say(TEXTS.tooFew, { people }, locale);
  if (goal === "width")
    return at.width === null
      ? ""
      : say(TEXTS.hasWidth, { people, width: effectText(at.width, inputs, locale) }, locale);
  if (goal === "smallestEffect") {
    return smallestText(inputs, at, { people, times: timesIn100(power) }, locale);
  }
  if (at.power === null) return "";
  const text = goal === "equivalence" ? TEXTS.showsIt : TEXTS.findsIt;
  const rounded = timesIn100(at.power);
  return say(text, { people, times: rounded, power: shareText(rounded / 100, locale) }, locale);
}

function smallestText(
  inputs: PlanInputs,
  { smallest, smallestDecrease }: NonNullable<PlanResult["at"]>,
  shared: Record<string, string | number>,
  locale: Locale,
): string {
  const { question, reference = 0.5 } = inputs.plan;
  if (smallest === null && smallestDecrease === null)
    return say(TEXTS.findsNothing, shared, locale);
  const text = (value: number | null) => (value === null ? "" : effectText(value, inputs, locale));
  if (question !== "proportion" && question !== "proportions")
    return say(TEXTS.findsSmallest, { ...shared, effect: text(smallest) }, locale);
  const found =
    smallest === null
      ? TEXTS.findsDecrease
      : smallestDecrease === null
        ? TEXTS.findsIncrease
        : TEXTS.findsChanges;
  const values = {
    ...shared,
    increase: text(smallest),
    decrease: text(smallestDecrease),
    reference: chosenShareText(reference, locale),
  };
  return say(found, values, locale);
}
