/** The largest number of stored drafts; a further one replaces the oldest. */
export const MOST_DRAFTS = 20;

/** A stored protocol with the time of its last change. */
export type EditorDraft = {
  text: string;
  title: string;
  keptAt: string;
  /** The draft from which this one was opened, with the time at which that draft was stored then. */
  continues?: { key: string; keptAt: string };
  /** How often the draft was opened without being displayed, because the page threw or froze. */
  tries?: number;
};

/**
 * A draft with its key in the store. Each editor writes under its own key, so that two tabs do not overwrite each
 * other's drafts.
 */
export type KeptDraft = EditorDraft & { key: string };

/** After this number of failed attempts a draft is not opened automatically. */
const MOST_TRIES = 2;

export const isSetAside = ({ tries = 0 }: EditorDraft): boolean => tries >= MOST_TRIES;

/**
 * Returns the drafts that newer drafts do not replace, the newest first. A draft is left out if another one continues
 * it, unless it changed afterwards: then two tabs have edited it separately, and both versions stay.
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
