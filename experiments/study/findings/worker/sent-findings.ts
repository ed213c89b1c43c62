import { warningsOf } from "@/experiments/study/findings/downloads/warnings";
import type { CountedSession, Findings } from "@/experiments/study/findings/findings";
import type { ShownFindings, ShownSession } from "./messages";

function shownSession({ session, ...counted }: CountedSession): ShownSession {
  const { id, ids, person, visit, condition, startedAt, exit, code } = session;
  const { isSimulated, isRehearsal } = session;
  const runs = session.runs.map(({ step, task, startedAt: at, source }) => ({
    step,
    task,
    startedAt: at,
    source,
  }));
  const shown = { id, ids, person, visit, condition, startedAt, exit, code };
  return { ...counted, session: { ...shown, isSimulated, isRehearsal, runs } };
}

/**
 * Returns findings as the worker sends them to the page.
 * @param isFinal whether all files are read. Only then do the findings contain warnings about the publication of the
 * data, because the warnings read every session again
 */
export const sentFindings = (findings: Findings, isFinal: boolean): ShownFindings => ({
  ...findings,
  sessions: findings.sessions.map(shownSession),
  warnings: isFinal ? warningsOf(findings) : [],
});
