// These imports are types, and types do not exist at run time. The receiver therefore runs without the code of the
// site.
import type {
  BeyondQuota,
  CountedStudy,
  SessionCounts,
} from "../../experiments/engine/sending/following.ts";
import type { RunningStudy } from "../../experiments/engine/sending/running-studies.ts";
import { type Place, type Standing, sessionState, standingOf, versionOf } from "./place.ts";
import type { Studies } from "./studies.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const HOURS = 24;
const MOST_LISTED = 200;

type Summary = Pick<
  CountedStudy,
  "total" | "conditions" | "beyondQuota" | "minutes" | "lastRecordSeconds" | "hours"
>;

/** A place with the version of the study whose steps and lease determine its state. */
type PlaceOfVersion = { place: Place; version: RunningStudy };

/**
 * Summarises the places of a study, and of the versions that count together with it.
 *
 * @param study the study whose conditions and quota apply
 * @param studyOf returns the study of a protocol
 * @param now the time in milliseconds since 1970
 * @param options.byCondition whether the result contains the numbers of each condition
 */
export function summarise(
  places: readonly Place[],
  study: RunningStudy,
  studyOf: Studies["of"],
  now: number,
  { byCondition }: { byCondition: boolean },
): Summary {
  const all = places.map((place) => ({ place, version: versionOf(place, study, studyOf) }));
  const standings = all.map(({ place, version }) => standingOf(place, version, now));
  const sessions = places.flatMap((place) => place.sessions);
  const seen = sessions.reduce(
    (latest, each) => Math.max(latest, each.seen),
    Number.NEGATIVE_INFINITY,
  );
  return {
    total: countSessions(all, now, { steps: stepsOfAll(study) }),
    ...(byCondition && { conditions: countConditions(all, study, now) }),
    beyondQuota: byCondition || isQuotaOfAll(study) ? listBeyond(standings, study) : null,
    minutes: minutesOf(all, now),
    lastRecordSeconds: sessions.length > 0 ? Math.max(0, Math.round((now - seen) / 1000)) : null,
    hours: startsPerHour(places, now),
  };
}

/** Returns whether the whole study, or each condition, has a quota; also true without any quota. */
const isQuotaOfAll = ({ quota, conditions }: RunningStudy): boolean =>
  typeof quota !== "object" ||
  quota === null ||
  conditions.every(({ name }) => name !== null && Object.hasOwn(quota, name));

/**
 * Returns the steps that all conditions have. The number of sessions with a step of only some conditions would reveal
 * numbers of these conditions.
 */
const stepsOfAll = ({ conditions: [first, ...others] }: RunningStudy): readonly string[] =>
  (first?.steps ?? []).filter((step) => others.every(({ steps }) => steps.includes(step)));

/**
 * Counts the sessions of places.
 *
 * @param only.steps the steps that are counted
 * @param only.condition counts only sessions and places of this condition; undefined for all
 */
function countSessions(
  places: readonly PlaceOfVersion[],
  now: number,
  { steps, condition }: { steps: readonly string[]; condition?: string | null },
): SessionCounts {
  const counts = {
    started: 0,
    active: 0,
    finished: 0,
    left: 0,
    screenedOut: 0,
    failedCheck: 0,
    declined: 0,
    lapsed: 0,
    freed: 0,
    steps: Object.fromEntries(steps.map((step) => [step, 0])),
    persons: 0,
    places: { offered: 0, begun: 0, finished: 0 },
  };
  const isCounted = (own: string | null) => condition === undefined || own === condition;
  for (const { place, version } of places) {
    const standing = standingOf(place, version, now);
    if (standing.state !== "free" && isCounted(standing.condition))
      counts.places[standing.state] += 1;
    const own = place.sessions.filter((each) => isCounted(conditionOf(place, each)));
    if (own.length > 0) counts.persons += 1;
    for (const session of own) {
      counts.started += 1;
      counts[sessionState(session, place, version, now)] += 1;
      for (const step of steps)
        if (session.steps.includes(step)) counts.steps[step] = (counts.steps[step] ?? 0) + 1;
    }
  }
  return counts;
}

const conditionOf = (place: Place, session: Place["sessions"][number]) =>
  session.condition ?? place.condition;

/** Returns the names of the conditions of a study, and the further names that occur in its places. */
export const conditionNames = (
  study: RunningStudy,
  found: readonly (string | null)[],
): (string | null)[] => [...new Set([...study.conditions.map(({ name }) => name), ...found])];

