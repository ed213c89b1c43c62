import type { SessionEvent } from "@/experiments/engine/session/session";
import { because, type Reason } from "./reason";
import { isCount, isObject, isText, isWord } from "./values";

/** An event of a run that is not a trial. */
export type ReadEvent = Pick<SessionEvent, "at" | "block"> & {
  what: string;
  detail: string | null;
};

const MOST_EVENTS = 20_000;

/** Returns the reason why the events of a record are not valid; undefined if they are. */
export function eventsFault(events: unknown): Reason | undefined {
  if ((events ?? null) === null) return undefined;
  if (!Array.isArray(events)) return because("Its events are …, not a list.", events);
  if (events.length > MOST_EVENTS)
    return because("It has … events, more than any run.", events.length);
  for (const event of events) {
    if (!isObject(event)) return because("An event is …, not an object.", event);
    const { at, what, block, detail = null } = event;
    if (!isWord(at)) return because("at is … in an event.", at);
    if (!isWord(what)) return because("what is … in an event.", what);
    if (!isCount(block)) return because("block is … in an event.", block);
    if (detail !== null && !isText(detail)) return because("detail is … in an event.", detail);
  }
  return undefined;
}

/** Returns the events of a record, which were checked. A record may have none. */
export const eventsOf = (events: unknown): ReadEvent[] =>
  ((events ?? []) as ReadEvent[]).map(({ at, what, block, detail }) => ({
    at,
    what,
    block,
    detail: detail ?? null,
  }));
