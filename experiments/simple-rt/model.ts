import { formatMs } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { TimedModel } from "../define-app";
import { shown } from "../engine/score";
import { practiceThenTest } from "../engine/trial-model";
import norms from "../norms.json" with { type: "json" };
import { simpleRtCodebook } from "./codebook";
import { simpleRtOutcome } from "./outcome";
import { parameters } from "./parameters";
import { scoreSimpleRt } from "./score";
import { type SimpleRtTrial, simpleRtPhases, simpleRtSequence } from "./timeline";
import type { SimpleRtWords } from "./words";

export type SimpleRt = { words: SimpleRtWords; trial: SimpleRtTrial; response: "press" };

const { shortestWaitMs, longestWaitMs, responseWindowMs, blankMs } = parameters;

/** When people press, on average. */
const PUBLISHED_MS = Math.round(norms.simple_rt_median.mean);

/** The simple reaction time task: practice with feedback, then one measured block. */
export const simpleRtModel = {
  kind: "timed",
  facts: {
    id: "simple-rt",
    version: "2.0.0",
    released: 2026,
    family: "cognition",
    settings: ["lab", "online", "smartphone"],
    devices: ["phone", "tablet", "computer"],
    screenReader: false,
    seconds: 80,
    trials: parameters.trials,
    measures: [
      {
        id: "median_rt",
        decimals: 0,
        unit: "ms",
        norm: "simple_rt_median",
        span: { low: 150, high: 550 },
      },
    ],
    centre: "median",
    references: [
      {
        citation: "Woods et al. (2015), Front. Hum. Neurosci. 9, 131",
        url: "https://doi.org/10.3389/fnhum.2015.00131",
      },
      {
        citation: "Semmelmann & Weigelt (2017), Behav. Res. Methods 49, 1241–1260",
        url: "https://doi.org/10.3758/s13428-016-0783-4",
      },
      {
        citation: "Eisenberg et al. (2019), Nat. Commun. 10, 2319",
        url: "https://doi.org/10.1038/s41467-019-10301-1",
      },
    ],
  },
  parameters,
  codebook: simpleRtCodebook,
  blocks: (seed) =>
    practiceThenTest(seed, 1, (blockSeed, phase) =>
      simpleRtSequence(
        blockSeed,
        phase === "practice" ? parameters.practiceTrials : parameters.trials,
      ),
    ),
  phases: simpleRtPhases,
  keys: parameters.keys,
  answers: "screen",
  pausesWhenSilent: true,
  outcome: simpleRtOutcome,
  score: scoreSimpleRt,
  headline: ({ measures: [{ value, low, high }] }, { result }, locale) => {
    const say = (time: number | null) => formatMs(shown(time ?? value, 0), locale);
    return interpolate(result.time, { ms: say(value), low: say(low), high: say(high) });
  },
  figure: () => [
    {
      content: { kind: "fixation" },
      timing: { kind: "range", lowMs: shortestWaitMs, highMs: longestWaitMs },
    },
    {
      content: { kind: "disc" },
      timing: { kind: "response", limitMs: responseWindowMs, exampleMs: PUBLISHED_MS },
    },
    { content: { kind: "blank" }, timing: { kind: "duration", ms: blankMs } },
  ],
} as const satisfies TimedModel<SimpleRt>;
