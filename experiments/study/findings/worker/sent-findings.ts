import type { Findings } from "@/experiments/study/findings/findings";
import type { ReadScore, ReadSession } from "@/experiments/study/reading/read-session";

/** Returns a score without the random errors, which only the findings need. */
const withoutErrors = (score: ReadScore): ReadScore =>
  score.status === "scored"
    ? { ...score, measures: score.measures.map((measure) => ({ ...measure, error: null })) }
    : score;

function shortSession(session: ReadSession): ReadSession {
  return {
    ...session,
    runs: session.runs.map((run) => {
      const score = withoutErrors(run.score);
      // The score without trials with dropped frames is needed only in the sensitivity analyses, which are computed
      // before. The same object is copied only once.
      return { ...run, score, scoreOnTime: score };
    }),
  };
}

/**
 * Returns findings as the worker sends them to the page. Parts of the sessions that the page does not display are left
 * out, because the browser copies each message, and copying blocks the page.
 */
export const sentFindings = (findings: Findings): Findings => ({
  ...findings,
  sessions: findings.sessions.map((each) => ({ ...each, session: shortSession(each.session) })),
});
