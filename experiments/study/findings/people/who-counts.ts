import { excludesBy } from "@/experiments/study/document/exclude-rule";
import type { Aside, CountedSession } from "@/experiments/study/findings/findings";
import { measureOf } from "@/experiments/study/findings/run-scores";
import { personKey } from "@/experiments/study/findings/session-order";
import type { Asked } from "@/experiments/study/findings/study/asked";
import type { ChosenStudy } from "@/experiments/study/findings/study/choose-study";
import { runIn } from "@/experiments/study/reading/packed-sessions";
import type { ReadSession } from "@/experiments/study/reading/read-session";
import { FURTHER } from "./before-flow";
import { completenessOf, isEndedByRule } from "./is-complete";

/**
 * The text after the full stop in `detail`: the participant did not do the step, or its run does not have the measure.
 */
const NOT_DONE = "notDone";
const NO_VALUE = "noValue";

type Verdict = Pick<CountedSession, "aside" | "detail"> & { isSeenBefore?: boolean };

const aside = (reason: Aside, detail: string | null = null): Verdict => ({ aside: reason, detail });
const COUNTS: Verdict = { aside: null, detail: null };

/**
 * Returns the reason for which a record is not data of the study, whatever its content; null if it is data of the
 * study.
 */
function foreignReason(
  session: ReadSession,
  own: ReadonlySet<ReadSession>,
  hasReal: boolean,
): Aside | null {
  if (!own.has(session)) return "otherProtocol";
  if (session.isSimulated && hasReal) return "simulated";
  if (session.isRehearsal) return "rehearsal";
  if (session.isWithdrawn) return "withdrawn";
  return session.bytes === "differ" ? "edited" : null;
}

/**
 * Returns the verdicts on the sessions of one person in one visit. The first session that is complete, or that a rule
 * ended, represents the person; without such a session, the first session does.
 * @param sessions in the order of their start
 */
function oneForPerson(
  sessions: readonly ReadSession[],
  isComplete: (session: ReadSession) => boolean,
): Verdict[] {
  const isFinished = sessions.map((session) => isEndedByRule(session) || isComplete(session));
  const finished = isFinished.indexOf(true);
  const chosen = Math.max(0, finished);
  return sessions.map((session, index) => {
    if (finished !== -1 && index > finished) return aside("laterRun");
    if (index !== chosen) return aside("incomplete", FURTHER);
    const isSeenBefore = finished > 0;
    if (isEndedByRule(session)) return { ...aside("endedByRule", session.exit), isSeenBefore };
    return { ...(finished === -1 ? aside("incomplete") : COUNTS), isSeenBefore };
  });
}

/** Returns the reason why a planned measure of a session is missing, with its step; null if the session has all of them. */
function missingScore(session: ReadSession, { neededIn }: Asked): string | null {
  for (const { step, id } of neededIn(session.condition, session.visit)) {
    const run = runIn(session, step);
    if (measureOf(run, id)) continue;
    if (!run) return `${step}.${NOT_DONE}`;
    return `${step}.${run.score.status === "no-score" ? run.score.reason : NO_VALUE}`;
  }
  return null;
}

/** Returns the position of the first rule of the plan that excludes the person of a session; −1 if none does. */
const excludingRule = (session: ReadSession, { rules }: Asked): number =>
  rules.findIndex(({ rule, steps }) =>
    session.runs.some(({ step, facts }) => steps.includes(step) && excludesBy(rule, facts)),
  );

function analysed(session: ReadSession, asked: Asked): Verdict {
  const missing = missingScore(session, asked);
  if (missing !== null) return aside("noScore", missing);
  const rule = excludingRule(session, asked);
  return rule === -1 ? COUNTS : aside("excluded", String(rule));
}

/**
 * Returns all sessions, each with the decision whether it is analysed. The first reason that applies counts
 * (docs/reading.md, "Who counts"). A person with an earlier unfinished run is analysed nevertheless. Simulated sessions
 * are set aside if the files also contain other sessions.
 * @param sessions in the order of their start
 */
export function whoCounts(
  sessions: readonly ReadSession[],
  study: ChosenStudy,
  asked: Asked,
): CountedSession[] {
  const own = new Set(study.own);
  const hasReal = study.own.some(({ isSimulated, isRehearsal }) => !isSimulated && !isRehearsal);
  const isComplete = completenessOf(study);
  const verdicts = new Map<ReadSession, Verdict>();
  const units = new Map<string, ReadSession[]>();
  for (const session of sessions) {
    const foreign = foreignReason(session, own, hasReal);
    if (foreign) {
      verdicts.set(session, aside(foreign));
      continue;
    }
    const condition = asked.areSessions ? session.condition : null;
    const unit = JSON.stringify([personKey(session), session.visit, condition]);
    const known = units.get(unit);
    if (known) known.push(session);
    else units.set(unit, [session]);
  }
  for (const unit of units.values()) {
    const found = oneForPerson(unit, isComplete);
    unit.forEach((session, index) => {
      const verdict = found[index] ?? COUNTS;
      verdicts.set(
        session,
        verdict.aside === null ? { ...verdict, ...analysed(session, asked) } : verdict,
      );
    });
  }
  return sessions.map((session) => {
    const { aside: reason, detail, isSeenBefore = false } = verdicts.get(session) ?? COUNTS;
    return { session, aside: reason, detail, isSeenBefore, isComplete: isComplete(session) };
  });
}
