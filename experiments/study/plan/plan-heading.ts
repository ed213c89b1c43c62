import { MOST_PEOPLE } from "@/experiments/study/document/plan-schema";
import type { Bilingual } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { shareText } from "@/lib/i18n/share-text";
import type { Locale } from "@/lib/routes";
import { effectText, peopleText, say } from "./plan-text-parts";
import type { PlanInputs, PlanResult } from "./plan-types";
import { DEFAULTS, solvePlan } from "./solve-plan";

const TEXTS = {
  findsIt: {
    en: "With {people} people you would find it in {times} of 100 studies.",
    fr: "Avec {people} personnes, vous le détecteriez {times} fois sur 100.",
  },
  showsIt: {
    en: "With {people} people you would show it in {times} of 100 studies.",
    fr: "Avec {people} personnes, vous montreriez l’équivalence {times} fois sur 100.",
  },
  hasWidth: {
    en: "With {people} people the confidence interval is {width} wide.",
    fr: "Avec {people} personnes, l’intervalle de confiance a une largeur de {width}.",
  },
  findsSmallest: {
    en: "{people} people can find an effect of {effect} in {times} of 100 studies.",
    fr: "Avec {people} personnes, vous détecteriez un effet de {effect} {times} fois sur 100.",
  },
  findsChanges: {
    en: "{people} people can find an increase of {increase} or a decrease of {decrease} from {reference} in {times} of 100 studies.",
    fr: "Avec {people} personnes, vous détecteriez une hausse de {increase} ou une baisse de {decrease} par rapport à {reference} {times} fois sur 100.",
  },
  findsIncrease: {
    en: "{people} people can find an increase of {increase} from {reference} in {times} of 100 studies, and no decrease.",
    fr: "Avec {people} personnes, vous détecteriez une hausse de {increase} par rapport à {reference} {times} fois sur 100, mais aucune baisse.",
  },
  findsDecrease: {
    en: "{people} people can find a decrease of {decrease} from {reference} in {times} of 100 studies, and no increase.",
    fr: "Avec {people} personnes, vous détecteriez une baisse de {decrease} par rapport à {reference} {times} fois sur 100, mais aucune hausse.",
  },
  tooFew: {
    en: "{people} people are too few for this test.",
    fr: "{people} personnes ne suffisent pas pour ce test.",
  },
  findsNothing: {
    en: "{people} people are too few to find any effect in {times} of 100 studies.",
    fr: "{people} personnes ne suffisent pas : aucun effet, même grand, ne serait détecté {times} fois sur 100.",
  },
  needs: {
    en: "For {times} of 100 you need {need}{interval}.",
    fr: "Pour {times} fois sur 100, il en faut {need}{interval}.",
  },
  needsWidth: {
    en: "For a width of {width} you need {need}{interval}.",
    fr: "Pour une largeur de {width}, il en faut {need}{interval}.",
  },
  needsOnly: {
    en: "You need {need}{interval} to find it in {times} of 100 studies.",
    fr: "Il faut {need}{interval} pour le détecter {times} fois sur 100.",
  },
  needsOnlyWidth: {
    en: "You need {need}{interval} for a width of {width}.",
    fr: "Il faut {need}{interval} pour une largeur de {width}.",
  },
  interval: { en: " ({low} to {high})", fr: " ({low} à {high})" },
  intervalInAll: { en: " ({low} to {high} in all)", fr: " ({low} à {high} en tout)" },
  inOne: { en: "{first} people", fr: "{first} personnes" },
  inGroups: { en: "{first} in each of two groups", fr: "{first} dans chacun des deux groupes" },
  unequalGroups: {
    en: "{first} and {second} in two groups",
    fr: "{first} et {second} en deux groupes",
  },
  anySample: {
    en: "Any sensible sample will do: the calculation asks for fewer than ten people.",
    fr: "N’importe quel échantillon raisonnable suffit : le calcul demande moins de dix personnes.",
  },
  beyondInAll: {
    en: "more than {most} people in all",
    fr: "plus de {most} personnes en tout",
  },
  noAnswer: {
    en: "Say what you want to find to see how many people it takes.",
    fr: "Dites ce que vous cherchez : le nombre de personnes s’affichera ici.",
  },
} as const satisfies Record<string, Bilingual>;

/** Returns a power as a whole number from 1 to 99: the heading never states 0 or 100 studies of 100. */
const times = (power: number) => String(Math.min(99, Math.max(1, Math.round(power * 100))));

function needText({ need, at }: PlanResult, locale: Locale): { need: string; interval: string } {
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
          need.groups.length > 1 ? TEXTS.intervalInAll : TEXTS.interval,
          { low: peopleText(need.low, locale), high: peopleText(need.high, locale) },
          locale,
        );
  if (second === undefined) {
    const alone = at ? String(first) : say(TEXTS.inOne, { first }, locale);
    return { need: alone, interval };
  }
  const text = first === second ? TEXTS.inGroups : TEXTS.unequalGroups;
  return { need: say(text, { first, second }, locale), interval };
}

/** Returns the answer as a heading: the result of the plan's number of people, and the number that the goal needs. */
export function planHeading(
  inputs: PlanInputs,
  locale: Locale,
  result = solvePlan(inputs),
): string {
  const { plan } = inputs;
  const { goal = "power", power = DEFAULTS.power } = plan;
  const { at, need } = result;
  const { need: people, interval } = needText(result, locale);
  const width = effectText(plan.width ?? 0, inputs, locale);
  if (!at && !need) return say(TEXTS.noAnswer, {}, locale);
  const first = at ? headingOf(inputs, at, locale) : "";
  if (!need) return first;
  if (need.isAny) return [first, say(TEXTS.anySample, {}, locale)].filter(Boolean).join(" ");
  const values = { times: times(power), need: people, interval, width };
  const isWidth = goal === "width";
  const second = at
    ? isWidth
      ? TEXTS.needsWidth
      : TEXTS.needs
    : isWidth
      ? TEXTS.needsOnlyWidth
      : TEXTS.needsOnly;
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
    return smallestText(inputs, at, { people, times: times(power) }, locale);
  }
  if (at.power === null) return "";
  const text = goal === "equivalence" ? TEXTS.showsIt : TEXTS.findsIt;
  return say(text, { people, times: times(at.power) }, locale);
}

function smallestText(
  inputs: PlanInputs,
  { smallest, smallestDecrease }: NonNullable<PlanResult["at"]>,
  shared: Record<string, string>,
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
    reference: shareText(reference, locale),
  };
  return say(found, values, locale);
}
