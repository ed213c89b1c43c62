import type {
  OpenAnswer,
  PlaceAnswer,
  PlaceRequest,
  RunningStudy,
} from "../../experiments/engine/sending/running-studies.ts";
import { HttpError } from "../http-error.ts";
import { chooseBalanced } from "./balanced-rule.ts";
import {
  type Counts,
  countPlaces,
  isFull,
  MOST_OFFERS,
  type Place,
  type RecordNews,
  standingOf,
  unusedOffers,
  withRecord,
} from "./place.ts";
import type { PlaceStore } from "./place-store.ts";
import type { Studies } from "./studies.ts";

/**
 * The wait in seconds if every free place is offered to somebody. By then, some offers have expired, or their sessions
 * have started.
 */
const OFFERED_SECONDS = 1;

/** The places of a study at a given time, while a change is made. */
type Draft = {
  now: number;
  /** The participants of all versions of a study who count, with the changes so far. */
  counts: (study: RunningStudy, studyOf: Studies["of"]) => Counts;
  all: () => Iterable<Place>;
  get: (protocol: string, person: string) => Place | undefined;
  put: (place: Place) => void;
  remove: (place: Place) => void;
};

type Job = {
  /** The person whose place is needed; undefined if the job needs all places of the study. */
  person: string | undefined;
  work: (draft: Draft) => unknown;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
};

export type Places = ReturnType<typeof createPlaces>;

/**
 * Assigns places of studies, and counts the records in them.
 *
 * @param getStudies returns the running studies
 * @param options.random returns a number from 0 to below 1
 * @param options.now returns the time in milliseconds since 1970
 */
export function createPlaces(
  store: PlaceStore,
  getStudies: () => Promise<Studies>,
  {
    random = Math.random,
    now = () => Date.now(),
  }: { random?: () => number; now?: () => number } = {},
) {
  const run = createQueue(store, now);

  return {
    /**
     * Returns the condition and the row of a person. The same person receives the same place again.
     *
     * @throws HttpError 429 if every free place is offered to somebody who has not begun yet
     */
    async offer(request: PlaceRequest): Promise<PlaceAnswer> {
      const studies = await getStudies();
      const study = studies.of(request.protocol);
      if (!study || request.rehearsal) return { state: "open", condition: null, row: null };
      return run(studies.groupOf(request.protocol), undefined, (draft) =>
        offerPlace(draft, { study, studyOf: studies.of }, request, random),
      );
    },

    /** Returns whether a person who has not begun may begin. */
    async isOpen(protocol: string): Promise<OpenAnswer> {
      const studies = await getStudies();
      const study = studies.of(protocol);
      if (!study) return { state: "open" };
      if (study.paused) return { state: "paused" };
      if ((study.quota ?? null) === null) return { state: "open" };
      return run(studies.groupOf(protocol), undefined, (draft) => ({
        state: isFull(draft.counts(study, studies.of)) ? "full" : "open",
      }));
    },

    /** Returns whether the records of a protocol are counted. */
    counts: async (protocol: string) => (await getStudies()).of(protocol) !== undefined,

    /** Counts a record that is stored. People take their places at the first visit, so other visits are not counted. */
    async count(news: RecordNews, at?: number): Promise<void> {
      const studies = await getStudies();
      const study = studies.of(news.protocol);
      if (!study || isOfLaterVisit(news, study)) return;
      await run(studies.groupOf(news.protocol), news.person, (draft) =>
        draft.put(withRecord(draft.get(news.protocol, news.person), news, study, at ?? draft.now)),
      );
    },

    /** Deletes a withdrawn session from its place. */
    forget: (session: string) => store.forget(session),

    /**
     * Frees the places of sessions.
     *
     * @param protocols frees only places of these protocols; undefined for all
     * @returns the sessions that have no place
     */
    async free(sessions: readonly string[], protocols?: readonly string[]): Promise<string[]> {
      const studies = await getStudies();
      const unknown = new Set(sessions);
      for (const protocol of protocols ?? studies.protocols)
        await run([protocol], undefined, (draft) => {
          for (const place of [...draft.all()])
            for (const session of sessionsOf(place).filter((each) => sessions.includes(each))) {
              draft.put({ ...place, freed: draft.now });
              unknown.delete(session);
            }
        });
      return [...unknown];
    },

    /** Deletes the offers that were not used and are no longer kept. */
    async tidy(): Promise<void> {
      const studies = await getStudies();
      for (const protocol of studies.protocols)
        await run([protocol], undefined, (draft) => {
          for (const place of unusedOffers(draft.all(), draft.now)) draft.remove(place);
        });
    },
  };
}

const isOfLaterVisit = ({ visit = null }: RecordNews, { firstVisit }: RunningStudy): boolean =>
  firstVisit !== undefined && visit !== null && visit !== firstVisit;

const sessionsOf = ({ session, sessions }: Place): string[] => [
  ...(session === null ? [] : [session]),
  ...sessions.map((each) => each.session),
];

