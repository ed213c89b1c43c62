import { costOf } from "@/experiments/study/plan/cost";
import { timesIn100 } from "@/experiments/study/plan/times-in-100";
import { formatNumber } from "@/lib/i18n/format";
import { formatMoney } from "@/lib/i18n/money";
import { shareText } from "@/lib/i18n/share-text";
import type { Locale } from "@/lib/routes";
import { correlation, repeatedCorrelations, type Test } from "@/lib/stats/power";

/**
 * The values of a planned correlational study that determine how its power and its price depend on the number of
 * participants.
 */
export type PlannedStudy = {
  /** The true correlation that the plan assumes. */
  effect: number;
  /** The factor by which measurement error attenuates the true correlation. */
  shown: number;
  test: Test;
  /** The duration of a session in whole minutes. */
  minutes: number;
  payPerHour: number;
  currency: string;
};

/** The number of drawn studies. */
const STUDIES = 100;

/** Returns the statistical power of a planned study. */
export const powerAt = (people: number, { effect, shown, test }: PlannedStudy): number =>
  correlation(shown).power(effect, people, test);

/**
 * Returns one hundred equally likely studies in the order of their estimates. The studies at the end of the list detect
 * the effect, and the power determines their number. The interval of the first study that detects the effect, or of the
 * last study that does not, may therefore end on the wrong side of zero, by up to .002.
 * @param people number of participants; may be a fraction while the figure is animated
 */
export function studiesAt(people: number, study: PlannedStudy) {
  const missed = STUDIES - timesIn100(powerAt(people, study));
  return repeatedCorrelations(study.effect * study.shown, people, study.test, STUDIES).map(
    (each, index) => ({ ...each, isDetected: index >= missed }),
  );
}

/** The names of the values that depend on the number of participants. */
export const MOVING = ["people", "times", "power", "total"] as const;

/** Returns the values that depend on the number of participants, in the number notation of the language. */
export function movingValues(
  people: number,
  study: PlannedStudy,
  locale: Locale,
): Record<(typeof MOVING)[number], string> {
  const { minutes, payPerHour, currency } = study;
  const power = powerAt(people, study);
  const cost = costOf({ people, loss: 0, payPerHour, fee: 0, currency }, minutes);
  return {
    people: formatNumber(people, locale),
    times: String(timesIn100(power)),
    power: shareText(power, locale),
    total: formatMoney(cost?.pay ?? 0, currency, locale),
  };
}
