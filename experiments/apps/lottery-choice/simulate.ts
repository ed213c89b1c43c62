import { logistic, movedTrait, NORMAL_GRID } from "@/experiments/engine/simulation/draw";
import people from "@/experiments/engine/simulation/simulated-people.json" with { type: "json" };
import type { FormSimulation, SimulatedPerson } from "@/experiments/engine/simulation/simulator";
import { normal } from "@/lib/stats/normal";
import { mean } from "@/lib/stats/statistics";
import type { Option } from "./options";
import type { LotteryChoiceParameters } from "./parameters";
import type { LotteryScreen } from "./rows";

/** Names of the parameters that affect simulated participants. The simulation ignores all other parameters. */
export const LOTTERY_CHOICE_SEEN = [
  "rowsPerPage",
] as const satisfies readonly (keyof LotteryChoiceParameters)[];

const { threshold, slope, tremble, dominated } = people["lottery-choice"];

/**
 * Number of rows in the list for which the simulation was fitted to data. In other lists, simulated participants
 * respond to the same probabilities.
 */
const PUBLISHED_ROWS = 10;

/**
 * Returns the probability that a simulated participant chooses A in a row. @param own the participant's threshold, as a
 * row number of the published list
 */
const chooses = (row: number, rows: number, own: number) =>
  tremble + (1 - 2 * tremble) * logistic((own - (row * PUBLISHED_ROWS) / rows) / slope);

type LotteryPerson = SimulatedPerson & { threshold: number };

/**
 * Returns a simulation of participants who choose between lotteries. The true value of a participant is the expected
 * number of safe choices. In the last row, B certainly pays more; whether a simulated participant chooses A there does
 * not depend on risk preferences.
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
