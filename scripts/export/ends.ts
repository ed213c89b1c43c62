import type { ReadEnd } from "@/experiments/study/reading/record/read-start-and-end";
import type { StoredRecord } from "@/receiver/sessions/record-store";

type KeptEnd = ReadEnd & { record: StoredRecord };

/**
 * The maximum number of ends that are stored for a session. A page sends at most two ends, but other programs may send
 * any number.
 */
export const MOST_ENDS = 10;

/**
 * Collects the ends of a session in the order in which the session's page sent them. The final end is the last. A page
 * sends the end `unsent` while the data are late, and sends the real exit once the data have arrived.
 */
export function createEnds() {
  const ends: KeptEnd[] = [];
  // Sorting by time is not enough, because the record of `unsent` may have waited and may have arrived last.
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
    /** Returns the ends. The final end is the last. */
    inOrder: (): readonly ReadEnd[] => ends,
  };
}
