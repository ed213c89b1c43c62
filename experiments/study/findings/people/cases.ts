import type { CountedSession, MeasureRef } from "@/experiments/study/findings/findings";
import { measureIn, measureOf, type ScoreKind } from "@/experiments/study/findings/run-scores";
import { personKey } from "@/experiments/study/findings/session-order";
import type { Asked, AskedSide } from "@/experiments/study/findings/study/asked";
import { runIn } from "@/experiments/study/reading/packed-sessions";
import type { ReadMeasure, ReadRun } from "@/experiments/study/reading/read-session";

/** The values of one person that the planned comparison uses. */
export type Case = {
  counted: CountedSession;
  /** The run of the first value. */
  run: ReadRun;
  /** The group of the person: 0 for the first side. Always 0 unless two groups are compared. */
  side: 0 | 1;
  /** One value, or two for pairs and correlations. */
  values: readonly [number] | readonly [number, number];
};

/** A value of a person, with the session that it comes from. */
export type Valued = { counted: CountedSession; run: ReadRun; measure: ReadMeasure };

/**
 * Returns the first result that the sessions of each person have, keyed by person. Further sessions of a person would not
 * be independent, and would count the person again.
 * @param sessions in the order of their start
 * @param resultIn returns null for a session without a result
 */
export function firstOfPeople<Found>(
  sessions: readonly CountedSession[],
  resultIn: (counted: CountedSession) => Found | null,
): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const counted of sessions) {
    const key = personKey(counted.session);
    if (found.has(key)) continue;
    const result = resultIn(counted);
    if (result !== null) found.set(key, result);
  }
  return found;
}

/** Returns the first value of each person who has a value. */
export function firstValues(
  sessions: readonly CountedSession[],
  ref: MeasureRef,
  kind: ScoreKind = "score",
  isUsed: (counted: CountedSession) => boolean = () => true,
): Map<string, Valued> {
  return firstOfPeople(sessions, (counted) => {
    if (!isUsed(counted)) return null;
    const run = runIn(counted.session, ref.step);
    const measure = measureOf(run, ref.id, kind);
    return measure && run ? { counted, run, measure } : null;
  });
}

/**
 * Returns the sessions in which people are compared: those that are analysed. Where the plan does not name the sessions
 * (their visits or, if the conditions are sessions, their conditions), the value of a person can be from any of them. A
 * rule then excludes the person, and not only the session: otherwise, the person would count with another session.
 * @param sessions all sessions in the order of their start
 */
export function comparedSessions(
  sessions: readonly CountedSession[],
  { sides, areSessions }: Pick<Asked, "sides" | "areSessions">,
): CountedSession[] {
  const analysed = sessions.filter(({ aside }) => aside === null);
  const namesSessions = sides?.some(
    ({ condition, visit }) => visit !== null || (areSessions && condition !== null),
  );
  if (namesSessions) return analysed;
  const excluded = new Set(
    sessions.flatMap(({ aside, session }) => (aside === "excluded" ? personKey(session) : [])),
  );
  return analysed.filter(({ session }) => !excluded.has(personKey(session)));
}

const isOnSide =
  ({ condition, visit }: AskedSide) =>
  ({ session }: CountedSession): boolean =>
    (condition === null || session.condition === condition) &&
    (visit === null || session.visit === visit);

const isSameSession = ([one, other]: readonly [AskedSide, AskedSide]): boolean =>
  one.condition === other.condition && one.visit === other.visit;

/** Returns the first session of each person that has both measures. */
function inOneSession(
  sessions: readonly CountedSession[],
  first: MeasureRef,
  second: MeasureRef,
  kind: ScoreKind,
  isUsed?: (counted: CountedSession) => boolean,
): Case[] {
  const found = firstValues(
    sessions,
    first,
    kind,
    (counted) => (isUsed?.(counted) ?? true) && measureIn(counted.session, second, kind) !== null,
  );
  return [...found.values()].flatMap(({ counted, run, measure }) => {
    const other = measureIn(counted.session, second, kind);
    return other ? [{ counted, run, side: 0 as const, values: [measure.value, other.value] }] : [];
  });
}

/** Returns the people with both values, each value from a different session. */
function pairsOf(first: ReadonlyMap<string, Valued>, second: ReadonlyMap<string, Valued>): Case[] {
  return [...first].flatMap(([key, { counted, run, measure }]) => {
    const other = second.get(key);
    return other
      ? [{ counted, run, side: 0 as const, values: [measure.value, other.measure.value] }]
      : [];
  });
}

/**
 * Returns the values that the planned comparison uses, one case for each person, in the order of the people's sessions.
 * The list is empty if the sides are not known.
 * @param sessions in the order of their start
 */
export function casesOf(
  sessions: readonly CountedSession[],
  { kind: comparison, measures, sides, plan }: Asked,
  kind: ScoreKind = "score",
): Case[] {
  const [measure, second] = measures;
  if (!measure) return [];
  if (comparison === "one")
    return [...firstValues(sessions, measure, kind).values()].map(
      ({ counted, run, measure: own }) => ({
        counted,
        run,
        side: 0,
        values: [own.value],
      }),
    );
  if (comparison === "correlation") {
    if (!second) return [];
    if (sides) {
      const [one, other] = sides;
      return pairsOf(
        firstValues(sessions, measure, kind, isOnSide(one)),
        firstValues(sessions, second, kind, isOnSide(other)),
      );
    }
    const together = inOneSession(sessions, measure, second, kind);
    if (together.length > 0 || plan?.when !== "anotherDay") return together;
    return pairsOf(firstValues(sessions, measure, kind), firstValues(sessions, second, kind));
  }
  if (!sides) return [];
  if (comparison === "pairs" && isSameSession(sides))
    return inOneSession(sessions, sides[0].measure, sides[1].measure, kind, isOnSide(sides[0]));
  const [one, other] = sides.map((side) =>
    firstValues(sessions, side.measure, kind, isOnSide(side)),
  );
  if (!one || !other) return [];
  if (comparison === "pairs") return pairsOf(one, other);
  return [one, other].flatMap((values, side) =>
    [...values.values()].map(({ counted, run, measure: own }) => ({
      counted,
      run,
      side: side === 0 ? (0 as const) : (1 as const),
      values: [own.value] as const,
    })),
  );
}
