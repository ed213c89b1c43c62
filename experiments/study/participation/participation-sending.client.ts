"use client";

import { sessionReceipt } from "@/experiments/engine/sending/receipt";
import { shownReceipt } from "@/experiments/engine/sending/receipt-code";
import {
  endItem,
  stepItem,
  withdrawalId,
  withdrawalItem,
} from "@/experiments/engine/sending/record-item";
import {
  dropRecords,
  queueRecord,
  receiptsOf,
  recordOutbox,
  sendWaitingRecords,
  sendWithdrawal,
} from "@/experiments/engine/sending/record-outbox.client";
import type { ExitShown } from "./exit-shown";
import {
  type Participation,
  recordDigests,
  whoseRecord,
  withGiven,
  withRecord,
} from "./participation";
import { keepParticipation, readParticipations } from "./participation-store.client";

/**
 * Prepares the record of a finished step, if the participation sends data. From then on, the bytes of the record do not
 * change.
 * @returns the participation with the record's digest, and a function that queues the record; null for a step without a
 * run
 */
export function recordOfStep(
  participation: Participation,
  step: string,
): { participation: Participation; queue: () => Promise<void> } | null {
  const run = participation.runs[step];
  if (!participation.sending || run?.status !== "finished") return null;
  const item = stepItem(run);
  return {
    participation: withRecord(participation, step, item.digest),
    queue: () => queueRecord(item),
  };
}

/**
 * Returns the receipt of a participation, computed from its sent and its queued records; null before the first step is
 * finished.
 */
export function receiptOfParticipation(participation: Participation): string | null {
  const digests = recordDigests(participation);
  return digests.length > 0 ? sessionReceipt(digests) : null;
}

/** Returns the withdrawal code of a participation as pages display it; null before the first step is finished. */
export function receiptCode(participation: Participation): string | null {
  const receipt = receiptOfParticipation(participation);
  return receipt && shownReceipt({ session: participation.id, receipt });
}

/**
 * Queues the record of a participation's ending. The record contains the code that the page will display. The
 * participation also stores this code.
 * @returns the participation as it is stored
 */
export async function tellEnd(
  participation: Participation,
  shown: ExitShown,
): Promise<Participation> {
  const { id, protocol, document, ending } = participation;
  const digests = recordDigests(participation);
  const exit = shown.at === "given" ? shown.exit : ending;
  const code = shown.at === "given" ? shown.code : null;
  await queueRecord(
    endItem({
      ...whoseRecord(participation),
      session: id,
      protocol,
      document,
      exit: exit ?? "left",
      code,
      steps: digests.length,
      receipt: sessionReceipt(digests),
    }),
  );
  if (shown.at !== "given") return participation;
  const noted = withGiven(participation, shown.exit, code);
  if (noted !== participation) await keepParticipation(noted);
  return noted;
}

/** Withdraws a participation: deletes its unsent records, and asks the receiver to delete the sent records. */
export async function withdrawParticipation(participation: Participation): Promise<void> {
  const { id: session, protocol, sending } = participation;
  const receipt = receiptOfParticipation(participation);
  if (sending && receipt) await sendWithdrawal(withdrawalItem({ session, protocol, receipt }));
}

/** Withdraws the session that a withdrawal code identifies, even if the session was recorded on another device. */
export const withdrawByCode = ({ session, receipt }: { session: string; receipt: string }) =>
  sendWithdrawal(withdrawalItem({ session, protocol: null, receipt }));

/** Removes the unsent records of an erased participation from the queue. */
export const dropUnsent = ({ id }: Pick<Participation, "id">) => dropRecords(id);

/**
 * Sends the records that earlier pages could not send. If a page was closed before it queued the record of a finished
 * step, the record is made again from the run of the step.
 */
export async function sendWaitingSteps(): Promise<void> {
  await recordOutbox.refresh();
  for (const participation of await readParticipations()) {
    const { id, sending, runs, order } = participation;
    if (!sending) continue;
    const known = [...(await receiptsOf(id)), ...recordOutbox.state.get().items].filter(
      ({ session }) => session === id,
    );
    if (
      known.some(
        (each) => each.id === withdrawalId(id) || ("isWithdrawn" in each && each.isWithdrawn),
      )
    )
      continue;
    const has = new Set(known.map(({ digest }) => digest));
    let next = participation;
    for (const step of order) {
      const run = runs[step];
      const digest = sending.records[step];
      if (run?.status !== "finished" || !digest || has.has(digest)) continue;
      const item = stepItem(run);
      // If a former release computed other bytes for this record, the participation stores the digest of the bytes that
      // are sent now.
      if (item.digest !== digest) next = withRecord(next, step, item.digest);
      if (!has.has(item.digest)) await queueRecord(item);
    }
    if (next !== participation) await keepParticipation(next);
  }
  await sendWaitingRecords();
}
