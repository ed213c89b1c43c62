import type { PaymentEntry } from "./payment-lists";
import type { PaymentListId } from "./place-submission";

/** The two kinds of ids. Prolific's pages accept one kind at a time. */
export type IdKind = "submission" | "participant";

/**
 * The kind of ids that is copied from a list. Prolific recommends submission ids for approval, and pays people without a
 * submission by participant id (docs/reading.md, "Payment").
 */
const KIND: Readonly<Record<PaymentListId, IdKind>> = {
  approve: "submission",
  dataOnly: "participant",
  submissionOnly: "submission",
  wrongCode: "submission",
  givenUp: "submission",
};

export type CopiedIds = { kind: IdKind; ids: readonly string[] };

/**
 * Returns the ids of a list, each once: those of the kind that Prolific uses for the list, then the other ids of people
 * without an id of this kind. A kind without ids is left out.
 */
export function copiedIds(list: PaymentListId, entries: readonly PaymentEntry[]): CopiedIds[] {
  const kind = KIND[list];
  const other: IdKind = kind === "submission" ? "participant" : "submission";
  const idsOf = (of: IdKind, some: readonly PaymentEntry[]) => [
    ...new Set(some.flatMap((entry) => entry[of] ?? [])),
  ];
  const without = entries.filter((entry) => entry[kind] === null);
  return [
    { kind, ids: idsOf(kind, entries) },
    { kind: other, ids: idsOf(other, without) },
  ].filter(({ ids }) => ids.length > 0);
}
