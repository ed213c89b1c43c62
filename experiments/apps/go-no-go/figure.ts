import type { FigureFrame } from "@/components/plots/figure-frame";
import type { GoNoGoParameters } from "./parameters";
import { SHAPES } from "./shapes";

/** Returns the frames of the trial figure: a go trial, a blank screen and a no-go trial. */
export function goNoGoFigure({
  stimulusMs,
  blankLowMs,
  blankHighMs,
}: Pick<GoNoGoParameters, "stimulusMs" | "blankLowMs" | "blankHighMs">): readonly FigureFrame[] {
  return [
    {
      content: { kind: SHAPES.go, ink: "blue" },
      timing: { kind: "response", limitMs: stimulusMs },
    },
    {
      content: { kind: "blank" },
      timing:
        blankLowMs === blankHighMs
          ? { kind: "duration", ms: blankLowMs }
          : { kind: "range", lowMs: blankLowMs, highMs: blankHighMs },
    },
    {
      content: { kind: SHAPES["no-go"], ink: "yellow" },
      timing: { kind: "duration", ms: stimulusMs },
    },
  ];
}
