import { messageOutbox } from "@/components/shell/outbox/outbox";
import { runOutbox } from "@/experiments/engine/sending/outbox.client";
import { codeOfWithdrawal } from "@/experiments/engine/sending/record-item";
import { stillUnsent } from "@/experiments/engine/sending/record-outbox.client";

/** What has not arrived: the receipt codes of withdrawals, how many they are, and how much else there is. */
export type Unsent = { codes: readonly string[]; withdrawals: number; others: number };

/** How long a withdrawal is tried once more before it is said that it has not arrived, ms. */
const LAST_TRY_MS = 5_000;

/** Tries once more to send what waits, and returns what has not arrived then. */
export async function findUnsent(): Promise<Unsent> {
  const { withdrawals, others } = await stillUnsent(LAST_TRY_MS);
  await Promise.all([runOutbox.refresh(), messageOutbox.refresh()]);
  const waiting = runOutbox.state.get().items.length + messageOutbox.state.get().items.length;
  return {
    codes: withdrawals.flatMap((item) => codeOfWithdrawal(item) ?? []),
    withdrawals: withdrawals.length,
    others: others + waiting,
  };
}
