import { estimate, haveSpread, LEVEL } from "@/experiments/study/findings/estimate";
import type {
  CountedSession,
  MeasureRef,
  RetestFinding,
} from "@/experiments/study/findings/findings";
import { firstValues, type Valued } from "@/experiments/study/findings/people/cases";
import type { Asked } from "@/experiments/study/findings/study/asked";
import { retest } from "@/lib/stats/retest";
import { median } from "@/lib/stats/statistics";
import type { ListedMeasure } from "./measure-list";

const LEAST_PEOPLE = 4;
const DAY_MS = 86_400_000;

/** Returns the calendar day of a time on the participant's device, in days; null without a valid time. */
function dayOf(time: string | null): number | null {
  const day = time === null ? Number.NaN : Date.parse(`${time.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day) ? null : day / DAY_MS;
}

/** Returns the days between the sessions of each person: median, minimum and maximum; null if they are not known. */
function daysBetween(pairs: readonly (readonly [Valued, Valued])[]): RetestFinding["days"] {
  const days = pairs.flatMap((pair) => {
    const [first, second] = pair.map(({ counted }) => dayOf(counted.session.startedAt));
    // People may do the conditions in different orders.
    return typeof first === "number" && typeof second === "number"
      ? [Math.abs(second - first)]
      : [];
  });
  const least = days.reduce((low, each) => Math.min(low, each), Number.POSITIVE_INFINITY);
  const most = days.reduce((high, each) => Math.max(high, each), Number.NEGATIVE_INFINITY);
  return days.length === 0 ? null : [median(days), least, most];
}

function retestOf(
  measure: MeasureRef,
  visits: readonly [string, string],
  pairs: readonly (readonly [Valued, Valued])[],
): RetestFinding | null {
  const [first, second] = [0, 1].map((index) =>
    pairs.map((pair) => (pair[index] as Valued).measure.value),
  ) as [number[], number[]];
  const changes = first.map((value, index) => (second[index] ?? Number.NaN) - value);
  if (pairs.length < LEAST_PEOPLE || ![first, second, changes].every(haveSpread)) return null;
  const found = retest(first, second, LEVEL);
  return {
    measure,
    visits,
    n: pairs.length,
    pearson: estimate(found.r, { low: found.rLow, high: found.rHigh }),
    icc21: estimate(found.icc21.value, found.icc21),
    icc31: estimate(found.icc31.value, found.icc31),
    change: estimate(found.change.value, found.change),
    sem: found.sem,
    smallestChange: found.smallestChange,
    days: daysBetween(pairs),
  };
}

/**
 * Returns how well the scores of the same people agree between two sessions: between each visit and the next that has the
 * measure or, in a study whose conditions are sessions, between each condition and the next that has it. Only for the
 * first measures of tasks and for scales.
 * @param sessions in the order of their start
 * @param conditions in the order of the document
 * @param visits in the order of the document
 */
export function retestsOf(
  listed: readonly ListedMeasure[],
  sessions: readonly CountedSession[],
  conditions: readonly (string | null)[],
  { areSessions }: Pick<Asked, "areSessions">,
  visits: readonly string[] = [],
): RetestFinding[] {
  const isByCondition = areSessions && conditions.some((condition) => condition !== null);
  const occasionOf = ({ session }: CountedSession) =>
    isByCondition ? session.condition : session.visit;
  const named = isByCondition ? conditions : [...visits, ...sessions.map(occasionOf)];
  const occasions = [...new Set(named)].filter((each) => each !== null);
  return listed.flatMap(({ ref, isMain }) => {
    if (!isMain) return [];
    const measured = occasions
      .map((occasion) => ({
        occasion,
        values: firstValues(sessions, ref, "score", (each) => occasionOf(each) === occasion),
      }))
      .filter(({ values }) => values.size > 0);
    return measured.slice(1).flatMap((second, index) => {
      const first = measured[index];
      if (!first) return [];
      const pairs = [...first.values].flatMap(([person, value]) => {
        const next = second.values.get(person);
        return next ? [[value, next] as const] : [];
      });
      return retestOf(ref, [first.occasion, second.occasion], pairs) ?? [];
    });
  });
}
