import type { TimedModel } from "@/experiments/engine/contract/define-app";
import { fixedBlock } from "@/experiments/engine/contract/trial-model";
import { shown, speededExclusion } from "@/experiments/engine/score/score";
import { formatMs } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { seededRandom, shuffled } from "@/lib/stats/random";
import { choiceRtCodebook } from "./codebook";
import type { ChoiceRtParameters } from "./parameters";
import { scoreChoiceRt } from "./score";
import { SIDES, type Side } from "./sides";
import type { ChoiceRtWords } from "./words";

/** The types that the model and the view have in common. */
export type ChoiceRt = { words: ChoiceRtWords; trial: Side; response: Side };

/** Assumed mean response time for the estimated duration of a run, in ms. */
const TYPICAL_RT_MS = 475;

/** Assumed time for the instructions and the result, in seconds. */
const AROUND = 35;

const secondsOf = ({ trials, fixationMs, blankMs }: ChoiceRtParameters) =>
  Math.round((AROUND + (trials * (fixationMs + TYPICAL_RT_MS + blankMs)) / 1000) / 10) * 10;

/**
 * Returns the model of the two-choice task with the given parameters. A run is one block with both sides equally often.
 */
export const choiceRtModel = (parameters: ChoiceRtParameters) =>
  ({
    kind: "timed",
    facts: {
      id: "choice-rt",
      version: "1.0.0",
      released: 2026,
      family: "cognition",
      settings: ["lab", "online", "smartphone"],
      devices: ["phone", "tablet", "computer"],
      screenReader: false,
      seconds: secondsOf(parameters),
      trials: parameters.trials,
      measures: [
        {
          id: "choice_rt",
          decimals: 0,
          unit: "ms",
          norm: "choice_rt_median",
          span: { low: 200, high: 900 },
        },
      ],
      references: [
        {
          citation: "Eisenberg et al. (2019), Nat. Commun. 10, 2319",
          url: "https://doi.org/10.1038/s41467-019-10301-1",
        },
      ],
    },
    parameters,
    methods: ["trial"],
    codebook: choiceRtCodebook,
    blocks: (seed) => {
      const sides = SIDES.flatMap((side) =>
        Array<Side>(parameters.trials / SIDES.length).fill(side),
      );
      return [fixedBlock("test", shuffled(sides, seededRandom(seed)))];
    },
    phases: () => [
      { name: "fixation", durationMs: parameters.fixationMs },
      { name: "stimulus", durationMs: parameters.responseWindowMs, responses: 1 },
      { name: "blank", durationMs: parameters.blankMs },
    ],
    keys: { f: "left", j: "right" },
    answers: [
      { response: "left", key: "f" },
      { response: "right", key: "j" },
    ],
    pausesWhenSilent: true,
    outcome: (side, finished) => {
      const correct = finished.response === null ? null : finished.response === side;
      return {
        condition: null,
        stimulus: side,
        response: finished.response,
        correct,
        excluded: speededExclusion(
          { ...finished, correct: correct === true },
          parameters.minimumRtMs,
        ),
      };
    },
    score: (rows) => scoreChoiceRt(rows, parameters),
    headline: ({ measures: [time] }, { result }, locale) =>
      interpolate(result.headline, { ms: formatMs(shown(time.value, 0), locale) }),
    figure: ({ arrows }) => [
      { content: { kind: "fixation" }, timing: { kind: "duration", ms: parameters.fixationMs } },
      {
        content: { kind: "word", word: arrows.left },
        timing: { kind: "response", limitMs: parameters.responseWindowMs },
      },
    ],
  }) as const satisfies TimedModel<ChoiceRt>;
