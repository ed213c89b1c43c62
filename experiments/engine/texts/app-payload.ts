import type { FigureContent } from "@/components/plots/figure-frame";
import type { AppFacts } from "@/experiments/engine/contract/app-facts";
import type { CommonWords, TextsOfRun } from "@/experiments/engine/contract/word-types";
import type { Norm } from "@/experiments/engine/score/norm";

/** Everything that the browser needs to present, run and score one app in one language. */
export type AppPayload = {
  facts: AppFacts;
  /** What a participant is told to do. */
  task: string;
  methods: string;
  needs: string;
  /** One screen, as a picture of what is to be done. */
  example: { content: FigureContent; description: string };
  words: CommonWords;
  /** The same texts for a run with other settings (`atSettings`). */
  texts: TextsOfRun;
  /** The published data, at the lengths that they have. */
  norms: Record<string, Norm>;
};
