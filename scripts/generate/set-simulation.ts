import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { publishedModels } from "@/experiments/catalog/published-models";
import { normalCdf } from "@/lib/stats/distributions";
import { round } from "@/lib/stats/statistics";
import { ROOT } from "../project.mjs";
import { runMain, say } from "../terminal.mjs";

/** The behaviour of one class of careless runs, separately for each condition. */
type Careless = {
  class: string;
  share: number;
  responded?: number[];
  correct?: number[];
  rtMs?: { mean: number; sdBetween: number; sdWithin: number }[];
  correlationOfMeans?: number;
};
type Speeded = {
  minimumRtMs: number;
  names: string[];
  means: number[];
  sds: number[];
  skews: number[];
  correlations: number[][];
  shape: { share: number[] };
  lapse?: { rate: number; toMs: number; power: number };
  errorRtFactor: number[];
  anticipationRate: number[];
  careless: Careless[];
};
type Tasks = Record<string, Speeded & Record<string, unknown>>;

const DATA = join(ROOT, "scripts/generate/data/simulation.json");
const TARGET = join(ROOT, "experiments/engine/simulation/simulated-people.json");

/** The apps that simulate participants. */
const simulated = () =>
  APP_IDS.filter((app) => existsSync(join(ROOT, "experiments/apps", app, "simulate.ts")));

/**
 * Returns the names of an app's tasks in the data file. They are the keys of the published data of the app's first
 * measure.
 */
const tasksOf = (app: AppId): string[] =>
  publishedModels(app).map(({ model }) => model.facts.measures[0].norm ?? "");

/** The names that the texts of the site use for the classes of runs. */
const CLASS_IDS: Record<string, string> = {
  "no score": "unlike",
  "below 60 % in one condition": "oneCondition",
};

const DECIMALS = 6;

/**
 * Returns the lower triangle L of a correlation matrix R = L Lᵀ (Cholesky), row by row.
 *
 * @throws Error if no data can have these correlations
 */
function triangleOf(correlations: readonly (readonly number[])[]): number[][] {
  const rows: number[][] = [];
  for (const [i, own] of correlations.entries()) {
    const row: number[] = [];
    for (let j = 0; j <= i; j += 1) {
      const other = j === i ? row : (rows[j] as number[]);
      const sum = row.slice(0, j).reduce((total, value, k) => total + value * (other[k] ?? 0), 0);
      const rest = (own[j] as number) - sum;
      if (j === i && rest <= 0) throw new Error("These correlations are not positive definite.");
      row.push(j === i ? Math.sqrt(rest) : rest / (other[j] as number));
    }
    rows.push(row);
  }
  return rows.map((row) => row.map((value) => round(value, DECIMALS)));
}

/** The number of steps of the numerical integration below. With this number, the median has six correct decimals. */
const STEPS = 4000;

/**
 * Returns the median of an ex-Gaussian distribution with mean 0 and SD 1. `share` is the SD of the exponential
 * component.
 */
function medianOf(share: number): number {
  const sigma = Math.sqrt(1 - share ** 2);
  // The exponential component is represented by its quantiles at the middle of many intervals of equal probability.
  const below = (x: number) => {
    let sum = 0;
    for (let step = 0; step < STEPS; step += 1) {
      const exponential = -share * Math.log(1 - (step + 0.5) / STEPS);
      sum += normalCdf((x + share - exponential) / sigma);
    }
    return sum / STEPS;
  };
  let [low, high] = [-1, 1];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (below(middle) < 0.5) low = middle;
    else high = middle;
  }
  return round((low + high) / 2, 4);
}

function speeded({ shape, correlations, careless, lapse, ...task }: Speeded) {
  const { names, means, sds, skews, minimumRtMs, errorRtFactor, anticipationRate } = task;
  return {
    names,
    means,
    sds,
    skews,
    triangle: triangleOf(correlations),
    share: shape.share,
    median: shape.share.map(medianOf),
    minimumRtMs,
    errorRtFactor,
    anticipationRate,
    ...(lapse &&
      lapse.rate > 0 && { lapse: { rate: lapse.rate, toMs: lapse.toMs, power: lapse.power } }),
    // For the people in the other classes, the data file contains only their number.
    careless: careless.flatMap(
      ({ class: name, share, responded, correct, rtMs, correlationOfMeans }) =>
        rtMs
          ? [{ class: CLASS_IDS[name], share, responded, correct, rtMs, correlationOfMeans }]
          : [],
    ),
  };
}

/** The parts of a task in the data file that describe the fit and the length, and not people. */
const ABOUT = new Set([
  ...["id", "kind", "model", "rows", "items", "trials", "startLength", "scale", "careless"],
  ...["parallelRunReliability"],
]);

const plain = (task: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(task).filter(([name]) => !ABOUT.has(name)));

/**
 * Returns simulated-people.json. For each app with figures in the data file, it contains the distributions from which
 * people are drawn. If data have been published for several values of a parameter, these distributions are keyed by the
 * keys of the data.
 */
export function simulatedPeopleFrom(data: string): string {
  const { tasks }: { tasks: Tasks } = JSON.parse(data);
  const apps = simulated().map((app) => {
    const figures = tasksOf(app).map((key) => {
      const task = tasks[key];
      if (!task) throw new Error(`The data file has no figures of ${app} (${key}).`);
      return [key, "shape" in task ? speeded(task) : plain(task)] as const;
    });
    const [[, only] = []] = figures;
    return [app, figures.length === 1 ? only : Object.fromEntries(figures)];
  });
  return `${JSON.stringify(Object.fromEntries(apps))}\n`;
}

if (process.argv[1] === import.meta.filename)
  await runMain(() => {
    writeFileSync(TARGET, simulatedPeopleFrom(readFileSync(DATA, "utf8")));
    say("experiments/engine/simulation/simulated-people.json has the figures of the data file.");
  });
