/** One trial of the benchmark: a stimulus, then a mask. The display of the mask marks the end of the stimulus. */
export type Item = {
  /** The name by which Element Timing identifies the stimulus. */
  name: string;
  /** The requested duration of the stimulus, or the time limit for the response. */
  stimulusMs: number;
  answered: boolean;
  /** Duration of the blank screen before the stimulus. */
  blankMs: number;
  maskMs: number;
};

/** The durations of an item as the method itself measured them. */
export type Note = { shownMs: number | null; rtMs: number | null };

/**
 * Runs the items as one jsPsych timeline.
 *
 * @param onOnset is called when the stimulus has been inserted into the document
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
