import type { TimedModel } from "@/experiments/engine/contract/define-app";
import { practiceThenTest, speededPhases } from "@/experiments/engine/contract/trial-model";
import { shown } from "@/experiments/engine/score/score";
import { hasFeedback } from "@/experiments/engine/speeded/feedback";
import { SIDES, type Side, sideAnswers, sideKeys } from "@/experiments/engine/speeded/two-answers";
import { formatMs } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { balancedPairs } from "@/lib/stats/orders";
import { seededRandom } from "@/lib/stats/random";
import { choiceRtCodebook } from "./codebook";
import { choiceRtOutcome } from "./outcome";
import type { ChoiceRtParameters } from "./parameters";
import { scoreChoiceRt } from "./score";
import { secondsOf } from "./seconds";
import { INKS, SHAPES } from "./shapes";
import { choiceRtMethods, choiceRtStated } from "./stated";
import type { ChoiceRtWords } from "./words";

/** The types that the model and the view have in common. A trial is its correct answer. */
export type ChoiceRt = { words: ChoiceRtWords; trial: Side; response: Side };

/**
 * Returns the model of choice reaction time with the given parameters. A run consists of an optional practice block and
 * test blocks, in which both shapes are equally frequent and each shape follows itself as often as the other shape.
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
      centre: "median",
      references: [
        {
          citation: "Donders (1868, translated 1969), Acta Psychol. 30, 412–431",
          url: "https://doi.org/10.1016/0001-6918(69)90065-1",
        },
        {
          citation: "Eisenberg et al. (2019), Nat. Commun. 10, 2319",
          url: "https://doi.org/10.1038/s41467-019-10301-1",
        },
      ],
    },
    parameters,
    codebook: choiceRtCodebook(parameters),
    methods: choiceRtMethods(parameters),
    stated: (words) => choiceRtStated(parameters, words),
    blocks: (seed) => {
      const { practiceTrials, trials, blocks } = parameters;
      return practiceThenTest(seed, blocks, (blockSeed, phase) =>
        balancedPairs<Side>(
          SIDES,
          phase === "practice" ? practiceTrials : trials / blocks,
          seededRandom(blockSeed),
        ),
      );
    },
    phases: (_, phase) => speededPhases(parameters, hasFeedback(parameters.feedback, phase)),
    keys: sideKeys(parameters),
    answers: sideAnswers(parameters),
    pausesWhenSilent: true,
    outcome: (target, finished) => choiceRtOutcome(target, finished, parameters),
    marksAnswers: true,
    score: (rows) => scoreChoiceRt(rows, parameters),
    headline: ({ measures: [time] }, { result }, locale) =>
      interpolate(result.headline, { ms: formatMs(shown(time.value, 0), locale) }),
    figure: () => [
      { content: { kind: "fixation" }, timing: { kind: "duration", ms: parameters.fixationMs } },
      {
        content: { kind: SHAPES.left, ink: INKS[SHAPES.left] },
        timing: { kind: "response", limitMs: parameters.responseWindowMs, exampleMs: 480 },
      },
      { content: { kind: "blank" }, timing: { kind: "duration", ms: parameters.blankMs } },
    ],
  }) as const satisfies TimedModel<ChoiceRt>;
