import { ofBlob } from "./content";
import { LIMITS } from "./limits";

const CHUNK = 8_388_608;
const LINE_END = 0x0a;
const RETURN = 0x0d;

/**
 * A line of a text, with its bytes, or a line that is longer than any record. `number` counts from 0 and includes empty
 * lines.
 */
export type Line = { number: number } & (
  | { text: string; bytes: Uint8Array<ArrayBuffer> }
  | { text: null }
);

const UTF_8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The bytes of a text are not UTF-8. */
export class NotUtf8 extends Error {}

/** @throws NotUtf8 */
export function inUtf8(bytes: Uint8Array): string {
  try {
    return UTF_8.decode(bytes);
  } catch {
    throw new NotUtf8();
  }
}

/**
 * Yields the lines of a text in UTF-8 without the empty lines. Only a part of the text is in memory. Each line is decoded
 * alone, because the text of a whole chunk would stay in memory as long as one of its lines.
 * @throws NotUtf8 if a line is not UTF-8
 */
export async function* linesOf(blob: Blob): AsyncGenerator<Line> {
  /** The parts of a line that began in an earlier chunk. */
  let rest: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  let number = 0;
  for (let from = 0; from < blob.size; from += CHUNK) {
    const chunk = await ofBlob(blob).bytes(from, from + CHUNK);
    for (let at = 0; at < chunk.length; ) {
      const end = chunk.indexOf(LINE_END, at);
      const part = chunk.subarray(at, end < 0 ? chunk.length : end);
      length += part.length;
      // A line that is too long is not kept.
      if (length <= LIMITS.record) rest.push(part);
      if (end < 0) break;
      yield* whole();
      at = end + 1;
    }
  }
  yield* whole();

  function* whole(): Generator<Line> {
    if (length > LIMITS.record) yield { number, text: null };
    else {
      const joined = joinedBytes(rest, length);
      const bytes = joined.at(-1) === RETURN ? joined.subarray(0, -1) : joined;
      const text = inUtf8(bytes);
      if (text.trim() !== "") yield { number, text, bytes };
    }
    rest = [];
    length = 0;
    number += 1;
  }
}

function joinedBytes(
  parts: readonly Uint8Array<ArrayBuffer>[],
  length: number,
): Uint8Array<ArrayBuffer> {
  const [first] = parts;
  if (first && parts.length === 1) return first;
  const joined = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
