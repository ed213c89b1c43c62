import {
  isForEqualGroups,
  moreForDraw,
  varyAlike,
} from "@/experiments/study/document/equal-groups";
import { isBalanced } from "@/experiments/study/document/place";
import type { Bilingual } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { shareText } from "@/lib/i18n/share-text";
import type { Locale } from "@/lib/routes";
import { ignoresConditions, isInstructedOtherwise } from "./plan-in-study";
import { comparedPeople } from "./plan-phrases";
import { effectText, isShare, say, shareInterval } from "./plan-text-parts";
import type { Figure, PlanInputs, PlanResult } from "./plan-types";
import { sdRatioFor, solvePlan } from "./solve-plan";

const TEXTS = {
  implied: {
    en: "The observed correlation corresponds to a true correlation of {implied}. True correlations between different measures are rarely above {usual}: chance has probably made the observed correlation larger.",
    fr: "La corrélation observée correspond à une corrélation vraie de {implied}. Entre deux mesures différentes, une corrélation vraie dépasse rarement {usual} : le hasard a sans doute augmenté la corrélation observée.",
  },
  unevenSizes: {
    en: "One group’s standard deviation is {ratio} times the other’s. Check that this is what you expect.",
    fr: "L’écart type d’un groupe vaut {ratio} fois celui de l’autre. Vérifiez que c’est bien ce que vous attendez.",
  },
  lessThanShorter: {
    en: "In the published data, reliability is lower at this length than at {trials} trials, where it is {value}. More trials do not make a score less reliable, so this difference is due to chance.",
    fr: "Dans les données publiées, la fidélité est plus basse avec ce nombre d’essais qu’avec {trials} essais, où elle vaut {value}. Plus d’essais ne rendent pas un score moins fidèle : cet écart est donc dû au hasard.",
  },
  within: {
    en: "Reliability within a session: {value}{interval}, {origin}.",
    fr: "Fidélité au sein d’une passation : {value}{interval}, {origin}.",
  },
  retest: {
    en: "Test–retest reliability, about {days} days apart: {value}{interval}, {n} participants. Use it for claims about lasting differences.",
    fr: "Fidélité test-retest, à environ {days} jours d’intervalle : {value}{interval}, {n} participants. Utilisez cette valeur pour parler de différences durables.",
  },
  retestAlone: {
    en: "Test–retest reliability: {value}{interval}. Use it for claims about lasting differences.",
    fr: "Fidélité test-retest : {value}{interval}. Utilisez cette valeur pour parler de différences durables.",
  },
  rho: {
    en: "The published reliability within a session ({within}) and test–retest reliability, about {days} days apart ({retest}), correspond to ρ = {rho}: ρ is the second divided by the first.",
    fr: "La fidélité publiée au sein d’une passation ({within}) et la fidélité test-retest publiée, à environ {days} jours d’intervalle ({retest}), correspondent à ρ = {rho} : ρ est le quotient de la seconde par la première.",
  },
  shown: {
    en: "With reliabilities of {own} for this measure and {other} for the other one, a true correlation of {stated} gives an observed correlation of {shown} on average.",
    fr: "Avec des fidélités de {own} pour cette mesure et de {other} pour l’autre, une corrélation vraie de {stated} donne en moyenne une corrélation observée de {shown}.",
  },
  standard: {
    en: "The effect is {shown} times the standard deviation of the score ({sd}).",
    fr: "L’effet vaut {shown} fois l’écart type du score ({sd}).",
  },
  recruit: {
    en: "Recruit {recruited} participants, so that {analysed} remain for analysis.",
    fr: "Recrutez {recruited} participants pour que {analysed} restent à analyser.",
  },
  equalGroups: {
    en: "The calculation assumes groups of equal size, but the page does not balance them. About {more} more participants to analyse make up for the imbalance in 95% of studies, however large the study is.",
    fr: "Le calcul suppose des groupes de même effectif, mais la page ne les équilibre pas. Environ {more} participants analysés de plus compensent le déséquilibre dans 95 % des études, quel que soit l’effectif total.",
  },
  equalGroupsOfSeveral: {
    en: "The calculation assumes groups of equal size, but the page does not balance them. About {more} more participants to analyse make up for the unequal groups in 95% of studies.",
    fr: "Le calcul suppose des groupes de même effectif, mais la page ne les équilibre pas. Environ {more} participants analysés de plus suffisent, dans 95 % des études, à compenser les écarts d’effectif dus au tirage au sort.",
  },
  equalGroupsOfUnequalSd: {
    en: "The calculation assumes groups of equal size, but the page does not balance them. Plan more participants, because the smaller group may be the more variable group.",
    fr: "Le calcul suppose des groupes de même effectif, mais la page ne les équilibre pas. Prévoyez plus de participants, car le plus petit groupe peut être le plus variable.",
  },
  balancedGroups: {
    en: "The calculation assumes groups of equal size, and the data server balances them. Without such a server, the page assigns participants at random: about {more} more participants to analyse then make up for the imbalance in 95% of studies.",
    fr: "Le calcul suppose des groupes de même effectif, et le serveur de données les équilibre. Sans un tel serveur, la page tire les groupes au sort : environ {more} participants analysés de plus compensent alors le déséquilibre dans 95 % des études.",
  },
  balancedGroupsOfUnequalSd: {
    en: "The calculation assumes groups of equal size, and the data server balances them. Without such a server, the page assigns participants at random: then plan more participants, because the smaller group may be the more variable group.",
    fr: "Le calcul suppose des groupes de même effectif, et le serveur de données les équilibre. Sans un tel serveur, la page tire les groupes au sort : prévoyez alors plus de participants, car le plus petit groupe peut être le plus variable.",
  },
  beyondData: {
    en: "There are no published data at this length. The answer rests on the formula alone, without an interval.",
    fr: "Il n’y a pas de données publiées pour ce nombre d’essais. La réponse repose sur la seule formule, sans intervalle.",
  },
  covers: {
    en: "The interval covers the sampling error of the published figures, not the uncertainty of the effect itself.",
    fr: "L’intervalle tient compte des fluctuations d’échantillonnage des valeurs publiées, pas de l’incertitude sur l’effet lui-même.",
  },
  changed: {
    en: "There are no published data for these settings ({names}). Enter your own standard deviation and reliability.",
    fr: "Il n’y a pas de données publiées pour ces réglages ({names}). Indiquez votre propre écart type et votre propre fidélité.",
  },
  otherInstructions: {
    en: "The published figures are from participants who read the task’s own instructions. Yours may change speed, errors and reliability: if you have figures of your own, enter them.",
    fr: "Les valeurs publiées proviennent de participants qui avaient lu la consigne de la tâche. La vôtre peut changer la vitesse, les erreurs et la fidélité : si vous avez vos propres valeurs, saisissez-les.",
  },
  ignoresConditions: {
    en: "The planned test does not compare the conditions.",
    fr: "Le test prévu ne compare pas les conditions.",
  },
  ignoresConditionsWidth: {
    en: "The planned estimate does not compare the conditions.",
    fr: "L’estimation prévue ne compare pas les conditions.",
  },
  noData: {
    en: "There are no published data for this measure. Enter your own standard deviation and reliability.",
    fr: "Il n’y a pas de données publiées pour cette mesure. Indiquez votre propre écart type et votre propre fidélité.",
  },
  effectSource: {
    en: "Published effects are too large on average. State your smallest effect size of interest.",
    fr: "Les effets publiés sont surestimés en moyenne. Indiquez votre plus petit effet d’intérêt.",
  },
} as const satisfies Record<string, Bilingual>;

