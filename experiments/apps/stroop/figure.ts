import type { FigureFrame } from "@/components/plots/figure-frame";
import { EXAMPLE } from "./example";
import type { StroopWords } from "./words";

/** Returns the frames of the trial figure. @param times durations of the phases in a trial, ms */
export function stroopFigure(
  times: { fixationMs: number; responseWindowMs: number; blankMs: number },
  inks: StroopWords["inks"],
): readonly FigureFrame[] {
  return [
    { content: { kind: "fixation" }, timing: { kind: "duration", ms: times.fixationMs } },
    {
      content: { kind: "word", word: inks[EXAMPLE.word], ink: EXAMPLE.ink },
      timing: { kind: "response", limitMs: times.responseWindowMs, exampleMs: 700 },
    },
    { content: { kind: "blank" }, timing: { kind: "duration", ms: times.blankMs } },
  ];
}
