import type { Findings } from "@/experiments/study/findings/findings";
import { type Asked, askedOf } from "@/experiments/study/findings/study/asked";

/** Returns the question that the plan of a study asks, as used for its findings (`findingsOf`). */
export function askedIn({ sessions, study }: Pick<Findings, "sessions" | "study">): Asked {
  const own = sessions.flatMap(({ aside, session }) =>
    aside === "otherProtocol" ? [] : [session],
  );
  const real = own.filter(
    ({ isSimulated, isRehearsal, isWithdrawn }) => !isSimulated && !isRehearsal && !isWithdrawn,
  );
  return askedOf(study.document?.content ?? null, real.length > 0 ? real : own);
}
