/** One trial of the benchmark: a stimulus, then a mask whose display marks the stimulus's end. */
export type Item = {
  /** Names the stimulus for the witness. */
  name: string;
  /** How long the stimulus is asked to stay, or may wait for its answer. */
  stimulusMs: number;
  answered: boolean;
  /** Empty time before the stimulus. */
  blankMs: number;
  maskMs: number;
};

/** What a method itself notes of an item. */
export type Note = { shownMs: number | null; rtMs: number | null };

/**
 * Runs items in one jsPsych timeline.
 * @param onOnset is called when the stimulus has been put into the document
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
