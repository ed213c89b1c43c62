import { logistic, movedTrait, NORMAL_GRID } from "@/experiments/engine/simulation/draw";
import people from "@/experiments/engine/simulation/simulated-people.json" with { type: "json" };
import type { TimedSimulation } from "@/experiments/engine/simulation/simulator";
import {
  drawResponseTime,
  drawSpeeded,
  type SpeededPerson,
} from "@/experiments/engine/simulation/speeded";
import { mean } from "@/lib/stats/statistics";
import type { GoNoGoParameters } from "./parameters";
import type { GoNoGoTrial } from "./sequence";

/**
 * Names of the parameters that affect simulated participants. The simulation ignores all other parameters, including
 * the number of trials. Real participants make more errors as the task goes on. Simulated participants make errors at
 * the rate of the first hundred trials during the whole run.
 */
export const GO_NO_GO_SEEN = [
  "blocks",
  "stimulusMs",
  "minimumRtMs",
  "minimumGoPercent",
  "minimumNoGo",
  "minimumDifferencePercent",
] as const satisfies readonly (keyof GoNoGoParameters)[];

const figures = people["go-no-go"];
const COMMISSION = figures.names.indexOf("commission");
const [CENTRE = 0, SPREAD = 0] = [figures.means[COMMISSION], figures.sds[COMMISSION]];

/**
 * Returns the mean share of no-go trials with a press, in percent, over simulated participants. The logits of all
 * participants are shifted by `moved`.
 */
const meanPercent = (moved: number) =>
  100 * mean(NORMAL_GRID.map((z) => logistic(CENTRE + moved + SPREAD * z)));

type GoNoGoPerson = SpeededPerson & { commission: number };

/**
 * Returns a simulation of participants who do the go/no-go task. The true value of a participant is the expected
 * percentage of no-go trials with a press.
 */
export function simulateGoNoGo({
  stimulusMs,
}: GoNoGoParameters): TimedSimulation<GoNoGoTrial, "press", GoNoGoPerson> {
  const { typical, movedBy } = movedTrait(meanPercent, [-8, 8]);
  return {
    kind: "timed",
    typical,
    draw: (random, by) => {
      const moved = movedBy(by);
      let commission = 0;
      const person = drawSpeeded(figures, random, 0, (traits) => {
        commission = logistic((traits.commission as number) + moved);
        return 100 * commission;
      });
      return { ...person, commission };
    },
    respond: ({ condition }, person, random) => {
      const isGo = condition === "go";
      const [only] = person.conditions;
      const place = random();
      if (!only) return { response: null, rtMs: null };
      const rtMs = drawResponseTime(person, only, !isGo, random);
      const presses = isGo ? place >= person.miss : place < person.commission;
      if (!presses || rtMs > stimulusMs) return { response: null, rtMs: null };
      return { response: "press", rtMs };
    },
  };
}
