import type { StoredRecord } from "@/receiver/sessions/record-store";
import type { ReadEnd } from "./read-record";

type KeptEnd = ReadEnd & { record: StoredRecord };

/** The ends of a session that are kept: a page tells two, and other programs may send any number. */
export const MOST_ENDS = 10;

/**
 * Gathers the ends of a session in the order in which its page told them, the final one last: a page tells of `unsent`
 * where the data are late, and of the real exit once they have arrived.
 */
export function createEnds() {
  const ends: KeptEnd[] = [];
  // Not by time alone: the record of `unsent` may be the one that had to wait.
  const isReal = ({ exit }: ReadEnd) => Number(exit !== "unsent");
  return {
    /** @returns the record of an end that has no place any more */
    add(end: ReadEnd, record: StoredRecord): StoredRecord | undefined {
      ends.push({ ...end, record });
      ends.sort(
        (one, other) =>
          isReal(one) - isReal(other) ||
          Number(one.record.beside) - Number(other.record.beside) ||
          one.record.received.getTime() - other.record.received.getTime(),
      );
      return ends.length > MOST_ENDS ? ends.splice(-2, 1)[0]?.record : undefined;
    },
    /** Returns them, the final one last. */
    inOrder: (): readonly ReadEnd[] => ends,
  };
}
