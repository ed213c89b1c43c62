/**
 * Session storage key: when the page was last reloaded for each chunk, so that a lost chunk does not cause a reload
 * loop.
 */
export const RELOADED_CHUNKS_KEY = "protocole:reloaded-chunks";

/** Name of a page's data where functions expect the name of a chunk. */
export const PAGE_DATA = "page data";

/** React's error messages for truncated page data. */
const CUT_OFF = /^(?:Connection closed\.|Minified React error #412;)/;

/**
 * Returns the name of the chunk that failed to load, or null for any other failure. Webpack's message begins `Loading
 * chunk N failed` (docs/specification.md, "Screens and routes"), or `Loading CSS chunk N failed`; HTML that a host
 * sends in place of a chunk fails the same way.
 */
export function failedChunk(failure: unknown): string | null {
  const { message } = Object(failure) as { message?: unknown };
  const text = String(message);
  if (CUT_OFF.test(text)) return PAGE_DATA;
  return /^Loading (?:CSS )?chunk (\S+) failed/.exec(text)?.[1] ?? null;
}

/**
 * Whether to reload for a lost chunk: once per chunk in this tab. A further loss within `SAME_FAULT_MS`
 * shows the error page instead.
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
    // Without storage, nothing would stop a reload loop.
    return false;
  }
}

/** Longer than the chunk time-out (next.config.mjs); otherwise a hanging chunk would cause a slow reload loop. */
const SAME_FAULT_MS = 300_000;
