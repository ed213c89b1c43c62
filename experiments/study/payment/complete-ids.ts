import type { PaidSession } from "@/experiments/study/findings/worker/messages";
import { idKey } from "@/experiments/study/reading/prolific-submission";
import type { PaymentEntry } from "./payment-lists";
import { compare, withIds } from "./session-ids";

/**
 * Returns the complete participations with an id of Prolific, one for each submission, otherwise for each participant
 * and visit, and the number of complete participations without an id. Only Prolific's export shows who of them is still
 * to be paid.
 * @param sessions as for `paymentLists`
 */
export function completeIds(sessions: readonly PaidSession[]): {
  entries: readonly PaymentEntry[];
  withoutIds: number;
} {
  const complete = withIds(sessions)
    .filter(({ isComplete }) => isComplete)
    .toSorted((one, other) => compare(one.id, other.id));
  const entries = new Map<string, PaymentEntry>();
  for (const { id, submission, participant, visit } of complete) {
    const person = submission ?? participant;
    const key = `${idKey(person ?? "")} ${submission === null ? visit : ""}`;
    if (person === null || entries.has(key)) continue;
    entries.set(key, { submission, participant, session: id, note: null });
  }
  const withoutIds = complete.filter((each) => !each.submission && !each.participant).length;
  return { entries: [...entries.values()], withoutIds };
}
