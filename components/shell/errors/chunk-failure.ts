/** Where the page loads between reloads are counted, so that a chunk that stays lost makes no loop. */
export const RELOADED_CHUNKS_KEY = "protocole:reloaded-chunks";

/** What stands in place of a chunk's name for the data of a page. */
export const PAGE_DATA = "page data";

/** How React says that page data were cut off. */
const CUT_OFF = /^(?:Connection closed\.|Minified React error #412;)/;

/**
 * The chunk that a failure is about, or null when it is about something else. Webpack's message
 * begins `Loading chunk N failed` (docs/specification.md, "Screens and routes"),
 * `Loading CSS chunk N failed` for styles.
 * A page that a host sends in place of a chunk is one too: webpack finds nothing in it.
 */
export function failedChunk(failure: unknown): string | null {
  const { message } = Object(failure) as { message?: unknown };
  const text = String(message);
  if (CUT_OFF.test(text)) return PAGE_DATA;
  return /^Loading (?:CSS )?chunk (\S+) failed/.exec(text)?.[1] ?? null;
}

/**
 * Whether to reload for a lost chunk: once per chunk in this tab. A further loss soon after
 * belongs to the same fault and shows the error page instead.
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
    // Without storage nothing would stop a loop: show the error page.
    return false;
  }
}

/** Longer than the chunk time-out (next.config.mjs), or a chunk that hangs would make a slow loop. */
const SAME_FAULT_MS = 300_000;
