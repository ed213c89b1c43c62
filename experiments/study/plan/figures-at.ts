import type { Plan } from "@/experiments/study/document/schema";
import type { Figure } from "./plan-types";
import type { Estimate, LengthFigures, MeasureData, Sample } from "./planner-data";

/** The variances of a score with a certain number of trials: true variance between people, and error variance. */
type Variances = { between: number; error: number };

/** The known figures of a score with a certain number of trials, such as SD and reliability. */
export type FiguresAt = {
  sd: Figure | null;
  sameSession: Figure | null;
  anotherDay: (Figure & { n?: number; days?: number }) | null;
  /** The expected number of valid trials per condition; null if the number of trials is unknown. */
  kept: number | null;
  isBeyondData: boolean;
  /**
   * Returns the interval limits of a number that grows with the variances. The limits are expressed as shares of the
   * number; null without draws.
   */
  spreadOf(number: (of: Variances) => number): { low: number; high: number } | null;
};

/** Returns the measured numbers of trials, in ascending order. */
export const lengthsOf = ({ lengths }: Pick<Sample, "lengths">) =>
  Object.keys(lengths)
    .map(Number)
    .sort((a, b) => a - b);

/**
 * Returns the measured numbers of trials below and above a number, and its relative position on a logarithmic scale.
 */
function between(lengths: readonly number[], trials: number) {
  const above = lengths.findIndex((each) => each >= trials);
  const high = above === -1 ? lengths.at(-1) : lengths[above];
  const low = above > 0 && high !== trials ? lengths[above - 1] : high;
  if (low === undefined || high === undefined || low === high) return { low: high, high, part: 0 };
  return { low, high, part: Math.log(trials / low) / Math.log(high / low) };
}

const figuresOf = ({ lengths }: Pick<Sample, "lengths">, length: number | undefined) =>
  length === undefined ? undefined : lengths[length];

/**
 * Returns the expected number of valid trials per condition, interpolated from the nearest measured numbers of trials.
 */
function keptAt(sample: Sample, trials: number): number {
  const { low, high, part } = between(lengthsOf(sample), trials);
  const share = (length: number | undefined) => {
    const kept = figuresOf(sample, length)?.kept;
    return kept === undefined || length === undefined ? 1 : kept / length;
  };
  return trials * (share(low) * (1 - part) + share(high) * part);
}

/**
 * Returns the variances from one row of the draws. The second column of the row is tau, and the columns after tau are
 * sigmas.
 */
function variancesOf([, tau = 0, ...sigmas]: readonly number[], kept: number): Variances {
  return {
    between: tau ** 2,
    error: sigmas.reduce((sum, sigma) => sum + sigma ** 2, 0) / kept,
  };
}

/** Returns a percentile of sorted values, interpolated like type 7 in R. @param share from 0 to 1 */
function percentile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

const reliabilityOf = ({ between: true_, error }: Variances) => true_ / (true_ + error);
const sdOf = ({ between: true_, error }: Variances) => Math.sqrt(true_ + error);

/** Returns half the width of the 95 % interval of the logarithm of an SD, estimated from `n` normal values. */
const halfOfLogSd = (n: number) => 1.959964 / Math.sqrt(2 * (n - 1));

const own = (value: number): Figure => ({ value, low: null, high: null, origin: "own" });
const measured = ({ value, low, high }: Estimate): Figure => ({
  value,
  low,
  high,
  origin: "measured",
});

/** Returns the retest reliability, interpolated linearly in the logarithm of the number of trials. */
function retestAt(sample: Sample, trials: number, isBeyond: boolean): FiguresAt["anotherDay"] {
  const { low, high, part } = between(lengthsOf(sample), trials);
  const [a, b] = [figuresOf(sample, low)?.retest, figuresOf(sample, high)?.retest];
  if (!a || !b || isBeyond) return null;
  const mix = (of: keyof Estimate) => a[of] * (1 - part) + b[of] * part;
  const days = b.days ?? a.days;
  return {
    value: mix("value"),
    low: mix("low"),
    high: mix("high"),
    origin: low === high ? "measured" : "interpolated",
    n: Math.min(a.n, b.n),
    ...(days !== undefined && { days }),
  };
}

