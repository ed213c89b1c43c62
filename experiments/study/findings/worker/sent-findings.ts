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
      // The score of the trials on time is in the sensitivity analyses. The same object is copied only once.
      return { ...run, score, scoreOnTime: score };
    }),
  };
}

/**
 * Returns findings as the worker sends them to the page. The copying of a message blocks the page, so parts of the
 * sessions that the page does not show are left out.
 */
export const sentFindings = (findings: Findings): Findings => ({
  ...findings,
  sessions: findings.sessions.map((each) => ({ ...each, session: shortSession(each.session) })),
});
