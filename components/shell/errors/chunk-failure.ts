/**
 * A session storage key. Its value is the time of the last reload for each chunk. The page reads this time to avoid a
 * loop of reloads for a lost chunk.
 */
export const RELOADED_CHUNKS_KEY = "protocole:reloaded-chunks";

/** The name that represents the data of a page in functions that expect the name of a chunk. */
export const PAGE_DATA = "page data";

/** The pattern of React's error messages for truncated page data. */
const CUT_OFF = /^(?:Connection closed\.|Minified React error #412;)/;

/**
 * Returns the name of the chunk that failed to load, or null for any other failure. Webpack's message begins `Loading
 * chunk N failed` (docs/specification.md, "Screens and routes"), or `Loading CSS chunk N failed`. A host that returns
 * HTML in place of a chunk causes the same failure.
 */
export function failedChunk(failure: unknown): string | null {
  const { message } = Object(failure) as { message?: unknown };
  const text = String(message);
  if (CUT_OFF.test(text)) return PAGE_DATA;
  return /^Loading (?:CSS )?chunk (\S+) failed/.exec(text)?.[1] ?? null;
}

/**
 * Returns whether to reload the page for a lost chunk. The page is reloaded once for each chunk in this tab. If the
 * chunk is lost again within `SAME_FAULT_MS`, the page displays the error page instead.
 */
export function mayReloadFor(chunk: string, storage: Storage, now: number): boolean {
  try {
    const reloaded: Record<string, number> = Object(
      JSON.parse(storage.getItem(RELOADED_CHUNKS_KEY) ?? "{}"),
    );
    if (now - (reloaded[chunk] ?? Number.NEGATIVE_INFINITY) < SAME_FAULT_MS) return false;
    storage.setItem(RELOADED_CHUNKS_KEY, JSON.stringify({ ...reloaded, [chunk]: now }));
    return true;
  } catch {
    // Without storage, nothing would stop a loop of reloads.
    return false;
  }
}

/**
 * This time is longer than the time-out for chunks (next.config.mjs). If it were shorter, a chunk that never arrives
 * would cause a slow loop of reloads.
 */
const SAME_FAULT_MS = 300_000;
