import type { FigureContent } from "@/components/plots/figure-frame";
import type { AppFacts } from "@/experiments/engine/contract/app-facts";
import type { CommonWords, TextsOfRun } from "@/experiments/engine/contract/word-types";
import type { Norm } from "@/experiments/engine/score/norm";

/** All data that the browser needs to present, run and score one app in one language. */
export type AppPayload = {
  facts: AppFacts;
  /** The participant's instructions. */
  task: string;
  methods: string;
  needs: string;
  /** One screen of a trial, which is displayed as a picture of the task. */
  example: { content: FigureContent; description: string };
  words: CommonWords;
  /** The texts with unfilled placeholders, for a run with other parameters (`atParameters`). */
  texts: TextsOfRun;
  /**
   * The published data for every published number of trials, by their keys: also the data of parameter values other than
   * the defaults (`publishedFor`).
   */
  norms: Record<string, Norm>;
};
