import { APPS } from "@/experiments/catalog/registry";
import type { Strategy } from "@/experiments/engine/contract/tested-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { normal } from "@/lib/stats/normal";
import { seededRandom } from "@/lib/stats/random";
import { mean, median } from "@/lib/stats/statistics";
import { type Script, TIMED_SCRIPTS } from "./strategies";

type TimedId = keyof typeof TIMED_SCRIPTS;

/**
 * The intention of a participant in a trial: the time in ms between the stimulus onset and the answer, or null if the
 * participant does not intend to answer.
 */
type Meant = { block: number; index: number; afterMs: number | null };

/** The spread (SD) of the participant's own response times, in ms. */
const SPREAD_MS = 40;

/**
 * Returns the script of an app for a participant whose response times vary. Also returns the participant's intention in
 * each trial. With these intentions, a test knows the true score without reading the page.
 */
export function knownParticipant(
  app: TimedId,
  seed: number,
): { strategy: Strategy; meant: Meant[] } {
  const { strategy }: Script = TIMED_SCRIPTS[app];
  const random = seededRandom(seed);
  const meant: Meant[] = [];
  return {
    meant,
    strategy: {
      ...strategy,
      answer: (seen, place) => {
        const answer = strategy.answer(seen, place);
        if (answer === "away")
          throw new Error("A participant with known behaviour never leaves the page");
        const acts = [answer].flat().flatMap((act) => act ?? []);
        const shift = SPREAD_MS * normal(random);
        const shifted = acts.map((act) => ({ ...act, afterMs: act.afterMs + shift }));
        meant.push({ ...place, afterMs: shifted[0]?.afterMs ?? null });
        return shifted;
      },
    },
  };
}

/** Returns the intended response time for a row; NaN if no answer was intended. */
export function meantTime(
  meant: readonly Meant[],
  rows: readonly TrialRow[],
  row: TrialRow,
): number {
  const index = rows.filter(({ block }) => block === row.block).indexOf(row);
  return (
    meant.find((each) => each.block === row.block && each.index === index)?.afterMs ?? Number.NaN
  );
}

/**
 * Whether the first measure is a difference between two conditions. If so, a delay that is common to all responses
 * cancels out.
 */
export const isDifference = (rows: readonly TrialRow[]) =>
  rows.some(({ condition }) => condition === "incongruent");

/** The first measure of each timed app, computed from the intended response times, in the unit of the measure. */
export function trueValue(
  app: TimedId,
  meant: readonly Meant[],
  rows: readonly TrialRow[],
): number {
  const kept = rows.filter(({ phase, excluded }) => phase === "test" && excluded === null);
  const times = (condition?: string) =>
    kept
      .filter((row) => condition === undefined || row.condition === condition)
      .map((row) => meantTime(meant, rows, row));
  const [value = Number.NaN] = Object.values(TIMED_SCRIPTS[app].expected);
  if (APPS[app].model.facts.measures[0].unit !== "ms") return value;
  return isDifference(rows)
    ? mean(times("incongruent")) - mean(times("congruent"))
    : median(times());
}
