import type { Participation } from "./participation";
import type { PersonalLink } from "./personal-link";

/**
 * Returns the facts of the personal link after a visit is completed; null if the visit was not completed, and in a study
 * without visits.
 */
export function personalLinkOf(participation: Participation): PersonalLink | null {
  const { id, ids, person, visit, ending, startedAt, personal } = participation;
  const { condition, conditionSource, row = null, rehearsal = false } = participation;
  if (person === undefined || typeof visit !== "string" || ending !== "completed") return null;
  const own = { visit, session: id, day: startedAt.slice(0, DAY_LENGTH) };
  const first = { person, ids, condition, conditionSource, row, rehearsal };
  return { ...(personal ?? first), done: [...(personal?.done ?? []), own] };
}

/** The length of the date in a time such as `2026-11-23T14:02:11.042+01:00`. */
const DAY_LENGTH = 10;
