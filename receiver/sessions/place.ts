import type { RunningStudy } from "../../experiments/engine/sending/running-studies.ts";
import type { Taken } from "./balanced-rule.ts";
import type { Studies } from "./studies.ts";

/** The time for which an offered place waits for the start of its session. */
const OFFER_MS = 120_000;

/** The time for which a session without a finished step counts as active. */
const START_MS = 600_000;

/** The time for which an offer that was not used is kept, so that the same person receives the same place again. */
const KEPT_OFFER_MS = 3_600_000;

/**
 * The largest numbers of waiting offers and of unused offers in one study. Strangers may ask for any number of places.
 */
export const MOST_OFFERS = 10_000;
const MOST_KEPT_OFFERS = 1000;

/** The number of sessions of one person that are counted. */
const MOST_SESSIONS = 20;

/** The facts about a session that its records contain. Times are in milliseconds since 1970. */
export type SessionProgress = {
  session: string;
  /** The condition in the records; null if the study has no conditions, or if no record states the condition yet. */
  condition: string | null;
  /** The source of the condition in the records, such as `balanced` or `drawn`. */
  source: string | null;
  row: number | null;
  /** The time of the first record. */
  begun: number;
  /** The time of the last record. */
  seen: number;
  /** The ids of the finished steps. */
  steps: readonly string[];
  /** The exit in the end; null without an end. */
  exit: string | null;
  /** Whether a record arrived after the session had lost its place, because the offer or the lease was over. */
  late: boolean;
};

/** The place of a person in a study. Its state follows from these facts, from the study and from the time. */
export type Place = {
  protocol: string;
  person: string;
  /** The session to which the place was offered last; null if it was never offered. */
  session: string | null;
  /** The condition and row of the last offer or, if the records differ from it, of the records. */
  condition: string | null;
  row: number | null;
  /** The time of the last offer. */
  offered: number | null;
  /** The time at which the researcher freed the place. A later record occupies the place again. */
  freed: number | null;
  sessions: readonly SessionProgress[];
};

export type PlaceState = "offered" | "begun" | "finished" | "free";

/** The state of a place at a time, and the session that determines the state. */
export type Standing = {
  state: PlaceState;
  condition: string | null;
  row: number | null;
  session?: SessionProgress;
};

/** The exits after which data of the session may still arrive. */
const isOpenEnd = (exit: string | null) => exit === null || exit === "unsent";

/** The exits by which a rule of the study ends a session. Its data are not analysed, whichever steps it has. */
const RULE_EXITS: readonly (string | null)[] = ["screenedOut", "failedCheck"];

/**
 * Returns whether a session has finished: with the exit `completed`, or with all steps of its condition, unless a rule
 * ended it. Somebody who leaves after the last step has finished. `/study/data` counts by the same rule
 * (experiments/study/findings/people/is-complete.ts), and a test compares the two.
 */
function isFinished({ exit, steps, condition }: SessionProgress, study: RunningStudy): boolean {
  if (exit === "completed") return true;
  if (RULE_EXITS.includes(exit)) return false;
  const all = study.conditions.find(({ name }) => name === condition)?.steps ?? [];
  return all.length > 0 && all.every((step) => steps.includes(step));
}

function isActive({ exit, steps, seen }: SessionProgress, study: RunningStudy, now: number) {
  const lease = steps.length > 0 ? study.leaseMinutes * 60_000 : START_MS;
  return isOpenEnd(exit) && now - seen < lease;
}

/**
 * The state of one session. `lapsed` means that the session has no end and that its lease is over; a session with an
 * end has the exit as its state.
 */
export type SessionState =
  | "active"
  | "finished"
  | "lapsed"
  | "freed"
  | "left"
  | "screenedOut"
  | "failedCheck"
  | "declined";

/** Returns the state of a session of a place. @param now the time in milliseconds since 1970 */
export function sessionState(
  session: SessionProgress,
  { freed }: Place,
  study: RunningStudy,
  now: number,
): SessionState {
  if (freed !== null && session.seen <= freed) return "freed";
  if (isFinished(session, study)) return "finished";
  if (!isOpenEnd(session.exit)) return session.exit as SessionState;
  return isActive(session, study, now) ? "active" : "lapsed";
}

