/** The longest time without new bytes within an answer, ms. */
const MOST_SILENCE_MS = 60_000;

/** The end of the bytes, or the first part of a line whose end is missing. */
export class CutOff extends Error {}

/**
 * Divides bytes into lines. A last line without its end is left out, because it was cut off.
 *
 * @throws CutOff if the connection is lost, or if nothing arrives for a minute
 */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  // A byte order mark belongs to the record that begins with it.
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const reader = body.getReader();
  let parts: string[] = [];
  try {
    for (;;) {
      const { done, value } = await withoutSilence(reader.read());
      if (done) return;
      const [first = "", ...others] = decoder.decode(value, { stream: true }).split("\n");
      parts.push(first);
      for (const next of others) {
        const line = parts.join("");
        parts = [next];
        yield line;
      }
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** @throws CutOff */
async function withoutSilence<T>(read: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CutOff()), MOST_SILENCE_MS);
  });
  try {
    return await Promise.race([read, silence]);
  } catch {
    throw new CutOff();
  } finally {
    clearTimeout(timer);
  }
}
