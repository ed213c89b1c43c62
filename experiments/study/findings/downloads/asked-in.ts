import type { Findings } from "@/experiments/study/findings/findings";
import { type Asked, askedOf } from "@/experiments/study/findings/study/asked";
import { describingSessions } from "@/experiments/study/findings/study/choose-study";

/** Returns the question that the plan of a study asks, as used for its findings (`findingsOf`). */
export function askedIn({ sessions, study }: Pick<Findings, "sessions" | "study">): Asked {
  const own = sessions.flatMap(({ aside, session }) =>
    aside === "otherProtocol" ? [] : [session],
  );
  return askedOf(study.document?.content ?? null, describingSessions(own));
}
