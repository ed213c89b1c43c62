import type { NamedBlob } from "@/experiments/study/reading/known-file";
import {
  checkedDocument,
  endOf,
  recordsOf,
  simulatedParticipations,
  THREE_TASKS,
} from "@/testing/simulated-participations";

/** The number of participations whose records are repeated with other ids. */
const PEOPLE = 10;

/** The digits in the ids of simulated participations that state the repetition. */
const DIGITS = 4;

/** A file whose content is computed when it is read, because it would not fit on a disk. */
class RepeatedBlob {
  readonly size: number;
  constructor(
    private readonly once: Uint8Array,
    /** The places of the digits that differ between the repetitions. */
    private readonly places: readonly number[],
    repetitions: number,
    private readonly from = 0,
    to = once.length * repetitions,
  ) {
    this.size = to - from;
    this.repetitions = repetitions;
  }
  private readonly repetitions: number;

  slice(from = 0, to = this.size): RepeatedBlob {
    const [begin, end] = [Math.min(from, this.size), Math.min(to, this.size)];
    return new RepeatedBlob(
      this.once,
      this.places,
      this.repetitions,
      this.from + begin,
      this.from + end,
    );
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    const bytes = new Uint8Array(this.size);
    const { length } = this.once;
    for (let at = 0; at < this.size; ) {
      const place = (this.from + at) % length;
      const repetition = Math.floor((this.from + at) / length);
      const part = this.once.subarray(place, place + this.size - at);
      bytes.set(part, at);
      const digits = repetition.toString(16).padStart(DIGITS, "0");
      for (const each of this.places)
        for (let digit = 0; digit < DIGITS; digit += 1) {
          const to = each + digit - place;
          if (to >= 0 && to < part.length) bytes[at + to] = digits.charCodeAt(digit);
        }
      at += part.length;
    }
    return bytes.buffer;
  }
}

/**
 * Returns a file with the records of many participations, one record in each line. The participations of a few simulated
 * people are repeated with other ids. The receipts of the ends, which depend on the ids, are left out.
 */
export function repeatedRecords(sessions: number): NamedBlob {
  const participations = [...simulatedParticipations(checkedDocument(THREE_TASKS), PEOPLE)];
  const lines = participations.flatMap((each) => [
    ...recordsOf(each),
    endOf(each, { receipt: undefined } as never),
  ]);
  const text = `${lines.join("\n")}\n`;
  const places = participations.flatMap(({ id }) =>
    [...text.matchAll(new RegExp(id, "g"))].map(({ index }) => index + 1),
  );
  const blob = new RepeatedBlob(
    new TextEncoder().encode(text),
    places,
    Math.ceil(sessions / PEOPLE),
  );
  return { name: "records.jsonl", path: "records.jsonl", blob: blob as unknown as Blob };
}
