import { NOBODY } from "@/experiments/engine/session/participant";
import { hasAnswers, type Session } from "@/experiments/engine/session/session";
import type { Participation } from "@/experiments/study/participation/participation";
import { pathOf } from "@/lib/routes";
import type { DataOwner } from "./known-app";

/** Whether the page of a task continues a session: it is unfinished, of nobody's study, and of the task's version. */
export const canContinue = (session: Session, owner: DataOwner): boolean =>
  session.status === "running" &&
  hasAnswers(session) &&
  session.version === owner.version &&
  JSON.stringify(session.participant) === JSON.stringify(NOBODY);

/** Returns the path of the page on which a session continues, in its language. */
export const taskAddress = ({ app, locale }: Session): string =>
  `${pathOf("study", locale)}?app=${app}`;

/** Opens the study of a participation, which then offers to continue. The code that packs a study loads here. */
export async function continueStudy(participation: Participation): Promise<void> {
  const { continueAddress } = await import("./continue-link");
  location.assign(continueAddress(participation));
}
