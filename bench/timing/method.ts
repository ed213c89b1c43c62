/** One trial of the benchmark: a stimulus, then a mask. The stimulus ends when the mask is displayed. */
export type Item = {
  /** The name of the stimulus in Element Timing. */
  name: string;
  /** The requested duration of the stimulus, or the time limit for the response. */
  stimulusMs: number;
  answered: boolean;
  /** The duration of the blank screen before the stimulus. */
  blankMs: number;
  maskMs: number;
};

/** The durations of an item. The method itself measured these durations. */
export type Note = { shownMs: number | null; rtMs: number | null };

/**
 * Runs the items as one jsPsych timeline.
 *
 * @param onOnset is called when the stimulus has been inserted into the page
 */
export type RunMethod = (
  items: readonly Item[],
  display: HTMLElement,
  onOnset: (item: Item) => void,
) => Promise<Note[]>;

export const STIMULUS_TEXT = "HHHHH";
export const MASK_TEXT = "#####";
export const KEY = "f";

export const maskName = (item: Item) => `${item.name} mask`;
