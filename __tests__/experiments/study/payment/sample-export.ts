import type { PaidSession } from "@/experiments/study/findings/worker/messages";

/** Invented ids in the form of Prolific's: 24 hexadecimal digits. */
const idOf = (kind: string, n: number) => kind + String(n).padStart(24 - kind.length, "0");
export const submission = (n: number) => idOf("5ab", n);
export const participant = (n: number) => idOf("64c", n);

export const CODE = "C1A2B3C4";
export const SCREENING_CODE = "S9X8Y7Z6";

/** A submission of the sample: its number is also the number of its participant. */
type Line = { n: number; status: string; code: string };

/** Every status, with the codes that people enter. */
export const LINES: readonly Line[] = [
  { n: 1, status: "AWAITING REVIEW", code: CODE },
  { n: 2, status: "AWAITING REVIEW", code: CODE },
  { n: 3, status: "AWAITING REVIEW", code: "NOCODE" },
  { n: 4, status: "AWAITING REVIEW", code: "WRONG" },
  { n: 5, status: "AWAITING REVIEW", code: SCREENING_CODE },
  { n: 6, status: "AWAITING REVIEW", code: CODE },
  { n: 7, status: "AWAITING REVIEW", code: CODE },
  { n: 8, status: "AWAITING REVIEW", code: "NOCODE" },
  { n: 9, status: "APPROVED", code: CODE },
  { n: 10, status: "APPROVED", code: CODE },
  { n: 11, status: "PARTIALLY APPROVED", code: CODE },
  { n: 12, status: "REJECTED", code: "NOCODE" },
  { n: 13, status: "RETURNED", code: "" },
  { n: 14, status: "RETURNED", code: "" },
  { n: 15, status: "TIMED-OUT", code: "" },
  { n: 16, status: "TIMED-OUT", code: "" },
  { n: 17, status: "SCREENED OUT", code: SCREENING_CODE },
  { n: 18, status: "SCREENED OUT", code: SCREENING_CODE },
  { n: 19, status: "ACTIVE", code: "" },
  { n: 20, status: "RESERVED", code: "" },
];

const PRESENT =
  "Submission id,Participant id,Status,Custom study tncs accepted at,Started at,Completed at,Reviewed at,Archived at,Time taken,Completion code,Total approvals,Fluent languages,Age,Sex";
const FORMER =
  "session_id,participant_id,status,started_datetime,completed_date_time,time_taken,age,num_approvals,entered_code,Fluent languages";

const MOMENT = "2026-11-20T10:00:00.000Z";

/** The sample in the present form of the export. The demographics are invented. */
export const presentExport = (lines = LINES) =>
  [
    PRESENT,
    ...lines.map(
      ({ n, status, code }) =>
        `${submission(n)},${participant(n)},${status},Not Applicable,${MOMENT},${MOMENT},${MOMENT},${MOMENT},600,${code},12,"Secret, language",77,Other`,
    ),
  ].join("\r\n");

/** The sample in a former form: other names, another order. */
export const formerExport = (lines = LINES) =>
  [
    FORMER,
    ...lines.map(
      ({ n, status, code }) =>
        `${submission(n)},${participant(n)},${status},${MOMENT},${MOMENT},600,77,12,${code},"Secret, language"`,
    ),
  ].join("\n");

/** A participation of the person with a number: complete, with the ids of Prolific and the code for completed. */
export const paid = (n: number, changes: Partial<PaidSession> = {}): PaidSession => ({
  id: `session-${String(n).padStart(2, "0")}`,
  ids: { PROLIFIC_PID: participant(n), STUDY_ID: null, SESSION_ID: submission(n) },
  person: participant(n),
  visit: null,
  startedAt: null,
  exit: "completed",
  code: CODE,
  isComplete: true,
  ...changes,
});

export const unfinished = (n: number): PaidSession =>
  paid(n, { isComplete: false, exit: null, code: null });

export const screenedOut = (n: number): PaidSession =>
  paid(n, { isComplete: false, exit: "screenedOut", code: SCREENING_CODE });

/** The data that belong to the sample, and one complete participation without a submission (30). */
export const SESSIONS: readonly PaidSession[] = [
  ...[1, 2, 3, 4].map((n) => paid(n)),
  screenedOut(5),
  screenedOut(6),
  unfinished(8),
  paid(9),
  paid(11),
  paid(12),
  paid(13),
  unfinished(14),
  paid(15),
  screenedOut(17),
  paid(18),
  paid(19),
  paid(30),
];
