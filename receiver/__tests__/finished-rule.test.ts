/** @jest-environment node */
import { aRun, aSession, scored } from "@/__tests__/experiments/study/findings/a-study";
import { completenessOf, isEndedByRule } from "@/experiments/study/findings/people/is-complete";
import { type SessionProgress, sessionState } from "../sessions/place.ts";
import { aStudy, STEPS } from "./a-study";

const EXITS = [null, "completed", "declined", "screenedOut", "failedCheck", "unsent", "left"];
const DONE = [[], STEPS.slice(0, 1), STEPS];

const place = { protocol: "p", person: "someone", session: null, condition: null, row: null };

/** Returns whether the session of a place has finished, for the receiver. */
function isFinished(exit: string | null, steps: readonly string[]): boolean {
  const facts = { condition: "high", source: null, row: null, begun: 0, seen: 0, late: false };
  const session: SessionProgress = { ...facts, session: "s", steps, exit };
  const own = { ...place, offered: null, freed: null, sessions: [session] };
  return sessionState(session, own, aStudy(), 0) === "finished";
}

/** Returns whether `/study/data` treats the session as finished: complete, and not ended by a rule. */
function isAnalysed(exit: string | null, steps: readonly string[]): boolean {
  const withRuns = (ids: readonly string[]) =>
    aSession({ exit, order: STEPS, runs: ids.map((id) => aRun(id, scored())) });
  const session = withRuns(steps);
  const study = { real: [withRuns(STEPS)], document: null, documents: new Map() };
  return completenessOf(study)(session) && !isEndedByRule(session);
}

it.each(EXITS.flatMap((exit) => DONE.map((steps) => [exit, steps] as const)))(
  "a session with the exit %s and the steps %j has finished for the receiver exactly if /study/data treats it as finished",
  (exit, steps) => {
    expect(isFinished(exit, steps)).toBe(isAnalysed(exit, steps));
  },
);

it("a session with all steps has finished, although the participant left in the closing text", () => {
  expect(isFinished("left", STEPS)).toBe(true);
  expect(isFinished("left", STEPS.slice(0, 1))).toBe(false);
});
