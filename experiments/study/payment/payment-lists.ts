import type { PaidSession } from "@/experiments/study/findings/worker/messages";
import { idKey } from "@/experiments/study/reading/prolific-submission";
import type { ProlificRow } from "@/experiments/study/reading/read-session";
import { matchSubmissions } from "./match-submissions";
import {
  type ExpectedCodes,
  isPaid,
  type PaymentListId,
  type PaymentNote,
  type PaymentRest,
  placeOf,
} from "./place-submission";
import { compare, grouped, type IdentifiedSession, withIds } from "./session-ids";

/** A person in a list. The ids are the only data of the export in it. */
export type PaymentEntry = {
  /** The ids as the export spells them, otherwise as the data do; null if neither has the id. */
  submission: string | null;
  participant: string | null;
  /** The id of the participation; null without data. */
  session: string | null;
  note: PaymentNote | null;
};

export type PaymentLists = Readonly<Record<PaymentListId, readonly PaymentEntry[]>> & {
  rest: Readonly<PaymentRest>;
};

/**
 * Compares Prolific's export with the data of a study, and returns who is to be approved and who needs a look. The order
 * of rows and participations has no effect.
 * @param sessions the real participations, also the withdrawn ones: a person who finished is paid. `isComplete` states
 *   that the person did all steps
 * @param codes the codes of the study document; without it, the codes that the participations recorded
 */
export function paymentLists(
  rows: readonly ProlificRow[],
  sessions: readonly PaidSession[],
  codes: ExpectedCodes = {},
): PaymentLists {
  const { matches, alone, repeats } = matchSubmissions(rows, withIds(sessions));
  const lists: Record<PaymentListId, PaymentEntry[]> = {
    approve: [],
    dataOnly: [],
    submissionOnly: [],
    wrongCode: [],
    givenUp: [],
  };
  const rest = { paid: 0, unpaid: 0, running: 0, otherExit: 0, unknown: 0, repeats: 0 };
  const ofParticipant = grouped(rows, ({ participant }) => participant);
  const ofSubmission = grouped(rows, ({ submission }) => submission);
  const has = (groups: ReadonlyMap<string, unknown>, id: string | null) =>
    id !== null && groups.has(idKey(id));
  // An export without any code lacks the column: Prolific writes NOCODE for a submission without a code.
  const expected = rows.some(({ code }) => code !== null) ? codes : null;
  const places = matches.map((match) => ({ ...match, place: placeOf(match, expected) }));
  const paid = grouped(
    places.filter(({ place }) => isPaid(place)),
    ({ row }) => row.participant,
  );
  // Each visit of a participant is paid by a submission of its own.
  const isPaidToo = (
    participant: string | null,
    session: IdentifiedSession | null,
    own: ProlificRow | null,
  ) =>
    (paid.get(idKey(participant ?? "")) ?? []).some(
      (other) => other.row !== own && (other.session?.visit ?? null) === (session?.visit ?? null),
    );
  for (const { row, session, place } of places) {
    if ("rest" in place) {
      rest[place.rest] += 1;
      continue;
    }
    const note = place.note ?? (isPaidToo(row.participant, session, row) ? "paidToo" : null);
    lists[place.list].push(entryOf(row, session, note));
  }
  for (const session of alone.filter(({ isComplete }) => isComplete)) {
    const { submission, participant } = session;
    const note =
      submission === null && participant === null
        ? "noIds"
        : has(ofSubmission, submission)
          ? "otherPerson"
          : isPaidToo(participant, session, null)
            ? "paidToo"
            : has(ofParticipant, participant)
              ? "otherSubmission"
              : null;
    lists.dataOnly.push(entryOf(null, session, note));
  }
  rest.repeats = repeats.filter(({ isComplete }) => isComplete).length;
  lists.dataOnly.sort((one, other) => compare(one.session ?? "", other.session ?? ""));
  return { ...lists, rest };
}

const entryOf = (
  row: ProlificRow | null,
  session: IdentifiedSession | null,
  note: PaymentNote | null,
): PaymentEntry => ({
  submission: row?.submission.trim() || session?.submission || null,
  participant: row?.participant.trim() || session?.participant || null,
  session: session?.id ?? null,
  note,
});
