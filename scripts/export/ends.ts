import type { StoredRecord } from "@/receiver/sessions/record-store";
import type { ReadEnd } from "./read-record";

type KeptEnd = ReadEnd & { record: StoredRecord };

/** Limit of the stored ends of a session: a page sends two, and other programs may send any number. */
export const MOST_ENDS = 10;

/**
 * Collects the ends of a session in the order in which its page sent them, the final end last: a page sends `unsent` while the
 * data are late, and the real exit once they have arrived.
 */
export function createEnds() {
  const ends: KeptEnd[] = [];
  // Time alone is not enough: the record of `unsent` may be the record that had to wait.
  const isReal = ({ exit }: ReadEnd) => Number(exit !== "unsent");
  return {
    /** @returns the record of an end that exceeds the limit */
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
    /** Returns the ends, the final one last. */
    inOrder: (): readonly ReadEnd[] => ends,
  };
}
