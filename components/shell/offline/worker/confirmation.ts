import { releaseOf } from "./own-page";
import { noteCurrent } from "./precache";

/**
 * Asks the host which release it has, and notes whether it is the kept one. An answer that is not the
 * site's changes nothing.
 *
 * @param home the address of the home page, of which a conditional request is made
 * @returns whether the host has another release
 * @throws Error when the host does not answer, or storage refuses the note
 */
export async function confirmRelease(version: string, home: string): Promise<boolean> {
  const answer = await fetch(home, { cache: "no-cache", priority: "low" });
  const release = answer.ok ? releaseOf(await answer.text()) : undefined;
  if (release === undefined) return false;
  const isKept = release === version;
  await noteCurrent(isKept ? version : undefined);
  return !isKept;
}
