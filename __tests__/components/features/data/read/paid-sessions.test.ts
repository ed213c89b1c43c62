import {
  aRun,
  aSession,
  aStudy,
  findings,
  scored,
} from "@/__tests__/experiments/study/findings/a-study";
import { paidSessions } from "@/components/features/data/read/paid-sessions";
import { sentFindings } from "@/experiments/study/findings/worker/sent-findings";
import { paymentLists } from "@/experiments/study/payment/payment-lists";
import type { ReadSession } from "@/experiments/study/reading/read-session";

const [stroop] = aStudy(null).content.steps;
/** A study of two tasks. */
const STUDY = aStudy(null, { steps: [stroop, { ...stroop, id: "second" }] as never });
const PARTICIPANT = "5f0000000000000000000001";

const begun = (submission: string, day: number, changes: Partial<ReadSession> = {}) =>
  aSession({
    person: PARTICIPANT,
    ids: { PROLIFIC_PID: PARTICIPANT, SESSION_ID: submission },
    startedAt: `2026-11-0${day}T09:00:00+01:00`,
    ...changes,
  });

const allRuns = [aRun("stroop", scored()), aRun("second", scored())];

/** Returns the submissions in the lists of payments, for sessions and an export with their submissions. */
function listed(sessions: readonly ReadSession[]) {
  const rows = sessions.map(({ ids }) => ({
    submission: ids.SESSION_ID ?? "",
    participant: PARTICIPANT,
    status: "AWAITING REVIEW",
    code: null,
  }));
  const { approve, submissionOnly } = paymentLists(
    rows,
    paidSessions(sentFindings(findings(sessions, STUDY), true)),
  );
  return {
    approve: approve.map(({ submission }) => submission),
    submissionOnly: submissionOnly.map(({ submission, note }) => [submission, note]),
  };
}

it("a second participation of a person that was never finished is not listed for approval", () => {
  expect(listed([begun("S1", 2, { runs: allRuns }), begun("S2", 3)])).toEqual({
    approve: ["S1"],
    submissionOnly: [["S2", "unfinished"]],
  });
});

it("a second participation of a person that was finished is listed for approval", () => {
  const sessions = [begun("S1", 2, { runs: allRuns }), begun("S2", 3, { runs: allRuns })];
  expect(listed(sessions).approve).toEqual(["S1", "S2"]);
});

it("a complete participation without a score, and a withdrawn one, are listed for approval", () => {
  const noScore = allRuns.map((run) => ({
    ...run,
    score: { status: "no-score" as const, reason: "tooFewLeft" },
  }));
  expect(listed([begun("S1", 2, { runs: noScore })]).approve).toEqual(["S1"]);
  const withdrawn = begun("S1", 2, { runs: allRuns, isWithdrawn: true });
  expect(listed([withdrawn]).approve).toEqual(["S1"]);
});

it("the second visit of a person is listed for approval under the submission of its own study on Prolific", () => {
  const days = [6, 9] as [number, number];
  const visits = [{ id: "first" }, { id: "second", after: "first", days }];
  const document = aStudy(null, { visits, steps: STUDY.content.steps });
  // The personal link has the identifiers of the first visit.
  const sessions = [
    begun("S1", 2, { id: "one", visit: "first", runs: allRuns }),
    begun("S1", 9, { id: "after", visit: "second", runs: allRuns }),
  ];
  const rows = ["S1", "S2"].map((submission) => ({
    submission,
    participant: PARTICIPANT,
    status: "AWAITING REVIEW",
    code: null,
  }));
  const { approve, dataOnly } = paymentLists(
    rows,
    paidSessions(sentFindings(findings(sessions, document), true)),
  );
  expect(approve.map(({ submission, session }) => [submission, session])).toEqual([
    ["S1", "one"],
    ["S2", "after"],
  ]);
  expect(dataOnly).toEqual([]);
});
