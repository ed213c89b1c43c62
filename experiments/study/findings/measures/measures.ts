import { estimate, haveSpread, LEVEL, sdOf } from "@/experiments/study/findings/estimate";
import type {
  CountedSession,
  Estimate,
  MeasureFinding,
  MeasureRef,
} from "@/experiments/study/findings/findings";
import { firstValues, type Valued } from "@/experiments/study/findings/people/cases";
import type { ModelOf } from "@/experiments/study/findings/reliability/reliability-models";
import { reliabilityOf } from "@/experiments/study/findings/reliability/reliability-of";
import { isDifferenceMeasure } from "@/experiments/study/findings/study/planner-figures";
import { dzInterval, hedgesCorrection, hedgesG } from "@/lib/stats/effect-sizes";
import { meanIntervalAt, sdInterval, welch, wilsonAt } from "@/lib/stats/group-intervals";
import { mean, median } from "@/lib/stats/statistics";
import type { ListedMeasure } from "./measure-list";

const valuesOf = (people: readonly Valued[]): number[] =>
  people.map(({ measure: { value } }) => value);

const meanOf = (values: readonly number[]): Estimate =>
  estimate(mean(values), haveSpread(values) ? meanIntervalAt(values, LEVEL) : null);

/**
 * Returns the difference of two means, second minus first; null if a group has fewer than two people or if the values
 * do not vary within any group.
 */
function difference(first: readonly number[], second: readonly number[]) {
  if (first.length < 2 || second.length < 2) return null;
  if (!haveSpread(first) && !haveSpread(second)) return null;
  const found = welch(first, second, LEVEL);
  return { welch: estimate(found.difference, found), df: found.df };
}

/** Returns the mean of each condition, and the values of each condition. */
function byCondition(
  sessions: readonly CountedSession[],
  ref: MeasureRef,
  conditions: readonly (string | null)[],
) {
  return conditions.flatMap((condition) => {
    if (condition === null) return [];
    const own = firstValues(
      sessions,
      ref,
      "score",
      ({ session }) => session.condition === condition,
    );
    const values = valuesOf([...own.values()]);
    return values.length === 0 ? [] : [{ condition, values }];
  });
}

/** Returns the number of people at the earliest place of a step and at later places, and the difference of their means. */
function byPlace(people: readonly Valued[]): MeasureFinding["byPlace"] {
  const places = people.flatMap(({ run: { place } }) => place ?? []);
  const earliest = places.reduce(
    (least, place) => Math.min(least, place),
    Number.POSITIVE_INFINITY,
  );
  const first = valuesOf(people.filter(({ run }) => run.place === earliest));
  const later = valuesOf(people.filter(({ run }) => run.place !== null && run.place > earliest));
  const found = difference(first, later);
  return found && { first: first.length, later: later.length, ...found };
}

/**
 * Returns the numbers of a measure over the people analysed; null if nobody has the measure. A person with several
 * sessions counts once, with the first session that has the measure.
 * @param study.pair the two conditions whose difference is reported; null without two groups
 * @param study.fixed the ids of the steps that have the same position for everybody
 */
export function measureFinding(
  { ref, isPlanned }: ListedMeasure,
  sessions: readonly CountedSession[],
  {
    conditions,
    pair,
    fixed,
  }: {
    conditions: readonly (string | null)[];
    pair: readonly [string, string] | null;
    fixed: readonly string[];
  },
  modelOf: ModelOf,
): MeasureFinding | null {
  const people = [...firstValues(sessions, ref).values()];
  const values = valuesOf(people);
  const n = values.length;
  if (n === 0) return null;
  const hasSpread = haveSpread(values);
  const sd = sdOf(values);
  const isDifference = isDifferenceMeasure(ref);
  const dz = mean(values) / sd;
  const groups = byCondition(sessions, ref, conditions);
  const [first, second] = (pair ?? []).map(
    (condition) => groups.find((group) => group.condition === condition)?.values ?? [],
  );
  const compared = first && second ? difference(first, second) : null;
  const g = compared && first && second ? hedgesG(first, second, LEVEL) : null;
  return {
    measure: ref,
    isPlanned,
    n,
    mean: meanOf(values),
    sd: estimate(sd, hasSpread ? sdInterval(values, LEVEL) : null),
    median: median(values),
    dz: isDifference && hasSpread ? estimate(dz, dzInterval(mean(values), sd, n, LEVEL)) : null,
    hedges: isDifference && hasSpread ? dz * hedgesCorrection(n - 1) : null,
    above0: isDifference ? shareAbove0(values) : null,
    trials: median(people.map(({ measure }) => measure.n)),
    reliability: hasSpread ? reliabilityOf(ref.name, people, modelOf) : null,
    byCondition: groups.map((group) => ({
      condition: group.condition,
      n: group.values.length,
      mean: meanOf(group.values),
      sd: sdOf(group.values),
    })),
    difference:
      compared && g && pair
        ? { first: pair[0], second: pair[1], ...compared, g: estimate(g.g, g) }
        : null,
    byPlace: fixed.includes(ref.step) ? null : byPlace(people),
    values,
    conditions: people.map(({ counted }) => counted.session.condition),
  };
}

function shareAbove0(values: readonly number[]): Estimate {
  const above = values.filter((value) => value > 0).length;
  return estimate(above / values.length, wilsonAt(above, values.length, LEVEL));
}

/** Returns measures of which those of the same people have one list of conditions, which needs memory only once. */
export function withSharedConditions(measures: readonly MeasureFinding[]): MeasureFinding[] {
  const lists: (readonly (string | null)[])[] = [];
  return measures.map((finding) => {
    const { conditions } = finding;
    const known = lists.find(
      (list) =>
        list.length === conditions.length &&
        list.every((condition, index) => condition === conditions[index]),
    );
    if (known) return { ...finding, conditions: known };
    lists.push(conditions);
    return finding;
  });
}
