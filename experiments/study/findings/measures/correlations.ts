import { estimate, haveSpread, LEVEL } from "@/experiments/study/findings/estimate";
import type {
  CorrelationFinding,
  CountedSession,
  MeasureFinding,
  MeasureRef,
} from "@/experiments/study/findings/findings";
import { firstValues, type Valued } from "@/experiments/study/findings/people/cases";
import type { ModelOf } from "@/experiments/study/findings/reliability/reliability-models";
import { measureIn } from "@/experiments/study/findings/run-scores";
import type { Asked } from "@/experiments/study/findings/study/asked";
import { runIn } from "@/experiments/study/reading/packed-sessions";
import { fisherInterval, pearson, spearman } from "@/lib/stats/correlations";
import { correctedOf } from "./corrected-correlation";
import type { ListedMeasure } from "./measure-list";

/** The largest number of pairs of measures that are correlated. */
const MOST_PAIRS = 10;

/** The largest number of people in a figure. More dots only cover each other. */
const MOST_POINTS = 1000;

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
    const run = runIn(counted.session, second.step);
    return measure && run ? [{ first: one, second: { counted, run, measure } }] : [];
  });
}

/** The name of a pair of measures in results, from which the seed of its resamples is derived. */
export const pairName = (first: MeasureRef, second: MeasureRef): string =>
  `${first.name}.${second.name}`;

/** Returns all pairs of main measures in the order of the measures, after the planned pair. */
function pairsOf(listed: readonly ListedMeasure[], asked: Asked): [MeasureRef, MeasureRef][] {
  const main = listed.filter(({ isMain }) => isMain).map(({ ref }) => ref);
  const pairs = main.flatMap((first, index) =>
    main.slice(index + 1).map((second): [MeasureRef, MeasureRef] => [first, second]),
  );
  const [one, other] = asked.kind === "correlation" ? asked.measures : [];
  if (!one || !other) return pairs;
  const isPlanned = (pair: readonly MeasureRef[]) =>
    pair.every(({ name }) => name === one.name || name === other.name);
  return [[one, other], ...pairs.filter((pair) => !isPlanned(pair))];
}

/**
 * Returns the correlations of the first measures of tasks and of scales, in the order of the measures, for at most ten
 * pairs. The planned pair is the first. Pairs of measures that fewer than four people have together are left out.
 * @param findings the findings of the measures, which decide whether a correlation is corrected
 */
export function correlationsOf(
  listed: readonly ListedMeasure[],
  sessions: readonly CountedSession[],
  findings: readonly MeasureFinding[],
  asked: Asked,
  modelOf: ModelOf,
): CorrelationFinding[] {
  const found: CorrelationFinding[] = [];
  for (const [first, second] of pairsOf(listed, asked)) {
    if (found.length === MOST_PAIRS) break;
    found.push(...correlationOf(first, second, sessions, findings, modelOf));
  }
  return found;
}

/** Returns the points of the figure: of all people, or of people at equal distances in the list. */
function drawnPoints(x: readonly number[], y: readonly number[]): CorrelationFinding["points"] {
  const every = Math.max(1, Math.ceil(x.length / MOST_POINTS));
  return x.flatMap((value, place) =>
    place % every === 0 ? [[value, y[place] ?? Number.NaN] as const] : [],
  );
}

/**
 * Returns the correlation of two measures in a list, which is empty if too few people have both measures, or if one
 * measure does not vary.
 */
function correlationOf(
  first: MeasureRef,
  second: MeasureRef,
  sessions: readonly CountedSession[],
  findings: readonly MeasureFinding[],
  modelOf: ModelOf,
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
      corrected: correctedOf(pairs, pairName(first, second), own, modelOf),
      points: drawnPoints(x, y),
    },
  ];
}
