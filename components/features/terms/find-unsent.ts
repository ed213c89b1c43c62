import { messageOutbox } from "@/components/shell/outbox/outbox";
import { runOutbox } from "@/experiments/engine/sending/outbox.client";
import { codeOfWithdrawal } from "@/experiments/engine/sending/record-item";
import { stillUnsent } from "@/experiments/engine/sending/record-outbox.client";

/**
 * Data that have not arrived: the codes of waiting withdrawals, the number of withdrawals, and the number of other
 * items.
 */
export type UnsentData = { codes: readonly string[]; withdrawals: number; others: number };

/** The time in ms for a last attempt to send a withdrawal, before the withdrawal counts as not received. */
const LAST_TRY_MS = 5_000;

/** Makes a last attempt to send waiting data, and returns the data that still have not arrived. */
export async function findUnsent(): Promise<UnsentData> {
  const { withdrawals, others } = await stillUnsent(LAST_TRY_MS);
  await Promise.all([runOutbox.refresh(), messageOutbox.refresh()]);
  const waiting = runOutbox.state.get().items.length + messageOutbox.state.get().items.length;
  return {
    codes: withdrawals.flatMap((item) => codeOfWithdrawal(item) ?? []),
    withdrawals: withdrawals.length,
    others: others + waiting,
  };
}
