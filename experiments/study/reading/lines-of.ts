import { ofBlob } from "./content";
import { LIMITS } from "./limits";

const CHUNK = 8_388_608;

/** A line of a text, or a line that is longer than any record. `number` counts from 0 and includes empty lines. */
export type Line = { number: number; text: string | null };

/**
 * Yields the lines of a text in UTF-8 without the empty lines. Only a part of the text is in memory.
 * @throws TypeError if the text is not UTF-8
 */
export async function* linesOf(blob: Blob): AsyncGenerator<Line> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest: string[] = [];
  let length = 0;
  let number = 0;
  for (let from = 0; from < blob.size; from += CHUNK) {
    const isLast = from + CHUNK >= blob.size;
    const chunk = decoder.decode(await ofBlob(blob).bytes(from, from + CHUNK), { stream: !isLast });
    const parts = chunk.split("\n");
    for (const [index, part] of parts.entries()) {
      length += part.length;
      // A line that is too long is not kept.
      if (length <= LIMITS.record) rest.push(part);
      if (index === parts.length - 1) break;
      yield* whole();
    }
  }
  yield* whole();

  function* whole(): Generator<Line> {
    const text = length > LIMITS.record ? null : rest.join("").replace(/\r$/, "");
    rest = [];
    length = 0;
    if (text === null || text.trim() !== "") yield { number, text };
    number += 1;
  }
}
