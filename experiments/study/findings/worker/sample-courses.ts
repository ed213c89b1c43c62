import type { AppModel, TimedModel } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import type { Session } from "@/experiments/engine/session/session";
import { simulatedRun } from "@/experiments/engine/simulation/simulated-run";

/** A run of a simulated person, with the model of its task. */
export type SampleRun = { session: Session; model: AppModel };

/** The people of the sample in addition to those who began: each of the `SPARES` is one session. */
const SPARES = ["withdrawn", "rehearsal", "later", "earlier"] as const;
export const SPARE_PEOPLE = SPARES.length;

/**
 * The people whose session does not go as planned, by their place in their condition, from 0. More people of the second
 * condition leave, so that the page displays unequal attrition.
 */
const UNUSUAL = {
  /** They leave after their first step. */
  leaving: [[9], [4, 11, 17, 23]],
  /** The participants press before the stimulus can be seen, in so many trials that the plan excludes them. */
  hasty: [[20], [7, 14]],
  /** The participants press in few trials, so that no score is computed. */
  absent: [[], [26]],
} as const;
type Unusual = keyof typeof UNUSUAL;

/** The identifier of a person, and the beginning of the person's session, ms after the beginning of the study. */
type Own = { person: string; fromMs: number };

const EVERY = { hasty: 4, late: 23, touch: 4, french: 3, present: 3 } as const;
const TOO_SOON_MS = 60;

const MINUTE_MS = 60_000;
/** The time between the starts of two successive participants, ms. */
const APART_MS = 95 * MINUTE_MS;
/** Between two steps, ms. */
const BREAK_MS = 2 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

const later = (moment: string, byMs: number) => new Date(Date.parse(moment) + byMs).toISOString();

/** Returns a run whose times are later. */
const moved = (session: Session, byMs: number): Session => ({
  ...session,
  startedAt: later(session.startedAt, byMs),
  finishedAt: session.finishedAt && later(session.finishedAt, byMs),
  events: session.events.map((event) => ({ ...event, at: later(event.at, byMs) })),
});

/** Returns the runs of a session one after the other. All simulated runs begin at the same moment. */
function inTurn(sessions: readonly Session[], fromMs: number): Session[] {
  let at = fromMs;
  return sessions.map((session) => {
    const placed = moved(session, at);
    at += Date.parse(session.finishedAt ?? session.startedAt) - Date.parse(session.startedAt);
    at += BREAK_MS;
    return placed;
  });
}

/** Returns the run of a person who does the same trials, but answers some of them too soon or not at all. */
function answeredOtherwise({ session, model }: SampleRun, how: "hasty" | "absent"): Session {
  if (model.kind !== "timed") return session;
  let place = 0;
  const { rows, raw, durationMs } = simulatedRun(model as TimedModel, session.seed, () => {
    const { response = null, rt_ms = null } = session.rows[place] ?? {};
    place += 1;
    if (how === "hasty" && place % EVERY.hasty === 0) return { response, rtMs: TOO_SOON_MS };
    if (how === "absent" && place % EVERY.present !== 0) return { response: null, rtMs: null };
    return { response, rtMs: rt_ms };
  });
  return { ...session, rows, raw, finishedAt: later(session.startedAt, durationMs) };
}

/** Returns the rows of a device: the kind of its input and, on some devices, late frames. */
const onDevice = (rows: readonly TrialRow[], isTouch: boolean): TrialRow[] =>
  rows.map((row, index) => ({
    ...row,
    input_type: row.response === null ? null : isTouch ? "touch" : "keyboard",
    late_frames: isTouch && index % EVERY.late === 0 ? 1 : row.late_frames,
  }));

/**
 * Returns a function that turns the runs of simulated people, one person after the other, into sessions of a study in
 * which people leave, come twice, answer too soon and withdraw. Everything follows from the order of the people.
 * @param people the number of people who begin; those after them are the spares
 * @param planned the step of the planned measure
 * @param conditions the conditions of the study
 */
export function sampleCourses({
  people,
  planned,
  conditions,
}: {
  people: number;
  planned: string;
  conditions: readonly string[];
}) {
  let index = 0;
  const places = new Map<string | null, number>();
  /** The first two people of each condition. Spares of their condition come back as these people. */
  const first = new Map<string | null, readonly Own[]>();

  function unusualOf(condition: string | null): Unusual | null {
    const place = places.get(condition) ?? 0;
    places.set(condition, place + 1);
    const group = conditions.length < 2 || condition === conditions[1] ? 1 : 0;
    const found = (Object.keys(UNUSUAL) as Unusual[]).find((each) =>
      (UNUSUAL[each][group] as readonly number[]).includes(place),
    );
    return found ?? null;
  }

  /** Returns the runs as those of a person on a device, with the identifier of a recruiting service. */
  const ofPerson = (runs: readonly SampleRun[], person: string): Session[] =>
    runs.map(({ session }) => ({
      ...session,
      person,
      locale: index % EVERY.french === EVERY.french - 1 ? "fr" : "en",
      rows: onDevice(session.rows, index % EVERY.touch === EVERY.touch - 1),
      ...(session.study && { study: { ...session.study, ids: { PROLIFIC_PID: person } } }),
    }));

  /** Returns the session of one of the people who began. */
  function ofPeople(runs: readonly SampleRun[], condition: string | null, own: Own): Session[] {
    const known = first.get(condition) ?? [];
    if (known.length < 2) first.set(condition, [...known, own]);
    const unusual = unusualOf(condition);
    if (unusual === "leaving") return inTurn(ofPerson(runs.slice(0, 1), own.person), own.fromMs);
    const answered = runs.map((run) =>
      unusual && run.session.study?.step === planned
        ? { ...run, session: answeredOtherwise(run, unusual) }
        : run,
    );
    return inTurn(ofPerson(answered, own.person), own.fromMs);
  }

  /** Returns the session of a spare. In two of them, a person of the same condition takes part for the second time. */
  function ofSpare(
    spare: (typeof SPARES)[number],
    runs: readonly SampleRun[],
    condition: string | null,
    own: Own,
  ): Session[] {
    const [again = own, back = own] = first.get(condition) ?? [];
    switch (spare) {
      case "later":
        return inTurn(ofPerson(runs, again.person), again.fromMs + DAY_MS);
      case "earlier":
        return inTurn(ofPerson(runs.slice(0, 1), back.person), back.fromMs - APART_MS / 2);
      case "rehearsal":
        return inTurn(ofPerson(runs, own.person), own.fromMs).map((session) => ({
          ...session,
          rehearsal: true,
        }));
      case "withdrawn":
        return inTurn(ofPerson(runs, own.person), own.fromMs);
    }
  }

  return (
    runs: readonly SampleRun[],
    condition: string | null,
  ): { sessions: Session[]; isWithdrawn: boolean } => {
    const own = {
      person: `person-${String(index + 1).padStart(3, "0")}`,
      fromMs: index * APART_MS,
    };
    const spare = SPARES[index - people];
    const sessions = spare ? ofSpare(spare, runs, condition, own) : ofPeople(runs, condition, own);
    index += 1;
    return { sessions, isWithdrawn: spare === "withdrawn" };
  };
}
