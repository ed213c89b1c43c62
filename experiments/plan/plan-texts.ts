import type { Bilingual } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { textIn } from "../protocol/author-text";
import { hashOf } from "../protocol/canonical";
import { protocolId, SHOWN_DIGITS } from "../protocol/protocol-id";
import type { Plan } from "../protocol/schema";
import type { Figure, PlanInputs, PlannedMeasure, PlanResult } from "./plan-types";
import { DEFAULTS, effectOf, solvePlan } from "./solve-plan";

// Papers in both languages are made in the browser, whichever language the page has: so both are here.

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
    en: "With {people} people the interval is {width} wide.",
    fr: "Avec {people} personnes, l’intervalle a une largeur de {width}.",
  },
  findsSmallest: {
    en: "{people} people can find an effect of {effect} in {times} of 100 studies.",
    fr: "Avec {people} personnes, vous détecteriez un effet de {effect} {times} fois sur 100.",
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
  beyond: { en: "more than {most}", fr: "plus de {most}" },
  noAnswer: {
    en: "Say what you want to find to see how many people it takes.",
    fr: "Dites ce que vous cherchez : le nombre de personnes s’affichera ici.",
  },
  within: {
    en: "Reliability within a session: {value}{interval}, {origin}.",
    fr: "Fidélité dans la séance : {value}{interval}, {origin}.",
  },
  retest: {
    en: "Test–retest correlation over {days} days: {value}{interval}, {n} people. Use this one for claims about lasting differences.",
    fr: "D’un jour à l’autre, à {days} jours d’intervalle : {value}{interval}, {n} personnes. Prenez celle-ci pour parler de différences durables.",
  },
  retestAlone: {
    en: "Test–retest correlation: {value}{interval}. Use this one for claims about lasting differences.",
    fr: "D’un jour à l’autre : {value}{interval}. Prenez celle-ci pour parler de différences durables.",
  },
  shown: {
    en: "With these reliabilities, a correlation of {stated} shows as {shown} on average.",
    fr: "Avec ces fidélités, une corrélation de {stated} donne en moyenne une corrélation observée de {shown}.",
  },
  standard: {
    en: "The effect is {shown} standard deviations of the score ({sd}).",
    fr: "L’effet vaut {shown} fois l’écart type du score ({sd}).",
  },
  recruit: {
    en: "Recruit {recruited} people, so that {analysed} are left for analysis.",
    fr: "Recrutez {recruited} personnes pour qu’il en reste {analysed}.",
  },
  beyondData: {
    en: "We have no published data at this length: beyond the data, the answer rests on the formula alone.",
    fr: "Nous n’avons pas de données publiées pour ce nombre d’essais : au-delà des données, la réponse repose sur la seule formule.",
  },
  covers: {
    en: "The interval covers the sampling error of the published figures, not the uncertainty of the effect itself.",
    fr: "L’intervalle tient compte des fluctuations d’échantillonnage des valeurs publiées, pas de l’incertitude sur l’effet lui-même.",
  },
  changed: {
    en: "There are no published data for these settings ({names}). Enter your own standard deviation and reliability.",
    fr: "Il n’y a pas de données publiées pour ces réglages ({names}). Indiquez votre propre écart type et votre propre fidélité.",
  },
  noData: {
    en: "We have no published figures for this measure. Enter your own standard deviation and reliability.",
    fr: "Nous n’avons pas de données publiées pour cette mesure. Indiquez votre propre écart type et votre propre fidélité.",
  },
  effectSource: {
    en: "Published effects are too large on average. State the smallest effect that would matter to you.",
    fr: "Les effets publiés sont surestimés en moyenne. Indiquez le plus petit effet qui vous intéresse.",
  },
} as const satisfies Record<string, Bilingual>;

