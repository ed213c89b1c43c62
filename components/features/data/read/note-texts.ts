import type { Note } from "@/experiments/study/findings/findings";
import { interpolate } from "@/lib/i18n/interpolate";
import { ownValue } from "@/lib/own-value";

/**
 * Returns the texts of notes. A note without a text is left out.
 * @param texts keyed by the id of a note
 */
export const noteTexts = (
  notes: readonly Note[],
  texts: Readonly<Record<string, string>>,
): string[] =>
  notes.flatMap(({ id, values }) => {
    const text = ownValue(texts, id);
    return text === undefined ? [] : interpolate(text, { ...values });
  });
