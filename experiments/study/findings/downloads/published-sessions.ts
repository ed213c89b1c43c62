import { newSessionId } from "@/experiments/engine/session/session";
import type { Aside, CountedSession, Findings } from "@/experiments/study/findings/findings";
import { personKey } from "@/experiments/study/findings/session-order";

/** A session as a download contains it: with new ids, and with days instead of dates. */
export type PublishedSession = {
  counted: CountedSession;
  /** The new ids of the session and of the person, from which nobody can derive the original ids. */
  session: string;
  person: string;
  /** The number of this session among the published sessions of the person, from 1. */
  run: number;
  /** Days from the first session of the person to this session; null if one of their dates is not known. */
  days: number | null;
};

/** The reasons for which a download does not contain a session: it is not data of this study, or was withdrawn. */
const LEFT_OUT: readonly (Aside | null)[] = [
  "otherProtocol",
  "simulated",
  "rehearsal",
  "withdrawn",
];

/** Returns whether downloads leave out the sessions that are set aside for this reason. */
export const isLeftOut = (aside: Aside | null): boolean => LEFT_OUT.includes(aside);

const DAY_MS = 86_400_000;

/** Returns the calendar day of the device as a number; null if the date is not known. */
function dayOf(startedAt: string | null): number | null {
  const day = startedAt === null ? Number.NaN : Date.parse(startedAt.slice(0, 10));
  return Number.isNaN(day) ? null : day / DAY_MS;
}

/**
 * Returns the sessions that downloads contain, in the order of their start. Withdrawn sessions, rehearsals and sessions of
 * other studies are left out.
 * @param newId returns another random id in each call. There is no seed, because a seed would lead back to the people.
 */
export function publishedSessions(
  { sessions }: Pick<Findings, "sessions">,
  newId: () => string = newSessionId,
): PublishedSession[] {
  const people = new Map<string, { id: string; runs: number; first: number | null }>();
  return sessions
    .filter(({ aside }) => !isLeftOut(aside))
    .map((counted) => {
      const key = personKey(counted.session);
      const day = dayOf(counted.session.startedAt);
      const person = people.get(key) ?? { id: `p${newId().slice(1)}`, runs: 0, first: day };
      people.set(key, person);
      person.runs += 1;
      return {
        counted,
        session: newId(),
        person: person.id,
        run: person.runs,
        days: day === null || person.first === null ? null : day - person.first,
      };
    });
}
