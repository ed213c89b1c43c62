import { FileNotes } from "./file-notes";
import { onePerSubmission } from "./prolific-submission";
import type { ProlificRow } from "./read-session";

/** A file that the visitor gave, or records that a receiver sent. */
export type NamedBlob = { name: string; path: string; blob: Blob };

/** A file, with the facts and faults that were collected about it. */
export type KnownFile = {
  input: NamedBlob;
  isReplaced: boolean;
  notes: FileNotes;
  /** Null if the file has none, as most files. */
  prolific: ProlificRow[] | null;
  /** The protocols of whose steps the file does not state the parameters; null if there are none, as in most files. */
  unstated: Set<string> | null;
};

export const knownFile = (
  input: NamedBlob,
  isReplaced: boolean,
  mostFaults: number,
): KnownFile => ({
  input,
  isReplaced,
  notes: new FileNotes(input.path, input.blob.size, mostFaults),
  prolific: null,
  unstated: null,
});

/** Returns the submissions of all exports of Prolific, each once, in the order of their ids. */
export function prolificOf(files: readonly KnownFile[]): ProlificRow[] | null {
  if (!files.some(({ notes }) => notes.isProlific())) return null;
  const rows = files.flatMap(({ prolific }) => prolific ?? []);
  const keyed = rows.map((row) => ({ row, key: JSON.stringify(row) }));
  keyed.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  return onePerSubmission(
    keyed.filter(({ key }, index) => key !== keyed[index - 1]?.key).map(({ row }) => row),
  );
}