function countConditions(places: readonly PlaceOfVersion[], study: RunningStudy, now: number) {
  const found = places.flatMap(({ place, version }) => [
    standingOf(place, version, now).condition,
    ...place.sessions.map((each) => conditionOf(place, each)),
  ]);
  return conditionNames(study, found).map((condition) => ({
    condition,
    quota: quotaOf(study, condition),
    ...countSessions(places, now, {
      condition,
      steps: study.conditions.find(({ name }) => name === condition)?.steps ?? stepsOfAll(study),
    }),
  }));
}

/** Returns the quota of a condition; null if the condition has no quota, or if the quota applies to the whole study. */
export const quotaOf = ({ quota }: RunningStudy, condition: string | null): number | null =>
  typeof quota === "object" && quota && condition !== null && Object.hasOwn(quota, condition)
    ? (quota[condition] ?? null)
    : null;

/** A study, or a condition, whose quota is exceeded. */
export type Exceeded = {
  /** The condition; undefined for the whole study. */
  condition?: string;
  participants: number;
  quota: number;
  /** The sessions that began although no place was free. */
  sessions: BeyondQuota["sessions"];
};

/** Lists the quotas that are exceeded. */
export function exceededQuotas(standings: readonly Standing[], study: RunningStudy): Exceeded[] {
  const counted = standings.filter(({ state }) => state === "begun" || state === "finished");
  const { quota } = study;
  const quotas: { condition?: string; quota: number }[] =
    typeof quota === "number"
      ? [{ quota }]
      : Object.entries(quota ?? {}).map(([condition, most]) => ({ condition, quota: most }));
  return quotas.flatMap((each) => {
    const own = counted.filter(
      ({ condition }) => each.condition === undefined || condition === each.condition,
    );
    if (own.length <= each.quota) return [];
    const sessions = own.flatMap(({ session }) => {
      if (!session) return [];
      if (session.late) return [{ session: session.session, reason: "late" }];
      return session.source === "balanced"
        ? []
        : [{ session: session.session, reason: session.source ?? "no source" }];
    });
    return [{ ...each, participants: own.length, sessions }];
  });
}

function listBeyond(standings: readonly Standing[], study: RunningStudy): BeyondQuota {
  const exceeded = exceededQuotas(standings, study);
  return {
    participants: exceeded.reduce((sum, each) => sum + each.participants - each.quota, 0),
    sessions: exceeded
      .flatMap(({ sessions }) => sessions)
      // In another order, the list would reveal which sessions have the same condition.
      .sort((one, other) => (one.session < other.session ? -1 : 1))
      .slice(0, MOST_LISTED),
  };
}

function minutesOf(places: readonly PlaceOfVersion[], now: number) {
  const sorted = places
    .flatMap(({ place, version }) =>
      place.sessions
        .filter((each) => sessionState(each, place, version, now) === "finished")
        .map(({ begun, seen }) => (seen - begun) / MINUTE_MS),
    )
    .sort((one, other) => one - other);
  if (sorted.length === 0) return null;
  // The quantile that R calculates by default (type 7), rounded to a tenth of a minute.
  const quantile = (share: number) => {
    const at = (sorted.length - 1) * share;
    const [below = 0, above = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
    return Math.round((below + (above - below) * (at - Math.floor(at))) * 10) / 10;
  };
  return {
    sessions: sorted.length,
    lower: quantile(0.25),
    median: quantile(0.5),
    upper: quantile(0.75),
  };
}

/** Counts the sessions that began in each of the last 24 hours, in order. Hours without a start are left out. */
export function startsPerHour(places: readonly Place[], now: number): CountedStudy["hours"] {
  const hours = new Map<number, { started: number; withoutStep: number }>();
  for (const { begun, steps } of places.flatMap(({ sessions }) => sessions)) {
    if (now - begun >= HOURS * HOUR_MS) continue;
    const hour = Math.floor(begun / HOUR_MS);
    const known = hours.get(hour) ?? { started: 0, withoutStep: 0 };
    known.started += 1;
    if (steps.length === 0) known.withoutStep += 1;
    hours.set(hour, known);
  }
  return [...hours]
    .sort(([one], [other]) => one - other)
    .map(([hour, counts]) => ({
      hour: `${new Date(hour * HOUR_MS).toISOString().slice(0, 13)}:00Z`,
      ...counts,
    }));
}
