import { releaseOf } from "./own-page";
import { recordCurrent } from "./precache";

/**
 * Checks the cached release with a conditional request and records whether the host still has the same release. A
 * foreign response changes nothing.
 *
 * @param home the path of the home page
 * @returns whether the host has another release
 * @throws Error if the host does not answer, or storage is refused
 */
export async function confirmRelease(version: string, home: string): Promise<boolean> {
  const answer = await fetch(home, { cache: "no-cache", priority: "low" });
  const release = answer.ok ? releaseOf(await answer.text()) : undefined;
  if (release === undefined) return false;
  const isCurrent = release === version;
  await recordCurrent(isCurrent ? version : undefined);
  return !isCurrent;
}
