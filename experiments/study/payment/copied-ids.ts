import type { PaymentEntry } from "./payment-lists";
import type { PaymentListId } from "./place-submission";

/** The two kinds of ids. Prolific's pages accept one kind at a time. */
type IdKind = "submission" | "participant";

/**
 * The kind of ids that is copied first from a list. Prolific recommends submission ids for approval, and pays a bonus by
 * participant id (docs/reading.md, "Payment").
 */
const FIRST: Readonly<Record<PaymentListId, IdKind>> = {
  approve: "submission",
  dataOnly: "participant",
  submissionOnly: "submission",
  wrongCode: "submission",
  givenUp: "submission",
};

export type CopiedIds = { kind: IdKind; ids: readonly string[] };

/** Returns the ids of a list by kind, each id once. A kind without ids is left out. */
export function copiedIds(list: PaymentListId, entries: readonly PaymentEntry[]): CopiedIds[] {
  const first = FIRST[list];
  const second: IdKind = first === "submission" ? "participant" : "submission";
  return [first, second]
    .map((kind) => ({ kind, ids: [...new Set(entries.flatMap((entry) => entry[kind] ?? []))] }))
    .filter(({ ids }) => ids.length > 0);
}
