import type { FigureFrame } from "@/components/plots/figure-frame";
import type { DigitSpanParameters } from "./parameters";
import type { DigitSpanWords } from "./words";

/** The rows of the number pad, as on a phone. */
const PAD = [
  ["1", "2", "3"],
  ["4", "5", "6"],
  ["7", "8", "9"],
] as const;

/**
 * Returns the frames of the trial figure: a digit, in place of all digits of a sequence, then the number pad with the
 * order of recall. The empty screens between digits are omitted, because the label of a third screen does not fit in the
 * list of tasks.
 */
export function digitSpanFigure(
  {
    direction,
    digitMs,
    responseWindowMs,
  }: Pick<DigitSpanParameters, "direction" | "digitMs" | "responseWindowMs">,
  orders: DigitSpanWords["shortOrders"],
): FigureFrame[] {
  return [
    {
      content: { kind: "word", word: "7", ink: "white" },
      timing: { kind: "duration", ms: digitMs },
    },
    {
      content: {
        kind: "choice",
        prompt: orders[direction],
        rows: PAD.map((options) => ({ options })),
      },
      timing: { kind: "response", limitMs: responseWindowMs, exampleMs: 3000 },
    },
  ];
}
