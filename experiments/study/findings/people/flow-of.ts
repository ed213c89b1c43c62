import { estimate, LEVEL } from "@/experiments/study/findings/estimate";
import {
  ASIDE,
  type Attrition,
  type CountedSession,
  type Flow,
} from "@/experiments/study/findings/findings";
import { countsOf, personKey } from "@/experiments/study/findings/session-order";
import type { Asked } from "@/experiments/study/findings/study/asked";
import { byText } from "@/lib/by-text";
import { newcombeInterval } from "@/lib/stats/group-intervals";
import { isBeforeFlow, isFurther } from "./before-flow";

/** Returns whether a session represents its person in the flow. */
export const isInFlow = (counted: CountedSession): boolean =>
  !isBeforeFlow(counted.aside) && !isFurther(counted);

/**
 * Returns the conditions: in the order of the document, then others of the data. The list is empty if no session has a
 * condition.
 */
function conditionsOf(
  sessions: readonly CountedSession[],
  stated: readonly string[],
): (string | null)[] {
  const found = new Set(sessions.filter(isInFlow).map(({ session }) => session.condition));
  const named = [...found].filter((each) => each !== null);
  if (stated.length === 0 && named.length === 0) return [];
  const others = named.filter((each) => !stated.includes(each)).sort(byText);
  return [...stated, ...others, ...(found.has(null) ? [null] : [])];
}

const peopleOf = (counted: readonly CountedSession[]): Set<string> =>
  new Set(counted.map(({ session }) => personKey(session)));

/** Returns the numbers of participants at each visit: first the visits of the document, then others of the data. */
function visitsOf(inFlow: readonly CountedSession[], stated: readonly string[]): Flow["visits"] {
  const found = inFlow.flatMap(({ session }) => session.visit ?? []);
  if (found.length === 0) return [];
  const others = [...new Set(found)].filter((visit) => !stated.includes(visit)).sort(byText);
  return [...stated, ...others].map((visit) => {
    const own = inFlow.filter(({ session }) => session.visit === visit);
    return { visit, began: own.length, analysed: own.filter(({ aside }) => aside === null).length };
  });
}

/**
 * Returns the numbers of sessions and participants at each step from the files to the analysis, for the CONSORT flow
 * diagram. `scripts/export/flow.ts` counts the same participants by the rules of the receiver.
 */
export function flowOf(
  sessions: readonly CountedSession[],
  stated: readonly string[],
  { areSessions }: Pick<Asked, "areSessions">,
  statedVisits: readonly string[] = [],
): Flow {
  const conditions = conditionsOf(sessions, stated);
  const count = (counted: readonly CountedSession[]) => ({
    total: counted.length,
    byCondition: conditions.map(
      (condition) => counted.filter(({ session }) => session.condition === condition).length,
    ),
  });
  const inFlow = sessions.filter(isInFlow);
  const own = sessions.filter((each) => isInFlow(each) || isFurther(each));
  const analysed = sessions.filter(({ aside }) => aside === null);
  const visits = visitsOf(inFlow, statedVisits);
  return {
    conditions,
    sessions: sessions.length,
    began: count(inFlow),
    steps: ASIDE.map((aside) => ({
      aside,
      ...count(
        sessions.filter((each) => each.aside === aside && (isBeforeFlow(aside) || isInFlow(each))),
      ),
    })),
    analysed: count(analysed),
    partial: own.length - inFlow.length,
    knowsPersons: own.length > 0 && own.every(({ session }) => session.person !== null),
    seenBefore: analysed.filter(({ isSeenBefore }) => isSeenBefore).length,
    visits,
    people:
      visits.length > 0 || areSessions
        ? { began: peopleOf(inFlow).size, analysed: peopleOf(analysed).size }
        : null,
    sources: countsOf(
      inFlow.filter(({ session }) => session.condition !== null),
      ({ session }) => session.conditionSource,
    ).map(({ key, items }) => ({
      source: key,
      sessions: items.length,
    })),
  };
}

/**
 * Returns the two conditions that are compared: the conditions that the plan compares or, without a plan, the first
 * two. Null if the conditions are sessions of the same people, or if there are fewer than two.
 */
export function comparedPair(
  { conditions }: Pick<Flow, "conditions">,
  { sides, areSessions }: Pick<Asked, "sides" | "areSessions">,
): readonly [string, string] | null {
  if (areSessions) return null;
  const [one, other] = sides ?? [];
  const planned = [one?.condition ?? null, other?.condition ?? null];
  const [first, second] =
    planned.every((each) => each !== null) && planned[0] !== planned[1] ? planned : conditions;
  return typeof first === "string" && typeof second === "string" ? [first, second] : null;
}

/** Returns the visits that the plan compares; if it names none, those that somebody began. */
export function attritionVisits(
  { visits }: Pick<Flow, "visits">,
  { sides }: Pick<Asked, "sides">,
): readonly string[] {
  const named = (sides ?? []).flatMap(({ visit }) => visit ?? []);
  return named.length > 0
    ? named
    : visits.flatMap(({ visit, began }) => (began > 0 ? [visit] : []));
}

/**
 * Returns the number of people in a condition who began, and how many of them are analysed. In a study with visits, these
 * are the people who began the first visit, and those of them who are analysed at every visit of `attritionVisits`: the
 * visits of a person are not independent, and somebody who does not come back did not begin the later visit.
 */
function keptIn(
  condition: string,
  sessions: readonly CountedSession[],
  flow: Flow,
  asked: Asked,
): { began: number; analysed: number } {
  const [first] = flow.visits;
  if (!first) {
    const index = flow.conditions.indexOf(condition);
    return {
      began: flow.began.byCondition[index] ?? 0,
      analysed: flow.analysed.byCondition[index] ?? 0,
    };
  }
  const began = peopleOf(
    sessions.filter(
      (each) =>
        isInFlow(each) &&
        each.session.visit === first.visit &&
        each.session.condition === condition,
    ),
  );
  const analysed = attritionVisits(flow, asked).map((visit) =>
    peopleOf(sessions.filter(({ aside, session }) => aside === null && session.visit === visit)),
  );
  const kept = [...began].filter((person) => analysed.every((people) => people.has(person)));
  return { began: began.size, analysed: kept.length };
}

/**
 * Returns the difference of the shares analysed of two conditions, with the interval of Newcombe (1998,
 * doi:10.1002/(SICI)1097-0258(19980430)17:8<873::AID-SIM779>3.0.CO;2-I); null if nobody began in one of them.
 */
export function attritionOf(
  sessions: readonly CountedSession[],
  flow: Flow,
  asked: Asked,
): Attrition | null {
  const pair = comparedPair(flow, asked);
  if (!pair) return null;
  const [one, other] = pair.map((condition) => keptIn(condition, sessions, flow, asked));
  if (!one || !other || one.began === 0 || other.began === 0) return null;
  const shares = [one.analysed / one.began, other.analysed / other.began] as const;
  return {
    first: pair[0],
    second: pair[1],
    shares,
    difference: estimate(
      shares[1] - shares[0],
      newcombeInterval(one.analysed, one.began, other.analysed, other.began, LEVEL),
    ),
  };
}
