/** Where the page loads between reloads are counted, so that a chunk that stays lost makes no loop. */
export const RELOADED_CHUNKS_KEY = "protocole:reloaded-chunks";

const BUILD_FILES = "/_next/static/";

/**
 * The chunk that a failure is about, or null when it is about something else. Webpack's message
 * begins `Loading chunk N failed` (specification section 2), `Loading CSS chunk N failed` for styles.
 */
export function failedChunk(failure: unknown): string | null {
  const { message } = Object(failure) as { message?: unknown };
  return /^Loading (?:CSS )?chunk (\S+) failed/.exec(String(message))?.[1] ?? null;
}

/**
 * The build file that answered with something that is no script, or null: a host that sends a page
 * in place of a missing chunk makes no chunk error, only a syntax error in that file.
 */
export function brokenBuildFile(event: { filename?: string; error?: unknown }): string | null {
  if (!(event.error instanceof SyntaxError) || !event.filename?.includes(BUILD_FILES)) return null;
  return event.filename.slice(event.filename.indexOf(BUILD_FILES));
}

/**
 * Whether to reload for a lost chunk: once per chunk in this tab. A further loss within the same
 * minute belongs to the same fault and shows the error page instead.
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

const SAME_FAULT_MS = 60_000;
