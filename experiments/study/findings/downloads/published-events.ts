import type { CountedSession } from "@/experiments/study/findings/findings";
import type { ReadRun } from "@/experiments/study/reading/read-session";
import type { ReadEvent } from "@/experiments/study/reading/record/read-events";
import type { PublishedSession } from "./published-sessions";

/** The columns of the events in a data set. */
export const EVENT_COLUMNS = ["session_id", "seconds", "what", "block", "detail"] as const;

const SECOND_MS = 1000;

/** Returns the seconds from the start of the run, in place of a time of day; null if a time is not known. */
function secondsOf({ at }: ReadEvent, { startedAt }: ReadRun): number | null {
  const seconds = (Date.parse(at) - Date.parse(startedAt)) / SECOND_MS;
  return Number.isFinite(seconds) ? seconds : null;
}

/** Returns the texts that name the person or the session. */
const namesOf = ({ session: { id, person, ids } }: CountedSession): string[] =>
  [id, person, ...Object.values(ids)].filter(
    (name): name is string => name !== null && name !== "",
  );

/**
 * Returns the events of a run as a data set contains them: with the new id of the session, without times of day, and
 * without details that could name the person.
 */
export function publishedEvents(
  events: readonly ReadEvent[],
  run: ReadRun,
  { session, counted }: PublishedSession,
) {
  const names = namesOf(counted);
  return events.map((event) => {
    const { what, block, detail } = event;
    const isNaming =
      detail !== null && (what.startsWith("id_") || names.some((name) => detail.includes(name)));
    return {
      session_id: session,
      seconds: secondsOf(event, run),
      what,
      block,
      detail: isNaming ? null : detail,
    };
  });
}
