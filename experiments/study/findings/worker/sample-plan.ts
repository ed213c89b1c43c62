import type { Plan } from "@/experiments/study/document/schema";

/** The published study whose simulated participants are the sample: `protocols/stroop-or-flanker.json`. */
export const SAMPLE_PROTOCOL = "stroop-or-flanker";

/** The number of simulated participants of the sample. */
const SAMPLE_PEOPLE = 60;

/**
 * The plan of the sample. The published study has no plan, so a plan is added to show how the page answers one: are
 * people who also do the flanker task slower in simple reaction time than people who also do the Stroop task? The
 * planned effect is simulated, so the answer can be compared with the truth.
 */
export const SAMPLE_PLAN = {
  question: "groups",
  measure: "simple.median_rt",
  goal: "power",
  effect: 30,
  sd: 38,
  power: 0.85,
  people: SAMPLE_PEOPLE,
  loss: 0.05,
  exclude: [{ flag: "tooSoon", abovePercent: 10 }],
} as const satisfies Plan;