const ORIGINS = {
  measured: { en: "as measured at this length", fr: "mesurée avec ce nombre d’essais" },
  formula: {
    en: "from the formula, between measured lengths",
    fr: "par la formule, entre deux nombres d’essais étudiés",
  },
  beyond: {
    en: "from the formula, outside the measured lengths",
    fr: "par la formule, hors des nombres d’essais étudiés",
  },
  interpolated: {
    en: "between two measured lengths",
    fr: "entre deux nombres d’essais étudiés",
  },
  alpha: { en: "internal consistency (α)", fr: "cohérence interne (α)" },
  own: { en: "your own figure", fr: "votre propre valeur" },
} as const satisfies Record<Figure["origin"], Bilingual>;

const GAPS = {
  effect: {
    en: "State the smallest effect size of interest.",
    fr: "Indiquez le plus petit effet d’intérêt.",
  },
  width: {
    en: "State the width that the interval may have.",
    fr: "Indiquez la largeur admise de l’intervalle.",
  },
  people: {
    en: "State how many participants you can recruit.",
    fr: "Indiquez combien de participants vous pouvez recruter.",
  },
  sd: { en: "State the standard deviation of the score.", fr: "Indiquez l’écart type du score." },
  reliability: {
    en: "State the reliability of the score within one session.",
    fr: "Indiquez la fidélité du score au sein d’une passation.",
  },
  retest: {
    en: "State the test–retest reliability of the score.",
    fr: "Indiquez la fidélité test-retest du score.",
  },
  otherReliability: {
    en: "State the other measure or its reliability.",
    fr: "Indiquez l’autre mesure ou sa fidélité.",
  },
  otherRetest: {
    en: "State the test–retest reliability of the other measure.",
    fr: "Indiquez la fidélité test-retest de l’autre mesure.",
  },
  rho: {
    en: "State the correlation of the true scores of the two days or conditions (ρ).",
    fr: "Indiquez la corrélation (ρ) des scores vrais entre les deux jours ou conditions.",
  },
} as const satisfies Record<PlanResult["gaps"][number], Bilingual>;

