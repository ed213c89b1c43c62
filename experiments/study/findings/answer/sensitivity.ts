import { estimate, haveSpread } from "@/experiments/study/findings/estimate";
import type {
  CountedSession,
  Estimate,
  SensitivityRow,
} from "@/experiments/study/findings/findings";
import { type Case, casesOf, comparedSessions } from "@/experiments/study/findings/people/cases";
import type { Asked } from "@/experiments/study/findings/study/asked";
import { byText } from "@/lib/by-text";
import { trimmedMean, yuenDifference, yuenInterval } from "@/lib/stats/trimmed";
import { columnsOf, compare, differencesOf, levelOf } from "./compare";

/** The least number of values that a trimmed mean with an interval needs: one of them is left out at each end. */
const LEAST_TRIMMED = 5;

/** Returns the planned number from 20 % trimmed means; null for correlations, and for too few people. */
function trimmed(asked: Asked, cases: readonly Case[], level: number): Estimate | null {
  const columns = columnsOf(asked, cases);
  const [first = [], second = []] = columns;
  if (asked.kind === "groups") {
    if (first.length < LEAST_TRIMMED || second.length < LEAST_TRIMMED) return null;
    if (!haveSpread(first) && !haveSpread(second)) return null;
    const found = yuenDifference(first, second, level);
    return estimate(found.difference, found, level);
  }
  if (asked.kind === "correlation") return null;
  const values = asked.kind === "pairs" ? differencesOf(columns) : first;
  if (values.length < LEAST_TRIMMED || !haveSpread(values)) return null;
  return estimate(trimmedMean(values), yuenInterval(values, level), level);
}

/** Divides the cases by the values of a property. The groups are in the order of the values. */
function partsOf<Value extends string | number>(
  cases: readonly Case[],
  partOf: (each: Case) => Value | null,
): { part: string | null; own: Case[] }[] {
  const values = [...new Set(cases.map(partOf))].sort((a, b) =>
    a === null ? 1 : b === null ? -1 : byText(String(a), String(b)),
  );
  return values.map((value) => ({
    part: value === null ? null : String(value),
    own: cases.filter((each) => partOf(each) === value),
  }));
}

/** The subsets by the position of a step in the order: the earliest place at which people did it, and later places. */
const FIRST = "first";
const LATER = "later";

/**
 * Returns the fixed sensitivity analyses of the planned number or, without a plan, of the mean of the first measure. The
 * rows are the same in every study, so that nobody can choose among them, with two exceptions: there are rows of positions
 * unless the position of the measured step is fixed, and a row of people who had been seen before if there are any.
 * @param sessions all sessions in the order of their start
 * @param fixed the ids of the steps that have the same position for everybody
 */
export function sensitivityOf(
  asked: Asked,
  sessions: readonly CountedSession[],
  fixed: readonly string[],
): SensitivityRow[] {
  const [measure] = asked.measures;
  if (asked.kind === null || !measure) return [];
  const level = levelOf(asked);
  const compared = comparedSessions(sessions, asked);
  const cases = casesOf(compared, asked);
  const row = (
    id: SensitivityRow["id"],
    own: readonly Case[],
    part: string | null = null,
  ): SensitivityRow => {
    const compared = compare(asked, own, level);
    return { id, part, n: own.length, estimate: "reason" in compared ? null : compared.estimate };
  };
  const inParts = (
    id: SensitivityRow["id"],
    partOf: (each: Case) => string | number | null,
  ): SensitivityRow[] => partsOf(cases, partOf).map(({ part, own }) => row(id, own, part));
  const earliest = cases.reduce(
    (least, { run: { place } }) => Math.min(least, place ?? least),
    Number.POSITIVE_INFINITY,
  );
  const everybody = sessions.filter(({ aside }) => aside === null || aside === "excluded");
  return [
    row("asPlanned", cases),
    row("nobodyExcluded", casesOf(everybody, asked)),
    row("onTime", casesOf(compared, asked, "scoreOnTime")),
    { id: "trimmed", part: null, n: cases.length, estimate: trimmed(asked, cases, level) },
    ...(fixed.includes(measure.step)
      ? []
      : inParts("place", ({ run: { place } }) =>
          place === null ? null : place === earliest ? FIRST : LATER,
        )),
    ...inParts("locale", ({ run }) => run.locale),
    ...inParts("input", ({ run }) => run.input),
    ...(cases.some(({ counted }) => counted.isSeenBefore)
      ? [
          row(
            "notSeenBefore",
            cases.filter(({ counted }) => !counted.isSeenBefore),
          ),
        ]
      : []),
  ];
}
