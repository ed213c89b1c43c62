import type { App } from "@/experiments/engine/contract/define-app";
import { newSession, type Session } from "@/experiments/engine/session/session";

/** Returns a new session of an app, in English, without a participant id and before the first trial. */
export function aSession(
  { model: { facts, parameters } }: Pick<App, "model">,
  parts: Partial<Session> = {},
): Session {
  return {
    ...newSession({
      app: facts.id,
      version: facts.version,
      parameters,
      locale: "en",
      seed: 7,
      blocks: 3,
      participant: { prolificPid: null, studyId: null, sessionId: null },
      device: { viewportWidth: 0, viewportHeight: 0, pixelRatio: 1, pointer: "none" },
    }),
    ...parts,
  };
}
