"use client";

import { sessionReceipt } from "@/experiments/engine/sending/receipt";
import { shownReceipt } from "@/experiments/engine/sending/receipt-code";
import { receiver } from "@/experiments/engine/sending/receiver";
import {
  endItem,
  type RecordItem,
  startItem,
  stepItem,
  withdrawalId,
  withdrawalItem,
} from "@/experiments/engine/sending/record-item";
import {
  dropRecords,
  isWithdrawn,
  queueRecord,
  receiptsOf,
  recordOutbox,
  sendWaitingRecords,
  sendWithdrawal,
} from "@/experiments/engine/sending/record-outbox.client";
import type { ExitShown } from "./exit-shown";
import { type Participation, withGiven, withRecord } from "./participation";
import { keepParticipation, readParticipations } from "./participation-store.client";
import type { PersonalLink } from "./personal-link";
import { recordDigests, startRecord, whoseRecord } from "./record-fields";

/** Returns the record of the start for the outbox; null if the start is not sent. DataPipe receives no starts. */
function startToSend(participation: Participation): RecordItem | null {
  const start = receiver()?.kind === "endpoint" ? startRecord(participation) : null;
  return start && startItem(start);
}

/** Returns whether the receiver has been told about a participation: that it has begun, or the data of a step. */
export const isToldOf = (participation: Participation): boolean =>
  recordDigests(participation).length > 0 || startToSend(participation) !== null;

/** Queues the record of the start of a participation, if the start is sent. */
export async function tellStart(participation: Participation): Promise<void> {
  const item = startToSend(participation);
  if (item) await queueRecord(item);
}

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

/**
 * Withdraws a participation: deletes its unsent records, and asks the receiver to delete the sent records. Before the
 * first step is finished, the receiver has only the start. In a study with visits, all visits of the person are
 * withdrawn that the personal link names or that this device has stored.
 */
export async function withdrawParticipation(participation: Participation): Promise<void> {
  const { id: session, protocol, sending } = participation;
  const receipt = receiptOfParticipation(participation);
  if (!sending) return;
  if (isToldOf(participation)) await sendWithdrawal(withdrawalItem({ session, protocol, receipt }));
  for (const other of await otherSessionsOf(participation))
    await sendWithdrawal(withdrawalItem({ session: other, protocol, receipt: null }));
}

/** Returns the sessions of the other visits of a person, which the personal link names or this device has stored. */
async function otherSessionsOf({
  id,
  protocol,
  person,
  visit = null,
  personal,
}: Participation): Promise<string[]> {
  if (visit === null) return [];
  const kept = (await readParticipations()).filter(
    (each) =>
      each.protocol === protocol &&
      each.person === person &&
      (each.visit ?? null) !== null &&
      isToldOf(each),
  );
  const sessions = [
    ...(personal?.done ?? []).map(({ session }) => session),
    ...kept.map((each) => each.id),
  ];
  return [...new Set(sessions)].filter((session) => session !== id);
}

/** Withdraws the visits that a personal link names, before another visit begins. */
export async function withdrawVisits({ done }: PersonalLink, protocol: string): Promise<void> {
  for (const { session } of done)
    await sendWithdrawal(withdrawalItem({ session, protocol, receipt: null }));
}

/** Returns whether this device has withdrawn one of the visits that a personal link names. */
export async function hasWithdrawn({ done }: PersonalLink): Promise<boolean> {
  const found = await Promise.all(done.map(({ session }) => isWithdrawn(session)));
  return found.includes(true);
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
    const start = startToSend(participation);
    // A start that the receiver refused has no receipt. It is sent again only if no later record has arrived.
    if (start && known.length === 0 && !has.has(start.digest)) await queueRecord(start);
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
