import type { IndexedRecord, RecordVersion } from "@/experiments/engine/sending/following";
import type { NamedBlob } from "@/experiments/study/reading/known-file";
import { keyOf, LINES_TYPE } from "./record-lines";

/** A record that was read, with its line in the form of `node main.ts read` (docs/deploy/receiver.md). */
export type KeptLine = { version: RecordVersion; line: string; bytes: number };

/** Lines that arrived together. The browser keeps the bytes of a blob outside of the memory of the page. */
type Batch = {
  number: number;
  blob: Blob;
  lines: { key: string; session: string; bytes: number; from: number; to: number }[];
};

/** The records of a study that the page has read. */
export class KeptRecords {
  #batches: Batch[] = [];
  #next = 1;
  readonly #keys = new Set<string>();

  /** Adds the records of one answer. */
  add(records: readonly KeptLine[]): void {
    const added = records.filter(({ version }) => !this.#keys.has(keyOf(version)));
    if (added.length === 0) return;
    const encoder = new TextEncoder();
    const parts = added.map(({ line }) => encoder.encode(`${line}\n`));
    let at = 0;
    const lines = added.map(({ version, bytes }, index) => {
      const from = at;
      at += parts[index]?.length ?? 0;
      const key = keyOf(version);
      this.#keys.add(key);
      return { key, session: version.session, bytes, from, to: at };
    });
    this.#batches.push({ number: this.#next, blob: new Blob(parts, { type: LINES_TYPE }), lines });
    this.#next += 1;
  }

  /** Returns the records of an index that have not been read yet. */
  missing(index: readonly IndexedRecord[]): IndexedRecord[] {
    return index.filter((record) => !this.#keys.has(keyOf(record)));
  }

  /**
   * Drops the records that an index does not list any more, because their session was withdrawn. Their bytes are
   * removed, and not only hidden.
   *
   * @returns the number of sessions of which nothing remains
   */
  async dropUnlisted(index: readonly IndexedRecord[]): Promise<number> {
    const listed = new Set(index.map(keyOf));
    const before = this.counts().sessions;
    const batches: Batch[] = [];
    for (const batch of this.#batches) {
      const kept = batch.lines.filter(({ key }) => listed.has(key));
      if (kept.length === batch.lines.length) batches.push(batch);
      else if (kept.length > 0) batches.push(await rebuilt(batch, kept));
    }
    this.#batches = batches;
    this.#keys.clear();
    for (const { lines } of batches) for (const { key } of lines) this.#keys.add(key);
    return before - this.counts().sessions;
  }

  /** Returns the numbers of sessions, records, and bytes of records. */
  counts() {
    const lines = this.#batches.flatMap((batch) => batch.lines);
    return {
      sessions: new Set(lines.map(({ session }) => session)).size,
      records: lines.length,
      bytes: lines.reduce((sum, line) => sum + line.bytes, 0),
    };
  }

  /** Returns the records as files of lines. */
  inputs(): NamedBlob[] {
    return this.#batches.map(({ number, blob }) => {
      const name = `records-${String(number).padStart(4, "0")}.ndjson`;
      return { name, path: name, blob };
    });
  }

  /** Returns all records as one file of lines. */
  file(): Blob {
    return new Blob(
      this.#batches.map(({ blob }) => blob),
      { type: LINES_TYPE },
    );
  }
}

/** Returns a batch with some of its lines. Slices of a blob would keep all of its bytes, so they are copied. */
async function rebuilt(batch: Batch, kept: Batch["lines"]): Promise<Batch> {
  const parts = await Promise.all(
    kept.map(({ from, to }) => batch.blob.slice(from, to).arrayBuffer()),
  );
  let at = 0;
  const lines = kept.map((line) => {
    const from = at;
    at += line.to - line.from;
    return { ...line, from, to: at };
  });
  return { number: batch.number, blob: new Blob(parts, { type: LINES_TYPE }), lines };
}
