import type { TimedModel } from "@/experiments/engine/contract/define-app";
import { practiceThenTest } from "@/experiments/engine/contract/trial-model";
import { shownMeasure } from "@/experiments/engine/score/measure-format";
import { interpolate } from "@/lib/i18n/interpolate";
import { simpleRtCodebook } from "./codebook";
import { KEYS, PUBLISHED_MS } from "./constants";
import { simpleRtOutcome } from "./outcome";
import type { SimpleRtParameters } from "./parameters";
import { scoreSimpleRt } from "./score";
import { secondsOf } from "./seconds";
import { hasRandomWait, simpleRtMethods } from "./stated";
import { type SimpleRtTrial, simpleRtPhases, simpleRtSequence } from "./timeline";
import type { SimpleRtWords } from "./words";

export type SimpleRt = { words: SimpleRtWords; trial: SimpleRtTrial; response: "press" };

/**
 * Returns the duration of the cross that the trial figure displays. The duration is a range if the waits are random.
 */
const waitTiming = (parameters: SimpleRtParameters) =>
  hasRandomWait(parameters)
    ? ({
        kind: "range",
        lowMs: parameters.shortestWaitMs,
        highMs: parameters.longestWaitMs,
      } as const)
    : ({ kind: "duration", ms: parameters.longestWaitMs } as const);

const MEDIAN_RT = { id: "median_rt", decimals: 0, unit: "ms" } as const;

/**
 * Returns the model of the simple reaction time task with the given parameters. A run consists of an optional practice
 * block and test blocks.
 */
export const simpleRtModel = (parameters: SimpleRtParameters) =>
  ({
    kind: "timed",
    facts: {
      id: "simple-rt",
      version: "2.3.1",
      released: 2026,
      family: "cognition",
      settings: ["lab", "online", "smartphone"],
      devices: ["phone", "tablet", "computer"],
      screenReader: false,
      seconds: secondsOf(parameters),
      trials: parameters.trials,
      measures: [
        {
          ...MEDIAN_RT,
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
    codebook: simpleRtCodebook(parameters),
    methods: simpleRtMethods(parameters),
    stated: () => ({ blockTrials: parameters.trials / parameters.blocks }),
    blocks: (seed) => {
      const { practiceTrials, trials, blocks } = parameters;
      return practiceThenTest(seed, blocks, (blockSeed, phase) =>
        simpleRtSequence(
          blockSeed,
          phase === "practice" ? practiceTrials : trials / blocks,
          parameters,
        ),
      );
    },
    phases: (trial, phase) => simpleRtPhases(trial, phase, parameters),
    keys: KEYS,
    answers: "screen",
    pausesWhenSilent: true,
    outcome: (trial, finished) => simpleRtOutcome(trial, finished, parameters),
    score: (rows) => scoreSimpleRt(rows, parameters),
    headline: ({ measures: [median] }, { result }, locale) => {
      const { value: ms, ...ends } = shownMeasure(median, MEDIAN_RT, locale);
      return interpolate(result.time, { ms, ...ends });
    },
    figure: () => [
      { content: { kind: "fixation" }, timing: waitTiming(parameters) },
      {
        content: { kind: "disc" },
        timing: {
          kind: "response",
          limitMs: parameters.responseWindowMs,
          exampleMs: PUBLISHED_MS,
        },
      },
      { content: { kind: "blank" }, timing: { kind: "duration", ms: parameters.blankMs } },
    ],
  }) as const satisfies TimedModel<SimpleRt>;
