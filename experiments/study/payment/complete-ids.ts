import type { PaidSession } from "@/experiments/study/findings/worker/messages";
import { idKey } from "@/experiments/study/reading/prolific-submission";
import type { PaymentEntry } from "./payment-lists";
import { compare, identified } from "./session-ids";

/**
 * Returns the complete participations with an id of Prolific, one for each submission, otherwise for each participant,
 * and the number of complete participations without an id. Only Prolific's export shows who of them is still to be paid.
 * @param sessions as for `paymentLists`
 */
export function completeIds(sessions: readonly PaidSession[]): {
  entries: readonly PaymentEntry[];
  withoutIds: number;
} {
  const complete = sessions
    .map(identified)
    .filter(({ isComplete }) => isComplete)
    .toSorted((one, other) => compare(one.id, other.id));
  const entries = new Map<string, PaymentEntry>();
  for (const { id, submission, participant } of complete) {
    const key = submission ?? participant;
    if (key === null || entries.has(idKey(key))) continue;
    entries.set(idKey(key), { submission, participant, session: id, note: null });
  }
  const withoutIds = complete.filter((each) => !each.submission && !each.participant).length;
  return { entries: [...entries.values()], withoutIds };
}
