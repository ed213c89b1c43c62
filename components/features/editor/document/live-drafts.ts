import { COLLECTING_PLACES, type CollectingPlace } from "@/experiments/study/document/launch-state";

/** The largest number of stored drafts; an additional draft replaces the oldest. */
export const MOST_DRAFTS = 20;

/** A stored protocol, with the time of its last change. */
export type EditorDraft = {
  text: string;
  title: string;
  keptAt: string;
  /** The draft from which this draft was opened, and the time at which the earlier draft had been stored. */
  continues?: { key: string; keptAt: string };
  /** The way to collect data that the author has chosen. It belongs to the author's plans, and not to the study. */
  way?: CollectingPlace;
  /** The number of times that the draft was opened but not displayed, because the page failed or froze. */
  tries?: number;
};

/**
 * A draft with its key in the database. Each editor stores its draft under a unique key, so that two tabs do not
 * overwrite each other's drafts.
 */
export type KeptDraft = EditorDraft & { key: string };

/** Returns the way to collect data of a draft; null if the draft does not name a way that this editor offers. */
export const wayOf = (draft: EditorDraft | null): CollectingPlace | null =>
  COLLECTING_PLACES.find((each) => each === draft?.way) ?? null;

/** After this number of failed attempts, a draft is not opened automatically. */
const MOST_TRIES = 2;

export const isSetAside = ({ tries = 0 }: EditorDraft): boolean => tries >= MOST_TRIES;

/**
 * Returns the drafts that are not replaced by newer drafts, the newest first. A draft is replaced if another draft
 * continues it. A replaced draft is returned nevertheless if it was changed after it was continued, because this means
 * that two tabs have edited the study separately.
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
