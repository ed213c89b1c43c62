import { logistic, movedTrait, NORMAL_GRID } from "@/experiments/engine/simulation/draw";
import people from "@/experiments/engine/simulation/simulated-people.json" with { type: "json" };
import type { FormSimulation, SimulatedPerson } from "@/experiments/engine/simulation/simulator";
import { normal } from "@/lib/stats/normal";
import { mean } from "@/lib/stats/statistics";
import type { Option } from "./options";
import type { LotteryChoiceParameters } from "./parameters";
import type { LotteryScreen } from "./rows";

/** The parameters that the simulation takes into account; it ignores all others. */
export const LOTTERY_CHOICE_SEEN = [
  "rowsPerPage",
] as const satisfies readonly (keyof LotteryChoiceParameters)[];

const { threshold, slope, tremble, dominated } = people["lottery-choice"];

/** Rows of the fitted list. In other lists, people are assumed to respond to the same probabilities. */
const PUBLISHED_ROWS = 10;

/** Returns the probability of choosing A in a row. */
const chooses = (row: number, rows: number, own: number) =>
  tremble + (1 - 2 * tremble) * logistic((own - (row * PUBLISHED_ROWS) / rows) / slope);

type LotteryPerson = SimulatedPerson & { threshold: number };

/**
 * Returns a simulation of choices between lotteries. The true value is the expected number of safe choices. In the last
 * row B is certain to pay more; whether a person chooses A there does not depend on risk preferences.
 */
export function simulateLotteryChoice({
  rows,
}: LotteryChoiceParameters): FormSimulation<LotteryScreen, Option, LotteryPerson> {
  const truthOf = (own: number) =>
    Array.from({ length: rows - 1 }, (_, index) => chooses(index + 1, rows, own)).reduce(
      (sum, probability) => sum + probability,
      0,
    );
  const meanTruth = (moved: number) =>
    mean(NORMAL_GRID.map((z) => truthOf(threshold.mean + moved + threshold.sd * z)));
  const { typical, movedBy } = movedTrait(meanTruth, [-20, 20]);
  return {
    kind: "form",
    typical,
    draw: (random, by) => {
      const own = threshold.mean + movedBy(by) + threshold.sd * normal(random);
      const isDominated = random() < dominated;
      return { truth: truthOf(own), careless: isDominated ? "dominated" : null, threshold: own };
    },
    respond: ({ rows: shown, of }, person, random) =>
      shown.map((row) => {
        const place = random();
        if (row === of) return person.careless ? "A" : "B";
        return place < chooses(row, of, person.threshold) ? "A" : "B";
      }),
  };
}