function offerPlace(
  draft: Draft,
  { study, studyOf }: { study: RunningStudy; studyOf: Studies["of"] },
  { protocol, person, session }: PlaceRequest,
  random: () => number,
): PlaceAnswer {
  const { now } = draft;
  const own = draft.get(protocol, person);
  const standing = own && standingOf(own, study, now);
  if (own && (standing?.state === "begun" || standing?.state === "finished"))
    return { state: "open", condition: standing.condition, row: standing.row };
  if (study.paused) return { state: "paused", condition: null, row: null };
  const offer = (condition: string | null, row: number | null): PlaceAnswer => {
    const before = own ?? { protocol, person, freed: null, sessions: [] };
    draft.put({ ...before, session, condition, row, offered: now });
    return { state: "open", condition, row };
  };
  if (own && standing?.state === "offered") return offer(own.condition, own.row);
  const counts = draft.counts(study, studyOf);
  if (isFull(counts)) return { state: "full", condition: null, row: null };
  // A person who has begun in a condition never receives another condition.
  if (own && hasRoom(counts, own.condition)) return offer(own.condition, own.row);
  const hasBegun = own && own.sessions.length > 0;
  if (hasBegun && study.conditions.some(({ name }) => name === own.condition)) {
    if (!hasRoomForBegun(counts, own.condition))
      return { state: "full", condition: null, row: null };
    throw allOffered();
  }
  const chosen =
    counts.total < counts.quota && counts.offers < MOST_OFFERS
      ? chooseBalanced(counts.conditions, random)
      : undefined;
  if (!chosen) throw allOffered();
  return offer(chosen.condition, chosen.row);
}

const hasRoom = ({ conditions, total, quota }: Counts, condition: string | null) =>
  total < quota && isBelowQuota(conditions, condition);

const hasRoomForBegun = ({ begun, totalBegun, quota }: Counts, condition: string | null) =>
  totalBegun < quota && isBelowQuota(begun, condition);

const isBelowQuota = (counts: Counts["conditions"], condition: string | null) =>
  counts.some((each) => each.condition === condition && each.taken < each.quota);

const allOffered = () =>
  new HttpError(429, [{ code: "BUSY" }], { "Retry-After": OFFERED_SECONDS }, "OFFERED");

/**
 * Returns a function that runs jobs on the places of a study. Jobs that arrive while a change is being stored are stored
 * together in the next change, so that many participants who begin at the same moment do not wait for each other.
 */
function createQueue(store: PlaceStore, now: () => number) {
  const waiting = new Map<string, Job[]>();

  async function work(protocols: readonly string[], key: string): Promise<void> {
    for (let jobs = waiting.get(key); jobs && jobs.length > 0; jobs = waiting.get(key)) {
      waiting.set(key, []);
      await runTogether(store, protocols, jobs, now);
    }
    waiting.delete(key);
  }

  return <T>(
    protocols: readonly string[],
    person: string | undefined,
    job: (draft: Draft) => T,
  ): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const key = protocols.join();
      const own: Job = { person, work: job, resolve, reject };
      const others = waiting.get(key);
      if (others) others.push(own);
      else {
        waiting.set(key, [own]);
        void work(protocols, key);
      }
    });
}

async function runTogether(
  store: PlaceStore,
  protocols: readonly string[],
  jobs: readonly Job[],
  now: () => number,
): Promise<void> {
  const needed = jobs.flatMap(({ person }) => (person === undefined ? [] : [person]));
  const persons = needed.length === jobs.length ? [...new Set(needed)] : undefined;
  let finish: (() => void)[] = [];
  try {
    await store.change(protocols, persons, (places) => {
      const draft = createDraft(places, now());
      finish = jobs.map(({ work, resolve, reject }) => {
        try {
          const result = work(draft) as never;
          return () => resolve(result);
        } catch (error) {
          return () => reject(error);
        }
      });
      return draft.change();
    });
    for (const each of finish) each();
  } catch (error) {
    for (const { reject } of jobs) reject(error);
  }
}

function createDraft(places: readonly Place[], now: number) {
  const key = (protocol: string, person: string) => `${protocol} ${person}`;
  const keyOf = ({ protocol, person }: Place) => key(protocol, person);
  const known = new Map(places.map((place) => [keyOf(place), place]));
  const put = new Set<string>();
  const removed = new Map<string, Place>();
  // The places are counted once for all jobs of a change, because thousands of people may begin at the same moment.
  const counted = new Map<RunningStudy, ReturnType<typeof countPlaces>>();
  const replace = (place: Place, after: Place | undefined) => {
    const before = known.get(keyOf(place));
    for (const { change } of counted.values()) change(before, after);
    if (after) known.set(keyOf(place), after);
    else known.delete(keyOf(place));
  };
  return {
    now,
    counts(study: RunningStudy, studyOf: Studies["of"]) {
      const own = counted.get(study) ?? countPlaces(known.values(), study, studyOf, now);
      counted.set(study, own);
      return own.counts;
    },
    all: () => known.values(),
    get: (protocol: string, person: string) => known.get(key(protocol, person)),
    put(place: Place) {
      replace(place, place);
      put.add(keyOf(place));
      removed.delete(keyOf(place));
    },
    remove(place: Place) {
      replace(place, undefined);
      put.delete(keyOf(place));
      removed.set(keyOf(place), place);
    },
    change: () => ({
      put: [...put].flatMap((each) => known.get(each) ?? []),
      removed: [...removed.values()],
    }),
  };
}
