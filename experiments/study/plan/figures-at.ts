import type { Plan } from "@/experiments/study/document/schema";
import type { Figure } from "./plan-types";
import type { Estimate, LengthFigures, MeasureData, Sample } from "./planner-data";

/** Variances of one score at a length: of true scores between people, and of error. */
type Variances = { between: number; error: number };

/** What is known of a score at a length. */
export type FiguresAt = {
  sd: Figure | null;
  sameSession: Figure | null;
  anotherDay: (Figure & { n?: number; days?: number }) | null;
  /** Trials per condition expected to be kept; null where the length is unknown. */
  kept: number | null;
  isBeyondData: boolean;
  /** The ends of a number that grows with the variances, as shares of its value; null without draws. */
  spreadOf(number: (of: Variances) => number): { low: number; high: number } | null;
};

const lengthsOf = ({ lengths }: Pick<Sample, "lengths">) =>
  Object.keys(lengths)
    .map(Number)
    .sort((a, b) => a - b);

/** The neighbours of a length among measured ones, and where between them it lies, in logarithms. */
function between(lengths: readonly number[], trials: number) {
  const above = lengths.findIndex((each) => each >= trials);
  const high = above === -1 ? lengths.at(-1) : lengths[above];
  const low = above > 0 && high !== trials ? lengths[above - 1] : high;
  if (low === undefined || high === undefined || low === high) return { low: high, high, part: 0 };
  return { low, high, part: Math.log(trials / low) / Math.log(high / low) };
}

const figuresOf = ({ lengths }: Pick<Sample, "lengths">, length: number | undefined) =>
  length === undefined ? undefined : lengths[length];

/** Returns the trials per condition expected to be kept, by the shares kept at the neighbouring measured lengths. */
function keptAt(sample: Sample, trials: number): number {
  const { low, high, part } = between(lengthsOf(sample), trials);
  const share = (length: number | undefined) => {
    const kept = figuresOf(sample, length)?.kept;
    return kept === undefined || length === undefined ? 1 : kept / length;
  };
  return trials * (share(low) * (1 - part) + share(high) * part);
}

/** Returns the variances by a row of the draws: its second column is tau, the others are sigmas. */
function variancesOf([, tau = 0, ...sigmas]: readonly number[], kept: number): Variances {
  return {
    between: tau ** 2,
    error: sigmas.reduce((sum, sigma) => sum + sigma ** 2, 0) / kept,
  };
}

/** Returns the value below which a share of the sorted values lies, interpolated (R's type 7). */
function percentile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

const reliabilityOf = ({ between: true_, error }: Variances) => true_ / (true_ + error);
const sdOf = ({ between: true_, error }: Variances) => Math.sqrt(true_ + error);

/** Half of the 95 % interval of the logarithm of an SD of `n` normal values. */
const halfOfLogSd = (n: number) => 1.959964 / Math.sqrt(2 * (n - 1));

const own = (value: number): Figure => ({ value, low: null, high: null, origin: "own" });
const measured = ({ value, low, high }: Estimate): Figure => ({
  value,
  low,
  high,
  origin: "measured",
});

/** Returns the retest between two measured lengths, linear in the logarithm of the length. */
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
 * Returns what is known of a score with so many trials per condition. At a measured length its SD and reliability are
 * used; between lengths the formula with the variance components, over the trials expected to be kept, and the
 * percentiles 2.5 and 97.5 of its joint draws. A staircase or a list has its measured lengths only.
 * @param trials null where the app has one length
 * @param given figures of the plan's author, which come before published ones
 * @param asFormula leaves the measured figures and the intervals out, for the line between them
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
    // Beyond the data the draws vary less than the formula errs.
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
