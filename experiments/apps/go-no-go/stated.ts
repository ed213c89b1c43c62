import { feedbackSentence } from "@/experiments/engine/speeded/feedback";
import { noGoTrialsOf } from "./counts";
import type { GoNoGoParameters } from "./parameters";

/** Returns the keys of the sentences in the methods paragraph that apply to a run. The sentences are in words.ts. */
export function goNoGoMethods(parameters: GoNoGoParameters) {
  const { practiceTrials, practiceNoGo, feedback, goFirst, noGoApart } = parameters;
  const isEven = parameters.blankLowMs === parameters.blankHighMs;
  const practice = practiceNoGo === 0 ? "practiceGo" : "practice";
  const first = goFirst === 1 ? "goFirstOne" : "goFirst";
  return [
    isEven ? "trialEven" : "trial",
    "pace",
    ...(practiceTrials > 0 ? ([practice] as const) : []),
    feedbackSentence({ feedback, practiceTrials }),
    measured(parameters),
    ...(goFirst > 0 ? ([first] as const) : []),
    ...(noGoApart ? (["apart"] as const) : []),
    isEven ? "drawnEven" : "drawn",
  ] as const;
}

function measured(parameters: GoNoGoParameters) {
  if (parameters.blocks === 1) return "measuredOne";
  return noGoTrialsOf(parameters) % parameters.blocks === 0 ? "measured" : "measuredNearly";
}

/**
 * Returns the values that the texts state in addition to the parameters. The values are computed from the parameters.
 */
export const goNoGoStated = (parameters: GoNoGoParameters) => ({
  noGoTrials: noGoTrialsOf(parameters),
  goTrials: parameters.trials - noGoTrialsOf(parameters),
});