/** Returns the state of a place. @param now the time in milliseconds since 1970 */
export function standingOf(place: Place, study: RunningStudy, now: number): Standing {
  const { freed, offered } = place;
  const counted = place.sessions.filter(({ seen }) => freed === null || seen > freed);
  const last = (sessions: readonly SessionProgress[]) =>
    sessions.reduce<SessionProgress | undefined>(
      (latest, each) => (latest && latest.seen >= each.seen ? latest : each),
      undefined,
    );
  const finished = counted.find((each) => isFinished(each, study));
  const begun = finished ?? last(counted.filter((each) => isActive(each, study, now)));
  if (begun)
    return {
      state: finished ? "finished" : "begun",
      condition: begun.condition ?? place.condition,
      row: begun.row,
      session: begun,
    };
  const isUsed = place.sessions.some(
    ({ session, seen }) => session === place.session && seen >= (offered ?? 0),
  );
  const isOffered =
    offered !== null && now - offered < OFFER_MS && !isUsed && (freed === null || offered > freed);
  const { condition, row } = place;
  return { state: isOffered ? "offered" : "free", condition, row, session: last(place.sessions) };
}

/**
 * Returns the study whose steps and lease determine the state of a place. Versions that count together may have
 * different steps, so each place is judged by the version in which its person takes part.
 *
 * @param study the version that is asked about; it also judges places of a version that is not in the file
 * @param studyOf returns the study of a protocol
 */
export const versionOf = (
  { protocol }: Place,
  study: RunningStudy,
  studyOf: Studies["of"],
): RunningStudy => studyOf(protocol) ?? study;

/** The participants of a study who count, by condition. */
export type Counts = {
  /** The counts, including offered places whose sessions have not started. */
  conditions: readonly Taken[];
  /** The counts without offered places. A study is full only if people who have begun fill it. */
  begun: readonly Taken[];
  total: number;
  totalBegun: number;
  offers: number;
  quota: number;
};

/**
 * Counts the participants of a study, and of the versions that count together with it.
 *
 * @param study the study whose conditions and quota apply
 * @param studyOf returns the study of a protocol
 * @param now the time in milliseconds since 1970
 * @returns the counts, and a function that updates them when a place changes
 */
export function countPlaces(
  places: Iterable<Place>,
  study: RunningStudy,
  studyOf: Studies["of"],
  now: number,
) {
  const { quota } = study;
  const quotas = new Map(Object.entries(typeof quota === "object" && quota !== null ? quota : {}));
  const empty = () =>
    study.conditions.map(({ name, rows }) => ({
      condition: name,
      taken: 0,
      quota: quotas.get(name ?? "") ?? Number.POSITIVE_INFINITY,
      rows: Array<number>(rows ?? 0).fill(0),
    }));
  const counts = {
    conditions: empty(),
    begun: empty(),
    total: 0,
    totalBegun: 0,
    offers: 0,
    quota: typeof quota === "number" ? quota : Number.POSITIVE_INFINITY,
  };

  function add(place: Place, amount: number): void {
    const { state, condition, row } = standingOf(place, versionOf(place, study, studyOf), now);
    if (state === "free") return;
    const isBegun = state !== "offered";
    for (const each of isBegun ? [counts.conditions, counts.begun] : [counts.conditions]) {
      const own = each.find((group) => group.condition === condition);
      if (!own) continue;
      own.taken += amount;
      if (row !== null && row < own.rows.length) own.rows[row] = (own.rows[row] ?? 0) + amount;
    }
    counts.total += amount;
    if (isBegun) counts.totalBegun += amount;
    else counts.offers += amount;
  }

  for (const place of places) add(place, 1);
  return {
    counts: counts as Counts,
    change(before: Place | undefined, after: Place | undefined) {
      if (before) add(before, -1);
      if (after) add(after, 1);
    },
  };
}

/** Returns whether the participants who began have taken every place of a study. */
export const isFull = ({ begun, totalBegun, quota }: Counts): boolean =>
  totalBegun >= quota || begun.every((each) => each.taken >= each.quota);

