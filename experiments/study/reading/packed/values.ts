import type { Packable } from "./kinds";
import { createValueReader } from "./read-value";
import { createVocabulary } from "./vocabulary";
import { createWriter } from "./write-value";

/** The size of a piece of memory. One piece that grows would need the memory twice while it is copied. */
const PIECE = 1_048_576;

/** Stores values of JSON in a fraction of the memory of their objects (docs/reading.md, "Memory"). */
export function createPackedValues() {
  const vocabulary = createVocabulary();
  const write = createWriter(vocabulary);
  const read = createValueReader(vocabulary);
  const pieces: Uint8Array[] = [];
  let used = 0;

  return {
    /** Stores a value. @returns the position from which it is read */
    add(value: Packable): number {
      const bytes = write(value);
      if (used + bytes.length > (pieces.at(-1)?.length ?? 0)) {
        pieces.push(new Uint8Array(Math.max(PIECE, bytes.length)));
        used = 0;
      }
      const at = used;
      pieces.at(-1)?.set(bytes, at);
      used += bytes.length;
      return (pieces.length - 1) * PIECE + at;
    },

    /** Returns the value at a position, as a new object. */
    at: (position: number): Packable =>
      read(pieces[Math.floor(position / PIECE)] as Uint8Array, position % PIECE),
  };
}

export type PackedValues = ReturnType<typeof createPackedValues>;