/** The largest plausible true correlation between two measures. */
const USUAL_CORRELATION = 0.7;

/** The largest plausible ratio of the SDs of two groups. */
const USUAL_SD_RATIO = 3;

/** Returns one sentence for each implausible value of a plan. */
function cautions(inputs: PlanInputs, { implied }: PlanResult, locale: Locale): string[] {
  const { plan } = inputs;
  const notes: string[] = [];
  if (implied !== null && Math.abs(implied) > USUAL_CORRELATION)
    notes.push(
      say(
        TEXTS.implied,
        { implied: shareText(implied, locale), usual: shareText(USUAL_CORRELATION, locale) },
        locale,
      ),
    );
  const sdRatio = plan.question === "groups" ? sdRatioFor(inputs) : 1;
  const ratio = Math.max(sdRatio, 1 / sdRatio);
  if (ratio > USUAL_SD_RATIO)
    notes.push(say(TEXTS.unevenSizes, { ratio: formatNumber(ratio, locale, 1) }, locale));
  return notes;
}

/**
 * Returns a smaller number of trials whose published reliability is higher; null if no smaller number of trials has a
 * higher reliability.
 */
function moreReliable({ measure }: PlanInputs, { sameSession, trials }: PlanResult) {
  if (!measure.data || trials === null || sameSession?.origin !== "measured") return null;
  const found = Object.entries(measure.data.lengths)
    .map(([length, { splitHalf }]) => ({ trials: Number(length), value: splitHalf?.value ?? 0 }))
    .filter((each) => each.trials < trials && each.value > sameSession.value);
  return found.at(-1) ?? null;
}

/**
 * Returns the published figures from which the correlation of the true scores of two days follows: the correlation of
 * observed scores divided by their reliability (Spearman 1904, doi:10.2307/1412159). Null without published figures.
 */
