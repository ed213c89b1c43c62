import { ofBlob } from "./content";
import type { ReadFile } from "./read-session";

export type Encoding = NonNullable<ReadFile["table"]>["encoding"];

/** An encoding by the name that the decoder knows; `utf-16le` and `utf-16be` are both `utf-16` in the list of files. */
export type DecoderName = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

const CHUNK = 8_388_608;
/** If at least this share of every second byte is NUL, a text without a byte order mark is UTF-16. */
const MOSTLY = 0.4;

/**
 * Returns the encoding of a text: the encoding of its byte order mark, UTF-16 if every second byte is NUL, UTF-8 if all
 * bytes are valid, and otherwise windows-1252, which spreadsheets in the west write. Returns null for a file that is
 * not a text.
 * @param most the number of bytes that are looked at
 */
export async function encodingOf(blob: Blob, most = blob.size): Promise<DecoderName | null> {
  const head = await ofBlob(blob).bytes(0, 4096);
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const nuls = [0, 0];
  for (const [index, byte] of head.entries())
    if (byte === 0) nuls[index % 2] = (nuls[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nuls;
  if (even + odd > 0) {
    if (odd > (head.length / 2) * MOSTLY && even === 0) return "utf-16le";
    if (even > (head.length / 2) * MOSTLY && odd === 0) return "utf-16be";
    return null;
  }
  return (await isUtf8(blob, Math.min(most, blob.size))) ? "utf-8" : "windows-1252";
}

async function isUtf8(blob: Blob, most: number): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for (let from = 0; from < most; from += CHUNK) {
      const to = Math.min(most, from + CHUNK);
      decoder.decode(await ofBlob(blob).bytes(from, to), { stream: to < blob.size });
    }
    return true;
  } catch {
    return false;
  }
}

export const shownEncoding = (name: DecoderName): Encoding =>
  name === "utf-16le" || name === "utf-16be" ? "utf-16" : name;

/** Yields a text in parts. */
export async function* textOf(blob: Blob, encoding: DecoderName): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for (let from = 0; from < blob.size; from += CHUNK)
    yield decoder.decode(await ofBlob(blob).bytes(from, from + CHUNK), {
      stream: from + CHUNK < blob.size,
    });
}