/** The facts of one record that are relevant for places. Each value is valid, or null. */
export type RecordNews = {
  protocol: string;
  person: string;
  session: string;
  condition: string | null;
  source: string | null;
  row: number | null;
  /** The id of the visit; null or absent in a study without visits. */
  visit?: string | null;
  /** The ids of the stored steps of the session. Steps that another process stored afterwards may be missing. */
  steps: readonly string[];
  /** The exit of an end; null in other records. */
  exit: string | null;
  /** Whether the record was stored earlier and is only counted again. Such a record is not late. */
  isCounted?: boolean;
};

/**
 * Returns the place of a person after a record has arrived, or has been counted again. A record that is counted again
 * does not replace what later records say.
 */
export function withRecord(
  place: Place | undefined,
  news: RecordNews,
  study: RunningStudy,
  now: number,
): Place {
  const { protocol, person, session } = news;
  const before = place?.sessions.find((each) => each.session === session);
  const condition = before?.condition ?? news.condition;
  const source = before?.source ?? news.source;
  const standing = place && standingOf(place, study, now);
  const hadPlace = standing && standing.state !== "free" && standing.condition === condition;
  const hasLaterEnd =
    news.isCounted && before !== undefined && !isOpenEnd(before.exit) && before.seen > now;
  const progress: SessionProgress = {
    session,
    condition,
    source,
    row: before?.row ?? news.row ?? (place?.condition === condition ? place.row : null),
    begun: Math.min(before?.begun ?? now, now),
    seen: Math.max(before?.seen ?? now, now),
    // Another process may have stored and counted further steps after this process had read the steps.
    steps: [...new Set([...(before?.steps ?? []), ...news.steps])],
    exit: isOpenEnd(news.exit) || hasLaterEnd ? (before?.exit ?? news.exit) : news.exit,
    late:
      before?.late ||
      (!news.isCounted &&
        !hadPlace &&
        (before ? isOpenEnd(before.exit) && !isFinished(before, study) : source === "balanced")),
  };
  const others = place?.sessions.filter((each) => each.session !== session) ?? [];
  const own = place ?? {
    protocol,
    person,
    session: null,
    condition: null,
    row: null,
    offered: null,
    freed: null,
  };
  const isOutdated =
    news.isCounted &&
    own.condition !== null &&
    [own.offered ?? 0, ...others.map(({ seen }) => seen)].some((at) => at > progress.seen);
  const isNew = condition !== null && !isOutdated;
  return {
    ...own,
    condition: isNew ? condition : own.condition,
    row: isNew ? progress.row : own.row,
    sessions: kept(others, progress, study, news.isCounted),
  };
}

/**
 * Returns the sessions that continue to be counted, in the order of their last records. If there are too many, the
 * oldest session that is not finished is left out. This is never the session of a record that has just arrived, but it
 * may be the session of a record that is counted again, which was then left out before.
 */
function kept(
  others: readonly SessionProgress[],
  progress: SessionProgress,
  study: RunningStudy,
  isCounted = false,
): SessionProgress[] {
  const all = [...others, progress].sort((one, other) => one.seen - other.seen);
  if (all.length <= MOST_SESSIONS) return all;
  const candidates = isCounted ? all : all.filter((each) => each !== progress);
  const out = candidates.find((each) => !isFinished(each, study)) ?? candidates[0];
  return all.filter((each) => each !== out);
}

/** Returns a place without a withdrawn session; undefined if nothing remains. */
export function withoutSession(
  place: Place,
  isWithdrawn: (session: string) => boolean,
): Place | undefined {
  const sessions = place.sessions.filter(({ session }) => !isWithdrawn(session));
  const isOffered = place.session !== null && !isWithdrawn(place.session);
  if (sessions.length === 0 && !isOffered) return undefined;
  return isOffered ? { ...place, sessions } : { ...place, session: null, offered: null, sessions };
}

/** Returns the places that were offered but not used, and whose storage time is over. */
export function unusedOffers(places: Iterable<Place>, now: number): Place[] {
  const unused = [...places]
    .filter(({ sessions, offered }) => sessions.length === 0 && now - (offered ?? 0) >= OFFER_MS)
    .sort((one, other) => (other.offered ?? 0) - (one.offered ?? 0));
  return unused.filter(
    ({ offered }, index) => index >= MOST_KEPT_OFFERS || now - (offered ?? 0) >= KEPT_OFFER_MS,
  );
}