function publishedRho({ sameSession, anotherDay }: PlanResult) {
  if (!sameSession || !anotherDay || sameSession.origin === "own" || anotherDay.origin === "own")
    return null;
  const { days } = anotherDay;
  if (days === undefined || sameSession.value <= 0 || anotherDay.value <= 0) return null;
  return { within: sameSession.value, retest: anotherDay.value, days };
}

/** Returns the note of a plan that assumes equal groups. @param people the number of people to analyse */
function equalGroups({ document, plan }: PlanInputs, people: number, locale: Locale): string {
  const n = document.conditions?.length ?? 2;
  const ofDrawn = n > 2 ? TEXTS.equalGroupsOfSeveral : TEXTS.equalGroups;
  const [text, ofUnequalSd] = isBalanced(document)
    ? [TEXTS.balancedGroups, TEXTS.balancedGroupsOfUnequalSd]
    : [ofDrawn, TEXTS.equalGroupsOfUnequalSd];
  return say(varyAlike(plan) ? text : ofUnequalSd, { more: moreForDraw(people, n) }, locale);
}

/** Returns a sentence for each assumption of a plan, and for each missing value. */
export function planNotes(
  inputs: PlanInputs,
  locale: Locale,
  result = solvePlan(inputs),
): string[] {
  const { plan, measure, second } = inputs;
  const { gaps, need, at, sd, sameSession, anotherDay, effect } = result;
  const missing = gaps.map((gap) => say(GAPS[gap], {}, locale));
  if (gaps.includes("effect")) missing.push(say(TEXTS.effectSource, {}, locale));
  const isOwn = plan.sd !== undefined || plan.reliability !== undefined;
  const changed = [...new Set([...measure.changed, ...(second?.changed ?? [])])];
  if (changed.length > 0 && !isOwn)
    missing.push(say(TEXTS.changed, { names: changed.join(", ") }, locale));
  else if (
    (!measure.data || second?.data === null) &&
    !isOwn &&
    plan.question !== "proportion" &&
    plan.question !== "proportions"
  )
    missing.push(say(TEXTS.noData, {}, locale));
  const notes = [...missing, ...cautions(inputs, result, locale)];
  if (ignoresConditions(inputs))
    notes.push(
      say(
        plan.goal === "width" ? TEXTS.ignoresConditionsWidth : TEXTS.ignoresConditions,
        {},
        locale,
      ),
    );
  if (measure.data && !isOwn && isInstructedOtherwise(inputs))
    notes.push(say(TEXTS.otherInstructions, {}, locale));
  if (effect && plan.question === "correlation" && Math.abs(effect.stated - effect.shown) > 0.004)
    notes.push(
      say(
        TEXTS.shown,
        {
          // Measurement error in the original study made the observed correlation smaller than the true correlation.
          // The note therefore states the true correlation that the observed correlation implies.
          stated: shareText(result.implied ?? effect.stated, locale),
          shown: shareText(effect.shown, locale),
          own: shareText(result.reliability?.value ?? 1, locale),
          other: shareText(result.otherReliability?.value ?? 1, locale),
        },
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
  const rho = plan.question === "change" && !second ? publishedRho(result) : null;
  if (rho) {
    const { within, retest, days } = rho;
    const values = {
      within: shareText(within, locale),
      retest: shareText(retest, locale),
      rho: shareText(Math.min(1, retest / within), locale),
    };
    notes.push(say(TEXTS.rho, { ...values, days }, locale));
  }
  const shorter = plan.question === "correlation" ? moreReliable(inputs, result) : null;
  if (shorter)
    notes.push(
      say(
        TEXTS.lessThanShorter,
        { trials: formatNumber(shorter.trials, locale), value: shareText(shorter.value, locale) },
        locale,
      ),
    );
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
  const compared = comparedPeople(inputs, people?.people ?? null, locale);
  if (compared) notes.push(compared);
  if (people && isForEqualGroups(plan)) notes.push(equalGroups(inputs, people.people, locale));
  if (need && need.low !== null) notes.push(say(TEXTS.covers, {}, locale));
  return notes;
}
