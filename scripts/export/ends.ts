import type { StoredRecord } from "@/receiver/sessions/record-store";
import type { ReadEnd } from "./read-record";

type KeptEnd = ReadEnd & { record: StoredRecord };

/** The maximum number of stored ends of a session. A page sends two ends, and other programs may send any number. */
export const MOST_ENDS = 10;

/**
 * Collects the ends of a session in the order in which the session's page sent them, with the final end last. A page
 * sends `unsent` while the data are late, and the real exit once the data have arrived.
 */
export function createEnds() {
  const ends: KeptEnd[] = [];
  // The time alone is not enough, because the record of `unsent` may be the one that had to wait.
  const isReal = ({ exit }: ReadEnd) => Number(exit !== "unsent");
  return {
    /**
     * Adds an end.
     * @returns the record of an end that exceeds the limit
     */
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
    /** Returns the ends, with the final end last. */
    inOrder: (): readonly ReadEnd[] => ends,
  };
}