/**
 * Returns the known figures of a score with `trials` trials per condition. If this number of trials was measured, the
 * SD and the reliability are the measured figures. Otherwise, they are computed from the variance components and the
 * expected number of valid trials. Their intervals are then the percentiles 2.5 and 97.5 of the joint draws. A
 * staircase or a list has only measured figures.
 * @param trials null if the app has a single number of trials
 * @param given figures of the plan's author, which take precedence over published figures
 * @param asFormula omits the measured figures and the intervals, for the line between measured numbers of trials
 */
export function figuresAt(
  data: MeasureData | Sample | null,
  trials: number | null,
  given: Pick<Plan, "sd" | "reliability" | "retest"> = {},
  asFormula = false,
): FiguresAt {
  const [only] = data ? lengthsOf(data) : [];
  const length = trials ?? only ?? null;
  if (!data || length === null)
    return {
      sd: given.sd === undefined ? null : own(given.sd),
      sameSession: given.reliability === undefined ? null : own(given.reliability),
      anotherDay: given.retest === undefined ? null : own(given.retest),
      kept: null,
      isBeyondData: false,
      spreadOf: () => null,
    };
  const here: LengthFigures | undefined = asFormula ? undefined : data.lengths[length];
  const isBeyond = length > Math.max(...lengthsOf(data)) || length < Math.min(...lengthsOf(data));
  const kept = here?.kept ?? keptAt(data, length);
  const components = "components" in data ? data.components : undefined;
  const rows = asFormula ? undefined : components?.draws.map((row) => variancesOf(row, kept));
  const point = components && variancesOf(components.point, kept);
  const endsOf = (number: (of: Variances) => number) => {
    // Beyond the measured numbers of trials, the formula has a larger error than the draws show, so intervals are left
    // out.
    if (!rows || isBeyond) return null;
    const sorted = rows.map(number).sort((a, b) => a - b);
    return { low: percentile(sorted, 0.025), high: percentile(sorted, 0.975) };
  };
  const spreadOf = (number: (of: Variances) => number) => {
    const ends = endsOf(number);
    if (!ends || !point) return null;
    return { low: ends.low / number(point), high: ends.high / number(point) };
  };
  const origin = isBeyond ? "beyond" : "formula";
  return {
    sd: given.sd === undefined ? sdAt(here, point, spreadOf(sdOf), origin) : own(given.sd),
    sameSession:
      given.reliability === undefined
        ? sameSessionAt(here, point, endsOf, origin, "alpha" in data ? data.alpha : undefined)
        : own(given.reliability),
    anotherDay: given.retest === undefined ? retestAt(data, length, isBeyond) : own(given.retest),
    kept,
    isBeyondData: isBeyond,
    spreadOf,
  };
}

function sdAt(
  here: LengthFigures | undefined,
  point: Variances | undefined,
  spread: { low: number; high: number } | null,
  origin: "formula" | "beyond",
): Figure | null {
  if (here) {
    const half = halfOfLogSd(here.n);
    const { low, high } = spread ?? { low: Math.exp(-half), high: Math.exp(half) };
    return { value: here.sd, low: here.sd * low, high: here.sd * high, origin: "measured" };
  }
  if (!point) return null;
  const value = sdOf(point);
  const [low, high] = spread ? [value * spread.low, value * spread.high] : [null, null];
  return { value, low, high, origin };
}

function sameSessionAt(
  here: LengthFigures | undefined,
  point: Variances | undefined,
  endsOf: (number: (of: Variances) => number) => { low: number; high: number } | null,
  origin: "formula" | "beyond",
  alpha: number | undefined,
): Figure | null {
  if (here?.splitHalf) return measured(here.splitHalf);
  if (alpha !== undefined) return { value: alpha, low: null, high: null, origin: "alpha" };
  if (!point) return null;
  const { low, high } = endsOf(reliabilityOf) ?? { low: null, high: null };
  return { value: reliabilityOf(point), low, high, origin };
}
