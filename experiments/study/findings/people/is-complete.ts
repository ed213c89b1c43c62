import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isDoneIn, isRunStep } from "@/experiments/study/document/step-kind";
import { isAt } from "@/experiments/study/document/visits";
import type { ChosenStudy } from "@/experiments/study/findings/study/choose-study";
import type { ReadSession } from "@/experiments/study/reading/read-session";

/** The exits by which a rule of the document ends a session before its last step. */
const RULE_EXITS: readonly (string | null)[] = ["screenedOut", "failedCheck"];

/** Returns whether a rule of the study ended a session. */
export const isEndedByRule = ({ exit }: Pick<ReadSession, "exit">): boolean =>
  RULE_EXITS.includes(exit);

/** Returns the ids of the steps that have data in any of the sessions. */
export const stepsWithData = (sessions: readonly Pick<ReadSession, "runs">[]): Set<string> =>
  new Set(sessions.flatMap(({ runs }) => runs.map(({ step }) => step)));

/**
 * Returns the ids of the steps that a session needs to be complete. Simulated people do only the tasks that can be
 * simulated, so a simulated session needs only the steps that have data.
 * @param withData the ids of the steps that have data in any session of the study
 */
export const neededSteps = (
  { steps }: Pick<ProtocolDocument, "steps">,
  { condition, visit, isSimulated }: Pick<ReadSession, "condition" | "visit" | "isSimulated">,
  withData: ReadonlySet<string>,
): string[] =>
  steps
    .filter((step) => isRunStep(step) && isDoneIn(step, condition) && isAt(step, visit))
    .map(({ id }) => id)
    .filter((id) => !isSimulated || withData.has(id));

/**
 * Returns a function that states whether a session is complete: its end states this, or it has the runs of all steps
 * that it needs. Without a document, the steps are those of the person's order that have data in any session, because an
 * order also lists texts. A session without an order is complete if it has a run.
 */
export function completenessOf({
  real,
  document,
  documents,
}: Pick<ChosenStudy, "real" | "document" | "documents">): (session: ReadSession) => boolean {
  const withData = stepsWithData(real);
  const neededBy = (session: ReadSession): readonly string[] | null => {
    const known = session.document === null ? undefined : documents.get(session.document);
    const content = (known ?? (document?.protocol === session.protocol ? document : undefined))
      ?.content;
    if (content) return neededSteps(content, session, withData);
    return session.order?.filter((step) => withData.has(step)) ?? null;
  };
  return (session) => {
    if (session.exit === "completed") return true;
    const done = new Set(session.runs.map(({ step }) => step));
    const needed = neededBy(session);
    return done.size > 0 && (needed ?? []).every((step) => done.has(step));
  };
}