const ORIGINS = {
  measured: { en: "as measured at this length", fr: "mesurée avec ce nombre d’essais" },
  formula: {
    en: "from the formula, between measured lengths",
    fr: "par la formule, entre les nombres d’essais mesurés",
  },
  interpolated: { en: "between two measured lengths", fr: "entre deux nombres d’essais mesurés" },
  alpha: { en: "internal consistency (α)", fr: "cohérence interne (α)" },
  own: { en: "your own figure", fr: "votre propre valeur" },
} as const satisfies Record<Figure["origin"], Bilingual>;

const GAPS = {
  effect: {
    en: "State the smallest effect that would matter.",
    fr: "Indiquez le plus petit effet d’intérêt.",
  },
  width: {
    en: "State how wide the interval may be.",
    fr: "Indiquez la largeur admise de l’intervalle.",
  },
  people: {
    en: "State how many people you can have.",
    fr: "Indiquez combien de personnes vous pouvez avoir.",
  },
  sd: { en: "State the standard deviation of the score.", fr: "Indiquez l’écart type du score." },
  reliability: {
    en: "State the reliability of the score within one session.",
    fr: "Indiquez la fidélité du score dans la séance.",
  },
  retest: {
    en: "State the retest correlation of the score.",
    fr: "Indiquez la corrélation test-retest du score.",
  },
  otherReliability: {
    en: "State the other measure or its reliability.",
    fr: "Indiquez l’autre mesure ou sa fidélité.",
  },
  otherRetest: {
    en: "State the retest correlation of the other measure.",
    fr: "Indiquez la corrélation test-retest de l’autre mesure.",
  },
  rho: {
    en: "State the correlation of the true scores of the two days or conditions (ρ).",
    fr: "Indiquez la corrélation (ρ) des scores vrais entre les deux jours ou conditions.",
  },
} as const satisfies Record<PlanResult["gaps"][number], Bilingual>;

