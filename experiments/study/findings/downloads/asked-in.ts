import type { Findings } from "@/experiments/study/findings/findings";
import { type Asked, askedOf } from "@/experiments/study/findings/study/asked";

/** Returns what the plan of a study asks, as its findings were computed (`findingsOf`). */
export function askedIn({ sessions, study }: Pick<Findings, "sessions" | "study">): Asked {
  const own = sessions.flatMap(({ aside, session }) =>
    aside === "otherProtocol" ? [] : [session],
  );
  const real = own.filter(
    ({ isSimulated, isRehearsal, isWithdrawn }) => !isSimulated && !isRehearsal && !isWithdrawn,
  );
  return askedOf(study.document?.content ?? null, real.length > 0 ? real : own);
}
