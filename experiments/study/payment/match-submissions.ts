import {
  idKey,
  onePerSubmission,
  prolificStatus,
} from "@/experiments/study/reading/prolific-submission";
import type { ProlificRow } from "@/experiments/study/reading/read-session";
import { byUse, compare, grouped, type IdentifiedSession, isSameId } from "./session-ids";

/** A submission with its participation; null if the data contain no participation for the submission. */
export type Match = { row: ProlificRow; session: IdentifiedSession | null };

export type Matches = {
  /** One entry for each submission, in the order of the submissions' ids. */
  matches: readonly Match[];
  /** The participations that belong to no submission. */
  alone: readonly IdentifiedSession[];
  /** Additional participations of submissions and participants to which another participation already belongs. */
  repeats: readonly IdentifiedSession[];
};

/**
 * Participations are assigned first to submissions that wait for a decision, then to paid submissions, then to all
 * others.
 */
const NEED: readonly string[] = [
  "AWAITING REVIEW",
  "APPROVED",
  "PARTIALLY APPROVED",
  "SCREENED OUT",
];
const needOf = ({ row }: Match) => {
  const at = NEED.indexOf(row.status);
  return at < 0 ? NEED.length : at;
};

/** Whether a submission and a participation name two different participants. */
const isContradicted = (row: ProlificRow, { participant }: IdentifiedSession) =>
  participant !== null && row.participant !== "" && !isSameId(participant, row.participant);

const isWithoutSubmission = (row: ProlificRow, session: IdentifiedSession) =>
  row.submission === "" || session.submission === null;

/**
 * Whether a submission has no participation, or only an incomplete one without an end. A complete participation of the
 * same participant may then be assigned to it.
 */
const isUnserved = ({ session }: Match) =>
  session === null || (!session.isComplete && session.exit === null);

/**
 * Finds the participation of each submission (docs/reading.md, "Payment"): first by submission id; then by participant
 * id, if the submission or the participation has no submission id; then the participation of a returned or timed-out
 * submission of the same participant, who began again on Prolific and continued on the page.
 */
export function matchSubmissions(
  rows: readonly ProlificRow[],
  sessions: readonly IdentifiedSession[],
): Matches {
  const known = rows.map((row) => ({ ...row, status: prolificStatus(row.status) ?? row.status }));
  const matches = onePerSubmission(known)
    .map((row) => ({ row, order: `${idKey(row.submission)} ${idKey(row.participant)}` }))
    .sort((one, other) => compare(one.order, other.order))
    .map(({ row }): Match => ({ row, session: null }));
  const ordered = sessions.toSorted(byUse);
  const bySubmission = grouped(ordered, ({ submission }) => submission);
  const byParticipant = grouped(ordered, ({ participant }) => participant);
  for (const match of matches)
    match.session =
      bySubmission
        .get(idKey(match.row.submission))
        ?.find((session) => !isContradicted(match.row, session)) ?? null;
  const used = new Set(matches.flatMap(({ session }) => session ?? []));
  for (const match of matches.filter(isUnserved).toSorted((a, b) => needOf(a) - needOf(b))) {
    const found = byParticipant
      .get(idKey(match.row.participant))
      ?.find(
        (session) =>
          !used.has(session) &&
          isWithoutSubmission(match.row, session) &&
          (match.session === null || session.isComplete),
      );
    if (!found) continue;
    if (match.session) used.delete(match.session);
    match.session = found;
    used.add(found);
  }
  moveFromGivenUp(matches);
  const unused = sessions.filter((session) => !used.has(session));
  return { matches, ...apart(unused, matches) };
}

/**
 * Reassigns complete data: from a returned or timed-out submission to another submission of the same participant that
 * waits for a decision and has no data.
 */
function moveFromGivenUp(matches: readonly Match[]) {
  const givenUp = grouped(
    matches.filter(
      ({ row, session }) => ["RETURNED", "TIMED-OUT"].includes(row.status) && session?.isComplete,
    ),
    ({ row }) => row.participant,
  );
  for (const match of matches) {
    if (match.row.status !== "AWAITING REVIEW" || !isUnserved(match)) continue;
    const candidates = givenUp.get(idKey(match.row.participant)) ?? [];
    const from = candidates.find(({ session }) => session?.isComplete);
    if (from) [match.session, from.session] = [from.session, match.session];
  }
}

/**
 * Separates the participations without a submission from the participations that repeat the participation of a
 * submission.
 */
function apart(unused: readonly IdentifiedSession[], matches: readonly Match[]) {
  const served = matches.filter(({ session }) => session !== null);
  const bySubmission = grouped(served, ({ row }) => row.submission);
  const byParticipant = grouped(served, ({ row }) => row.participant);
  const isRepeat = (session: IdentifiedSession) => {
    const same = [
      ...(bySubmission.get(idKey(session.submission ?? "")) ?? []).filter(
        ({ row }) => !isContradicted(row, session),
      ),
      ...(byParticipant.get(idKey(session.participant ?? "")) ?? []).filter(({ row }) =>
        isWithoutSubmission(row, session),
      ),
    ];
    // Another visit of a participant does not count as a repeat, because it can have a submission of its own.
    return same.some(
      (match) =>
        match.session?.visit === session.visit && (match.session.isComplete || !session.isComplete),
    );
  };
  const repeats = new Set(unused.filter(isRepeat));
  return { repeats: [...repeats], alone: unused.filter((session) => !repeats.has(session)) };
}
