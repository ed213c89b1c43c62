import type { FigureContent, FigureFrame } from "@/components/plots/figure-frame";

const SHOWS_NO_STIMULUS = ["fixation", "blank"];

/**
 * Returns what the first screen of a trial with something to respond to shows: how long is the method's.
 * @throws Error where no screen shows a stimulus
 */
export function exampleScreen(frames: readonly FigureFrame[]): FigureContent {
  const frame = frames.find(({ content }) => !SHOWS_NO_STIMULUS.includes(content.kind));
  if (!frame) throw new Error("No screen of the trial figure shows a stimulus");
  return frame.content;
}