const EFFECTS = {
  effect: {
    en: "a mean of {effect} in {measure}",
    fr: "une moyenne de {effect} pour la mesure « {measure} »",
  },
  mean: {
    en: "a mean of {measure} {effect} away from {reference}",
    fr: "une moyenne de la mesure « {measure} » à {effect} de {reference}",
  },
  groups: {
    en: "a difference of {effect} between two groups in {measure}",
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
  proportions: {
    en: "proportions of {reference} and {second}",
    fr: "des proportions de {reference} et {second}",
  },
  proportion: {
    en: "a proportion of {second} instead of {reference}",
    fr: "une proportion de {second} au lieu de {reference}",
  },
} as const satisfies Record<string, Bilingual>;

const SENTENCE = {
  stop: {
    en: "We stop at {recruited} finished runs, expecting {analysed} for analysis; we do not test before then.",
    fr: "Nous nous arrêtons à {recruited} passations terminées, en prévoyant d’en analyser {analysed} ; nous ne testons pas avant.",
  },
  power: {
    en: "This gives a power of {power} ({sides}-sided, α = {alpha}) for {effect}, the smallest effect that matters because {why}",
    fr: "Cela donne une puissance de {power} (test {sides}, α = {alpha}) pour {effect}, le plus petit effet d’intérêt, car {why}",
  },
  equivalence: {
    en: "This gives a power of {power} (two one-sided tests, α = {alpha}) to show that the effect is smaller than {effect}, the smallest effect that matters because {why}",
    fr: "Cela donne une puissance de {power} (deux tests unilatéraux, α = {alpha}) pour montrer que l’effet est inférieur à {effect}, le plus petit effet d’intérêt, car {why}",
  },
  width: {
    en: "This gives an interval ({level}%) with a width of {width} for {measure}",
    fr: "Cela donne un intervalle à {level} % d’une largeur de {width} pour la mesure « {measure} »",
  },
  smallestEffect: {
    en: "The smallest effect that this finds with a power of {power} ({sides}-sided, α = {alpha}) is {effect}",
    fr: "Le plus petit effet que cela permet de détecter avec une puissance de {power} (test {sides}, α = {alpha}) est {effect}",
  },
  reliability: {
    en: ", with reliability {value}{interval} at {trials} trials per condition",
    fr: ", avec une fidélité de {value}{interval} pour {trials} essais par condition",
  },
  reliabilityOnly: {
    en: ", with reliability {value}{interval}",
    fr: ", avec une fidélité de {value}{interval}",
  },
  sd: {
    en: ", with a standard deviation of {sd} at {trials} trials per condition",
    fr: ", avec un écart type de {sd} pour {trials} essais par condition",
  },
  sdOnly: { en: ", with a standard deviation of {sd}", fr: ", avec un écart type de {sd}" },
  other: { en: " and {value} of {other}", fr: " et de {value} pour « {other} »" },
  sources: { en: " ({sources})", fr: " ({sources})" },
  end: {
    en: ". Runs are excluded only by the rules of protocol {protocol} and plan {plan}.",
    fr: ". Une passation n’est exclue que selon le protocole {protocol} et le plan {plan}.",
  },
} as const satisfies Record<string, Bilingual>;

const SIDES = {
  two: { en: "two", fr: "bilatéral" },
  one: { en: "one", fr: "unilatéral" },
} as const;

/** What nobody has said yet. */
const UNSAID = "…";

const MOST_SHOWN = 100_000;

const say = (text: Bilingual, values: Record<string, string | number>, locale: Locale) =>
  typeset(interpolate(text[locale], values), locale);

/** Returns a number between −1 and 1 as the language writes it: English without the zero, as the field does. */
export function shareText(value: number, locale: Locale, digits = 2): string {
  const text = formatNumber(value, locale, digits);
  return locale === "en" ? text.replace(/^(−?)0\./, "$1.") : text;
}

/** Returns a number of people; beyond what is solved, that it is more. */
export const peopleText = (people: number, locale: Locale): string =>
  Number.isFinite(people) && people < MOST_SHOWN
    ? formatNumber(people, locale)
    : say(TEXTS.beyond, { most: formatNumber(MOST_SHOWN, locale) }, locale);

const shareInterval = ({ low, high }: Pick<Figure, "low" | "high">, locale: Locale) =>
  low === null || high === null
    ? ""
    : ` [${shareText(low, locale)}${locale === "fr" ? " ; " : ", "}${shareText(high, locale)}]`;

/** Of a hundred. Power is never said to be 0 or 100. */
const times = (power: number) => String(Math.min(99, Math.max(1, Math.round(power * 100))));

const isShare = ({ question }: Plan) =>
  question === "correlation" || question === "proportion" || question === "proportions";

/** Returns an effect or a width in its unit. */
export function effectText(
  value: number,
  { plan, measure }: Pick<PlanInputs, "plan" | "measure">,
  locale: Locale,
): string {
  if (isShare(plan)) return shareText(value, locale);
  const digits = Number.isInteger(value) ? 0 : Math.max(1, measure.decimals);
  const number = formatNumber(value, locale, digits);
  return typeset(measure.unit ? `${number} ${measure.unit}` : number, locale);
}

const nameOf = (measure: PlannedMeasure | null, locale: Locale) =>
  measure ? typeset(measure.name?.[locale] ?? measure.id.replaceAll("_", " "), locale) : null;

/** Returns the name of the other measure of a correlation. */
const otherName = ({ plan, other }: PlanInputs, locale: Locale): string =>
  nameOf(other, locale) ?? textIn(plan.other?.name, locale) ?? UNSAID;

function needText({ need, at }: PlanResult, locale: Locale): { need: string; interval: string } {
  if (!need) return { need: "", interval: "" };
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

/** Returns the answer as a heading: what the people of the plan give, and how many the goal needs. */
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
  if (goal === "width")
    return at.width === null
      ? ""
      : say(TEXTS.hasWidth, { people, width: effectText(at.width, inputs, locale) }, locale);
  if (goal === "smallestEffect") {
    const values = { people, times: times(power) };
    if (at.smallest === null) return say(TEXTS.findsNothing, values, locale);
    const effect = effectText(at.smallest, inputs, locale);
    return say(TEXTS.findsSmallest, { ...values, effect }, locale);
  }
  if (at.power === null) return "";
  const text = goal === "equivalence" ? TEXTS.showsIt : TEXTS.findsIt;
  return say(text, { people, times: times(at.power) }, locale);
}

/** Returns what a plan rests on and what is missing, a sentence each. */
export function planNotes(
  inputs: PlanInputs,
  locale: Locale,
  result = solvePlan(inputs),
): string[] {
  const { plan, measure } = inputs;
  const { gaps, need, at, sd, sameSession, anotherDay, effect } = result;
  const missing = gaps.map((gap) => say(GAPS[gap], {}, locale));
  if (gaps.includes("effect")) missing.push(say(TEXTS.effectSource, {}, locale));
  const isOwn = plan.sd !== undefined || plan.reliability !== undefined;
  if (measure.changed.length > 0 && !isOwn)
    missing.push(say(TEXTS.changed, { names: measure.changed.join(", ") }, locale));
  else if (
    !measure.data &&
    !isOwn &&
    plan.question !== "proportion" &&
    plan.question !== "proportions"
  )
    missing.push(say(TEXTS.noData, {}, locale));
  const notes = [...missing];
  if (effect && plan.question === "correlation" && Math.abs(effect.stated - effect.shown) > 0.004)
    notes.push(
      say(
        TEXTS.shown,
        { stated: shareText(effect.stated, locale), shown: shareText(effect.shown, locale) },
        locale,
      ),
    );
  if (effect && sd && !isShare(plan))
    notes.push(
      say(
        TEXTS.standard,
        {
          shown: formatNumber(Math.abs(effect.shown), locale, 2),
          sd: effectText(sd.value, inputs, locale),
        },
        locale,
      ),
    );
  if (plan.question === "correlation" || plan.question === "change") {
    if (sameSession)
      notes.push(
        say(
          TEXTS.within,
          {
            value: shareText(sameSession.value, locale),
            interval: shareInterval(sameSession, locale),
            origin: ORIGINS[sameSession.origin][locale],
          },
          locale,
        ),
      );
    if (anotherDay) {
      const values = {
        value: shareText(anotherDay.value, locale),
        interval: shareInterval(anotherDay, locale),
      };
      const { n, days } = anotherDay;
      notes.push(
        n !== undefined && days !== undefined
          ? say(TEXTS.retest, { ...values, n: formatNumber(n, locale), days }, locale)
          : say(TEXTS.retestAlone, values, locale),
      );
    }
  }
  if (result.isBeyondData) notes.push(say(TEXTS.beyondData, {}, locale));
  const people =
    at ??
    (need && Number.isFinite(need.total)
      ? { people: need.total, recruited: need.recruited }
      : null);
  if (people && people.recruited !== people.people)
    notes.push(
      say(
        TEXTS.recruit,
        {
          recruited: formatNumber(people.recruited, locale),
          analysed: formatNumber(people.people, locale),
        },
        locale,
      ),
    );
  if (need && need.low !== null) notes.push(say(TEXTS.covers, {}, locale));
  return notes;
}

/** Returns the effect of a plan in words, such as “a true correlation of .30 between …”. */
function effectPhrase(inputs: PlanInputs, value: number | null, locale: Locale): string {
  const { plan, measure } = inputs;
  const { question, observed, reference, rho } = plan;
  const text = EFFECTS[question === "correlation" && observed ? "observed" : question];
  const known = value ?? 0;
  const base = reference ?? (question === "mean" ? 0 : 0.5);
  return say(
    text,
    {
      effect: value === null ? UNSAID : effectText(value, inputs, locale),
      measure: nameOf(measure, locale) ?? "",
      other: otherName(inputs, locale),
      reference: effectText(base, inputs, locale),
      second: value === null ? UNSAID : shareText(base + known, locale),
      rho: rho === undefined ? UNSAID : shareText(rho, locale),
    },
    locale,
  );
}

/**
 * Returns the sentences of a plan for a preregistration: when to stop, what that gives, for which effect and why, what
 * it rests on with sources, and by what runs are left out.
 */
export function planSentence(
  inputs: PlanInputs,
  locale: Locale,
  result = solvePlan(inputs),
): string {
  const { plan, document } = inputs;
  const { at, need } = result;
  const analysed = at?.people ?? (need && Number.isFinite(need.total) ? need.total : null);
  const recruited = at?.recruited ?? (need && Number.isFinite(need.total) ? need.recruited : null);
  const number = (value: number | null) => (value === null ? UNSAID : formatNumber(value, locale));
  return [
    say(SENTENCE.stop, { recruited: number(recruited), analysed: number(analysed) }, locale),
    " ",
    gives(inputs, result, locale),
    restsOn(inputs, result, locale),
    say(
      SENTENCE.end,
      {
        protocol: protocolId(document).slice(0, SHOWN_DIGITS),
        plan: hashOf(plan).slice(0, SHOWN_DIGITS),
      },
      locale,
    ),
  ]
    .join("")
    .replaceAll(`${UNSAID}.`, UNSAID);
}

function gives(inputs: PlanInputs, { at, power, alpha }: PlanResult, locale: Locale): string {
  const { plan, measure } = inputs;
  const { goal = "power", sides = "two", whyEffect } = plan;
  const shared = {
    alpha: shareText(
      alpha,
      locale,
      Math.max(
        2,
        Math.ceil(-Math.log10(alpha)) + (alpha * 100 === Math.round(alpha * 100) ? 0 : 2),
      ),
    ),
    sides: SIDES[sides][locale],
    power: shareText(at?.power ?? power, locale),
    why: withoutEnd(textIn(whyEffect, locale) ?? UNSAID),
  };
  if (goal === "width")
    return say(
      SENTENCE.width,
      {
        level: formatNumber(
          (1 - alpha) * 100,
          locale,
          Number.isInteger((1 - alpha) * 1000) ? 1 : 0,
        ).replace(/[.,]0$/, ""),
        width:
          at?.width == null
            ? effectText(plan.width ?? 0, inputs, locale)
            : effectText(at.width, inputs, locale),
        measure: nameOf(measure, locale) ?? "",
      },
      locale,
    );
  const effect = goal === "smallestEffect" ? (at?.smallest ?? null) : effectOf(plan);
  return say(SENTENCE[goal], { ...shared, effect: effectPhrase(inputs, effect, locale) }, locale);
}

/** Returns a text without the full stops and blanks at its end; a pattern for them would take the square of its length. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[.\s]/.test(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
}

/** Returns the figures that the number of people rests on, with their sources. */
function restsOn(
  inputs: PlanInputs,
  { reliability, otherReliability, sd, trials }: PlanResult,
  locale: Locale,
): string {
  const { plan, measure, other } = inputs;
  const { question } = plan;
  if (question === "proportion" || question === "proportions") return "";
  const isByReliability = question === "correlation";
  if (isByReliability && plan.observed && !plan.observedWith) return "";
  const parts: string[] = [];
  if (isByReliability && reliability)
    parts.push(
      say(
        trials === null ? SENTENCE.reliabilityOnly : SENTENCE.reliability,
        {
          value: shareText(reliability.value, locale),
          interval: shareInterval(reliability, locale),
          trials: trials ?? 0,
        },
        locale,
      ),
    );
  if (!isByReliability && sd)
    parts.push(
      say(
        trials === null ? SENTENCE.sdOnly : SENTENCE.sd,
        { sd: effectText(sd.value, inputs, locale), trials: trials ?? 0 },
        locale,
      ),
    );
  if (isByReliability && otherReliability)
    parts.push(
      say(
        SENTENCE.other,
        {
          value: shareText(otherReliability.value, locale),
          other: otherName(inputs, locale),
        },
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
  ].filter((source): source is string => Boolean(source));
  const named = [...new Set(sources)].join(" ; ").replaceAll(" ; ", locale === "fr" ? " ; " : "; ");
  if (named) parts.push(say(SENTENCE.sources, { sources: named }, locale));
  return parts.join("");
}
