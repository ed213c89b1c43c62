import { NOBODY } from "@/experiments/engine/session/participant";
import { REHEARSAL } from "@/experiments/engine/session/rehearsal";
import { hasAnswers, type Session } from "@/experiments/engine/session/session";
import type { Participation } from "@/experiments/study/participation/participation";
import { pathOf } from "@/lib/routes";
import type { DataOwner } from "./known-app";

/**
 * Returns whether the page of a task can continue a session: the session is unfinished, does not belong to a study, and
 * has the task's current version.
 */
export const canContinue = (session: Session, owner: DataOwner): boolean =>
  session.status === "running" &&
  hasAnswers(session) &&
  session.version === owner.version &&
  JSON.stringify(session.participant) === JSON.stringify(NOBODY);

/** Returns the path of the page on which a session continues, in the session's language. */
export const taskAddress = ({ app, locale, rehearsal }: Session): string =>
  `${pathOf("study", locale)}?app=${app}${rehearsal ? `&${REHEARSAL}` : ""}`;

/**
 * Opens the study of a participation. The page of the study allows the participant to continue. The code that encodes a
 * study loads when this function is called.
 */
export async function continueStudy(participation: Participation): Promise<void> {
  const { continueAddress } = await import("./continue-link");
  location.assign(continueAddress(participation));
}
