import people from "@/experiments/engine/simulation/simulated-people.json" with { type: "json" };
import type { TimedSimulation } from "@/experiments/engine/simulation/simulator";
import {
  SPAN_SEEN,
  type SpanPerson,
  simulateSpan,
} from "@/experiments/engine/span/span-simulation";
import type { SpanTrial } from "@/experiments/engine/span/span-trial";
import { DIGIT_ITEMS } from "./digits";
import { DIGIT_SPAN_NORMS } from "./norms";
import type { DigitSpanParameters } from "./parameters";

/** Names of the parameters that affect simulated participants. The simulation ignores all other parameters. */
export const DIGIT_SPAN_SEEN = SPAN_SEEN;

/**
 * Returns a simulation of participants who do the digit span task. The true value of a participant is the expected mean
 * span of a run, in digits.
 */
export const simulateDigitSpan = (
  parameters: DigitSpanParameters,
): TimedSimulation<SpanTrial, string, SpanPerson> =>
  simulateSpan(
    people["digit-span"][DIGIT_SPAN_NORMS[parameters.direction]],
    DIGIT_ITEMS,
    parameters,
  );
