import type { FigureContent, FigureFrame } from "@/components/plots/figure-frame";

const SHOWS_NO_STIMULUS = ["fixation", "blank"];

/**
 * Returns the content of the first screen of a trial that contains a stimulus. The duration of the screen is left out,
 * because the methods paragraph states it.
 * @throws Error if no screen contains a stimulus
 */
export function exampleScreen(frames: readonly FigureFrame[]): FigureContent {
  const frame = frames.find(({ content }) => !SHOWS_NO_STIMULUS.includes(content.kind));
  if (!frame) throw new Error("No screen of the trial figure shows a stimulus");
  return frame.content;
}
