import { createNotes } from "./file-notes";
import { onePerSubmission } from "./prolific-submission";
import type { ProlificRow } from "./read-session";

/** A file that the visitor gave, or records that a receiver sent. */
export type NamedBlob = { name: string; path: string; blob: Blob };

/** A file, with the facts and faults that were collected about it. */
export type KnownFile = {
  input: NamedBlob;
  isReplaced: boolean;
  notes: ReturnType<typeof createNotes>;
  prolific: ProlificRow[];
  /** The protocols of whose steps the file does not state the parameters. */
  unstated: Set<string>;
};

export const knownFile = (input: NamedBlob, isReplaced: boolean): KnownFile => ({
  input,
  isReplaced,
  notes: createNotes(input.path, input.blob.size),
  prolific: [],
  unstated: new Set(),
});

/** Returns the submissions of all exports of Prolific, each once, in the order of their ids. */
export function prolificOf(files: readonly KnownFile[]): ProlificRow[] | null {
  if (!files.some(({ notes }) => notes.isProlific())) return null;
  const rows = files.flatMap(({ prolific }) => prolific);
  const keyed = rows.map((row) => ({ row, key: JSON.stringify(row) }));
  keyed.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  return onePerSubmission(
    keyed.filter(({ key }, index) => key !== keyed[index - 1]?.key).map(({ row }) => row),
  );
}
