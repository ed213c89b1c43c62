/** The most drafts that are kept; the oldest goes where there would be more. */
export const MOST_DRAFTS = 5;

/** A protocol as it was left, and when. */
export type EditorDraft = {
  text: string;
  title: string;
  keptAt: string;
  /** The draft that it was opened from, as that was then. */
  continues?: { key: string; keptAt: string };
  /** How often it was opened and not shown in the end: the page broke, or stood still. */
  tries?: number;
};

/**
 * A draft with its key in the store. Each editor writes under a key of its own, so that of two tabs neither writes over
 * the other's.
 */
export type KeptDraft = EditorDraft & { key: string };

/** A draft that was not shown so often is not opened by itself any more. */
const MOST_TRIES = 2;

export const isSetAside = ({ tries = 0 }: EditorDraft): boolean => tries >= MOST_TRIES;

/**
 * Returns the drafts that nothing newer stands for, the newest first. One that another continues is left out, unless it was
 * written since: then two tabs have gone different ways from it, and both are kept.
 */
export function liveDrafts(drafts: readonly KeptDraft[]): KeptDraft[] {
  const isContinued = ({ key, keptAt }: KeptDraft) =>
    drafts.some(({ continues }) => continues?.key === key && continues.keptAt === keptAt);
  const texts = new Set<string>();
  return drafts
    .filter((draft) => !isContinued(draft))
    .sort((one, other) => (one.keptAt < other.keptAt ? 1 : -1))
    .filter(({ text }) => !texts.has(text) && texts.add(text))
    .slice(0, MOST_DRAFTS);
}
