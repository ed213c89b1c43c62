import type { Score } from "@/experiments/engine/score";
import {
  type ConflictPeople,
  conflictAnswers,
  conflictPerson,
  drawTime,
  type Times,
} from "@/experiments/engine/simulated-person";
import { simulatedRun } from "@/experiments/engine/simulated-run";
import type { TrialModel } from "@/experiments/engine/trial-model";
import type { TrialRow } from "@/experiments/engine/trial-row";
import { DIRECTIONS } from "@/experiments/flanker/conditions";
import { APPS } from "@/experiments/registry";
import { INKS } from "@/experiments/stroop/inks";
import { STROOP_PEOPLE } from "@/experiments/stroop/people";
import { normal } from "@/lib/stats/normal";
import { type Random, seededRandom } from "@/lib/stats/random";
import { mean, median } from "@/lib/stats/statistics";
import { itemRun, placeRun } from "./simulated-forms";

/** A run of somebody whose truth is known. */
export type SimulatedRun = {
  rows: TrialRow[];
  /** Draws what a very long run would give, in the unit of each measure. */
  truth: () => Readonly<Record<string, number>>;
};

/** Times behind the truth of one person; enough that their own error is a tenth of a run's. */
const TRUTH_DRAWS = 4000;

const within = (times: readonly number[], low: number, high: number) =>
  times.filter((time) => time >= low && time <= high);

const manyTimes = (times: Times, random: Random) =>
  Array.from({ length: TRUTH_DRAWS }, () => drawTime(times, random));

const exp = (centre: number, sd: number, random: Random) => Math.exp(centre + sd * normal(random));
const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** A speeded task of two conditions, with the means and SDs between people of the published sample. */
function conflictRun<Trial extends { condition: string }, Response extends string>(
  model: Pick<TrialModel<Trial, Response>, "blocks" | "phases" | "outcome">,
  people: ConflictPeople,
  right: (trial: Trial) => Response,
  wrong: (trial: Trial) => Response,
  random: Random,
) {
  const person = conflictPerson(people, () => normal(random));
  const seed = Math.floor(random() * 2 ** 32);
  const { rows } = simulatedRun(model, seed, conflictAnswers(person, 2000, right, wrong, random));
  const effectOf = () => {
    const [congruent, incongruent] = person.map(({ times }) =>
      mean(within(manyTimes(times, random), 150, 2000)),
    ) as [number, number];
    return incongruent - congruent;
  };
  return { rows, effect: effectOf };
}

const other = <Item>(items: readonly Item[], not: Item) =>
  items.find((item) => item !== not) as Item;

/** Runs of simulated people, by app; the parameters are those fitted to Eisenberg et al. 2019. */
export const SIMULATED = {
  stroop: (random) => {
    const { rows, effect } = conflictRun(
      APPS.stroop.model,
      STROOP_PEOPLE,
      ({ ink }) => ink,
      ({ ink }) => other(INKS, ink),
      random,
    );
    return { rows, truth: () => ({ stroop_effect: effect() }) };
  },
  flanker: (random) => {
    const { rows, effect } = conflictRun(
      APPS.flanker.model,
      {
        lnMean: [6.4387, 0.1061],
        effect: [64.8234, 27.1763],
        lnSd: [
          [4.7333, 0.2754],
          [4.7959, 0.2583],
        ],
        error: [
          [-4.9975, 0.9619],
          [-3.1965, 0.8303],
        ],
        share: [0.797, 0.752],
      },
      ({ target }) => target,
      ({ target }) => other(DIRECTIONS, target),
      random,
    );
    return { rows, truth: () => ({ flanker_effect: effect() }) };
  },
  "simple-rt": (random) => {
    const times = {
      mean: exp(5.7879, 0.1612, random),
      sd: exp(4.0091, 0.4521, random),
      share: 0.929,
    };
    const { model } = APPS["simple-rt"];
    const { rows } = simulatedRun(model, Math.floor(random() * 2 ** 32), () => {
      const rtMs = drawTime(times, random);
      return rtMs > 2000 ? { response: null, rtMs: null } : { response: "press", rtMs };
    });
    return {
      rows,
      truth: () => ({ median_rt: median(within(manyTimes(times, random), 100, 2000)) }),
    };
  },
  "go-no-go": (random) => {
    const times = {
      mean: exp(5.8939, 0.1158, random),
      sd: exp(4.1804, 0.3227, random),
      share: 0.921,
    };
    const commission = logistic(-1.8917 + 0.8626 * normal(random));
    const { model } = APPS["go-no-go"];
    const { rows } = simulatedRun(model, Math.floor(random() * 2 ** 32), ({ condition }) => {
      const rtMs = Math.max(150, drawTime(times, random));
      const presses = condition === "go" ? rtMs <= 750 : random() < commission;
      return presses
        ? { response: "press", rtMs: Math.min(750, rtMs) }
        : { response: null, rtMs: null };
    });
    return { rows, truth: () => ({ commission_errors: 100 * commission }) };
  },
  "spatial-span": (random) => {
    const threshold = 5.6087 + 0.7195 * normal(random);
    const { model } = APPS["spatial-span"];
    const run = () =>
      simulatedRun(model, Math.floor(random() * 2 ** 32), ({ sequence }) => {
        const recalls = (1 - 0.1035) * logistic((threshold - sequence.length) / 0.6996);
        const pressed = sequence.map(String);
        const all = random() < recalls ? pressed : [...pressed.slice(0, -1), "-1"];
        return { response: all[0] ?? null, rtMs: 900, all };
      }).rows;
    const spans = () => Array.from({ length: 100 }, () => firstValue(model.score(run())));
    return { rows: run(), truth: () => ({ mean_span: mean(spans()) }) };
  },
  "mini-ipip": (random) => itemRun(random),
  "where-is-it": (random) => placeRun(random),
} as const satisfies Record<string, (random: Random) => SimulatedRun>;

function firstValue(score: Score): number {
  return score.status === "scored" ? score.measures[0].value : Number.NaN;
}

/** Returns so many runs of an app, reproducible from the seed. */
export function simulatedRuns(
  app: keyof typeof SIMULATED,
  count: number,
  seed: number,
): SimulatedRun[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => SIMULATED[app](random));
}
