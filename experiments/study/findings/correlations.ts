import { fisherInterval, pearson, spearman } from "@/lib/stats/correlations";
import { firstValues, type Valued } from "./cases";
import { correctedOf } from "./corrected-correlation";
import { estimate, haveSpread, LEVEL } from "./estimate";
import type { CorrelationFinding, CountedSession, MeasureFinding, MeasureRef } from "./findings";
import type { ListedMeasure } from "./measure-list";
import { measureIn, runOf } from "./run-scores";

/** The largest number of pairs of measures that are correlated. */
export const MOST_PAIRS = 10;

const LEAST_PEOPLE = 4;

/** The people who have both measures in one session, in the order of their sessions. */
function together(
  sessions: readonly CountedSession[],
  first: MeasureRef,
  second: MeasureRef,
): { first: Valued; second: Valued }[] {
  const found = firstValues(
    sessions,
    first,
    "score",
    ({ session }) => measureIn(session, second) !== null,
  );
  return [...found.values()].flatMap((one) => {
    const { counted } = one;
    const measure = measureIn(counted.session, second);
    const run = runOf(counted.session, second.step);
    return measure && run ? [{ first: one, second: { counted, run, measure } }] : [];
  });
}

/** The name of a pair of measures in results, from which the seed of its resamples is derived. */
export const pairName = (first: MeasureRef, second: MeasureRef): string =>
  `${first.name}.${second.name}`;

/**
 * Returns the correlations of the first measures of tasks and of the scales of surveys, in the order of the measures, for
 * at most ten pairs. Pairs of measures that nobody has together are left out.
 * @param findings the findings of the measures, which decide whether a correlation is corrected
 */
export function correlationsOf(
  listed: readonly ListedMeasure[],
  sessions: readonly CountedSession[],
  findings: readonly MeasureFinding[],
): CorrelationFinding[] {
  const main = listed.filter(({ isMain }) => isMain).map(({ ref }) => ref);
  const found: CorrelationFinding[] = [];
  for (const [index, first] of main.entries())
    for (const second of main.slice(index + 1)) {
      if (found.length === MOST_PAIRS) return found;
      found.push(...correlationOf(first, second, sessions, findings));
    }
  return found;
}

/** Returns the correlation of two measures in a list, which is empty if too few people have both or one does not vary. */
function correlationOf(
  first: MeasureRef,
  second: MeasureRef,
  sessions: readonly CountedSession[],
  findings: readonly MeasureFinding[],
): CorrelationFinding[] {
  const pairs = together(sessions, first, second);
  const x = pairs.map((pair) => pair.first.measure.value);
  const y = pairs.map((pair) => pair.second.measure.value);
  if (pairs.length < LEAST_PEOPLE || !haveSpread(x) || !haveSpread(y)) return [];
  const r = pearson(x, y);
  const own = [first, second].map((ref) =>
    findings.find(({ measure }) => measure.name === ref.name),
  );
  return [
    {
      first,
      second,
      n: pairs.length,
      pearson: estimate(r, fisherInterval(r, pairs.length, LEVEL)),
      spearman: spearman(x, y),
      corrected: correctedOf(pairs, pairName(first, second), own),
      points: x.map((value, place) => [value, y[place] ?? Number.NaN] as const),
    },
  ];
}
