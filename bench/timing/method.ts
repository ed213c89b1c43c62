/** One trial of the benchmark: a stimulus, then a mask whose display marks the stimulus's end. */
export type Item = {
  /** Identifies the stimulus for the witness. */
  name: string;
  /** Requested duration of the stimulus, or the time limit of its answer. */
  stimulusMs: number;
  answered: boolean;
  /** Blank time before the stimulus. */
  blankMs: number;
  maskMs: number;
};

/** The measurements of an item by the method itself. */
export type Note = { shownMs: number | null; rtMs: number | null };

/**
 * Runs items in one jsPsych timeline.
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
