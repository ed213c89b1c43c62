import type { Exit } from "@/experiments/study/document/schema";
import { prolificStatus } from "@/experiments/study/reading/prolific-submission";
import type { Match } from "./match-submissions";
import type { IdentifiedSession } from "./session-ids";

/** The lists, in the order in which a researcher works through them. */
export const PAYMENT_LISTS = [
  "approve",
  "dataOnly",
  "submissionOnly",
  "wrongCode",
  "givenUp",
] as const;
export type PaymentListId = (typeof PAYMENT_LISTS)[number];

/** Why a person is in a list; the key of a text. */
export type PaymentNote =
  /** The data contain no id of Prolific. */
  | "noIds"
  /** The export contains the submission, with another participant. */
  | "otherPerson"
  /** The export contains another submission of this participant. */
  | "otherSubmission"
  | "noData"
  | "unfinished"
  /** Approved on Prolific, and the data are missing or incomplete. */
  | "paidNoData"
  | "paidUnfinished"
  | "noCode"
  | "otherCode"
  /** The participation ended at another exit, with another code. */
  | "exitCode"
  /** Paid as screened out, and the data are complete. */
  | "screenedOut"
  /** Another submission of this participant is paid, or is to be approved. */
  | "paidToo";

/** The numbers of submissions and participations in no list. */
export type PaymentRest = {
  /** Paid, with complete data or at another exit. */
  paid: number;
  /** Rejected, or returned or timed out without complete data. */
  unpaid: number;
  /** Reserved or active: the participant has not finished yet. */
  running: number;
  /** Awaiting review, ended at another exit with the code of this exit. */
  otherExit: number;
  /** With a status that is not known. */
  unknown: number;
  /** Complete participations beyond the first of a submission or participant. */
  repeats: number;
};

/** The completion code of each exit in the study document. */
export type ExpectedCodes = Readonly<Partial<Record<Exit, string>>>;

const codeKey = (code: string | null | undefined) => code?.trim().toLowerCase() ?? "";

/** The value in the column of the completion code for a submission without a code. */
const NO_CODE = ["", "nocode"];

/**
 * Returns whether a submission has the code that the page displayed in its participation: the recorded code, or the
 * code of the participation's exit in the document. If the data are complete, the code of the exit `unsent` is also
 * right, because the page displays this code until the data have arrived. If no code is known, every code counts as
 * right.
 */
function isRightCode(code: string | null, session: IdentifiedSession, codes: ExpectedCodes | null) {
  if (codes === null) return true;
  const exits = session.isComplete
    ? [codes.completed, codes.unsent]
    : [Object.entries(codes).find(([exit]) => exit === session.exit)?.[1]];
  const right = [session.code, ...exits].map(codeKey).filter((each) => each !== "");
  return right.length === 0 || right.includes(codeKey(code));
}

/** The list of a submission, or the number in which it is counted. */
export type Place = { list: PaymentListId; note: PaymentNote | null } | { rest: keyof PaymentRest };

/**
 * Decides about a submission (docs/reading.md, "Payment", has the same table).
 * @param codes null if the export has no codes
 */
export function placeOf({ row, session }: Match, codes: ExpectedCodes | null): Place {
  const status = prolificStatus(row.status);
  const { isComplete = false, isEarlyExit = false } = session ?? {};
  switch (status) {
    case null:
      return { rest: "unknown" };
    case "RESERVED":
    case "ACTIVE":
      return { rest: "running" };
    case "REJECTED":
      return { rest: "unpaid" };
    case "RETURNED":
    case "TIMED-OUT":
      return isComplete ? { list: "givenUp", note: null } : { rest: "unpaid" };
    case "SCREENED OUT":
      return isComplete ? { list: "wrongCode", note: "screenedOut" } : { rest: "paid" };
    case "APPROVED":
    case "PARTIALLY APPROVED":
      if (isComplete || isEarlyExit) return { rest: "paid" };
      return { list: "submissionOnly", note: session ? "paidUnfinished" : "paidNoData" };
    case "AWAITING REVIEW":
      if (session === null || !(isComplete || isEarlyExit))
        return { list: "submissionOnly", note: session ? "unfinished" : "noData" };
      if (isRightCode(row.code, session, codes))
        return isComplete ? { list: "approve", note: null } : { rest: "otherExit" };
      if (!isComplete) return { list: "wrongCode", note: "exitCode" };
      return {
        list: "wrongCode",
        note: NO_CODE.includes(codeKey(row.code)) ? "noCode" : "otherCode",
      };
  }
}

/** The notes of submissions that are paid, although their data are missing or incomplete. */
const PAID: readonly (PaymentNote | null)[] = ["paidNoData", "paidUnfinished"];

/** Whether the submission is paid, or is to be approved. */
export const isPaid = (place: Place) =>
  "rest" in place ? place.rest === "paid" : place.list === "approve" || PAID.includes(place.note);
