import type { Json, JsonObject } from "@/components/features/editor/document/json";
import { fitsLink, linkHash, MOST_PACKED } from "@/experiments/study/document/link";

/** Returns the part of a link after `#`; null if a link cannot encode the value. */
function hashOf(value: Json): string | null {
  try {
    return linkHash(value);
  } catch {
    return null;
  }
}

/**
 * Returns the share of the longest possible link that a survey takes up, and the length of the participants' link.
 * @returns `hash`: characters of the link after `#`; `isTooLong`: whether the link cannot contain the study
 */
export function linkUse(
  document: JsonObject,
  survey: JsonObject,
): { share: number; hash: number; isTooLong: boolean } {
  const { plan: _, ...participants } = document;
  const whole = hashOf(participants);
  return {
    share: (hashOf(survey)?.length ?? MOST_PACKED) / MOST_PACKED,
    hash: whole?.length ?? MOST_PACKED,
    isTooLong: whole === null || !fitsLink(whole),
  };
}
