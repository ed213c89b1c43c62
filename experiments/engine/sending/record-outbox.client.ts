"use client";

import type { DBSchema } from "idb";
import { localMoment } from "@/experiments/engine/session/session";
import { deviceDatabase } from "@/lib/device/database";
import { RECORDS_DATABASE } from "@/lib/device/database-names";
import { tryOrUndefined } from "@/lib/device/try-or-undefined";
import { createOutbox } from "@/lib/outbox/outbox";
import { withinMs } from "@/lib/within-ms";
import { receiver } from "./receiver";
import { type Receipt, type RecordItem, recordBody, withdrawalId } from "./record-item";
import { type PostOutcome, post } from "./sending";

interface Schema extends DBSchema {
  outbox: { key: string; value: RecordItem };
  receipts: { key: string; value: Receipt };
}

const device = /* @__PURE__ */ deviceDatabase<Schema>(RECORDS_DATABASE, (database) => {
  database.createObjectStore("outbox");
  database.createObjectStore("receipts");
});

/** Receipts that the device did not store. They are lost when the page closes. */
const inMemory = new Map<string, Receipt>();

async function noteReceipt(item: RecordItem, { isWithdrawn }: PostOutcome): Promise<void> {
  const { id, session, kind, digest } = item;
  const receipt = { id, session, kind, digest, at: localMoment(), isWithdrawn };
  if (item.isLast) return void inMemory.set(id, receipt);
  const isKept = await tryOrUndefined(async () => {
    // Another tab may have erased the record or the database in the meantime. The receipt of an erased record must not
    // be stored.
    const isErased = recordOutbox.isStored(id) && !(await device.existing());
    if (isErased) return false;
    return device.write(["receipts", "outbox"], async (transaction) => {
      if (recordOutbox.isStored(id) && !(await transaction.objectStore("outbox").get(id)))
        return false;
      await transaction.objectStore("receipts").put(receipt, id);
      return true;
    });
  });
  if (!isKept) inMemory.set(id, receipt);
}

/** A function that sends a record in another way than as a request to the receiver. */
type Way = (item: RecordItem) => Promise<PostOutcome>;

let otherWay: Way | null = null;

/**
 * Sets the function that sends all further records. It is used if the server of the page, such as JATOS, accepts the
 * records.
 */
export function sendRecordsBy(way: Way): void {
  otherWay = way;
}

/** The outbox of the records of studies. Every page and the service worker send the records in it. */
export const recordOutbox = /* @__PURE__ */ createOutbox<RecordItem>({
  name: RECORDS_DATABASE,
  existing: device.existing,
  parse: (stored) => {
    const { id, session, kind, record, digest } = Object(stored);
    return [id, session, kind, record, digest].every((each) => typeof each === "string")
      ? (stored as RecordItem)
      : null;
  },
  async send(item, { signal }) {
    const to = receiver();
    if (!to) return null;
    if (item.kind !== "withdrawal" && (await isWithdrawn(item.session))) return "dropped";
    const answer = otherWay
      ? await otherWay(item)
      : await post(to, recordBody(item, to), item.digest, signal);
    if (answer.outcome === "sent") await noteReceipt(item, answer);
    // A start contains no data of the participant, so a refused start is not sent again, and nobody reads about it.
    const isRefused = answer.outcome !== "sent" && answer.outcome.problem.kind === "refused";
    return item.kind === "start" && isRefused ? "dropped" : answer.outcome;
  },
});

/** Returns whether a session was withdrawn on this device. Further steps of a withdrawn session are not sent. */
export async function isWithdrawn(session: string): Promise<boolean> {
  const id = withdrawalId(session);
  if (inMemory.has(id) || recordOutbox.state.get().items.some((item) => item.id === id))
    return true;
  const found = await tryOrUndefined(async () => {
    const database = await device.existing();
    return (await database?.get("receipts", id)) ?? (await database?.get("outbox", id));
  });
  return found !== undefined;
}

/** Returns the receipts of a session that the device has stored or that this page has in memory. */
export async function receiptsOf(session: string): Promise<Receipt[]> {
  const kept =
    (await tryOrUndefined(async () => (await device.existing())?.getAll("receipts"))) ?? [];
  return [...kept, ...inMemory.values()].filter((receipt) => receipt.session === session);
}

/** Adds a record to the outbox. A record with the same id that the outbox or the receiver has is not replaced. */
async function add(item: RecordItem): Promise<void> {
  if (inMemory.has(item.id)) return;
  await recordOutbox.add(item, () =>
    device.write(["outbox", "receipts"], async (transaction) => {
      const receipts = transaction.objectStore("receipts");
      const outbox = transaction.objectStore("outbox");
      if ((await receipts.get(item.id)) ?? (await outbox.get(item.id))) return;
      await outbox.put(item, item.id);
    }),
  );
}

/**
 * Adds a record to the outbox and starts to send the record.
 * @returns after the device or, if the device refuses storage, this page has stored the record
 */
export async function queueRecord(item: RecordItem): Promise<void> {
  await add(item);
  void recordOutbox.sendAll();
}

/**
 * Adds a withdrawal to the outbox and removes the session's unsent records from the outbox. A record that is being sent
 * at this moment may still arrive. The receiver then receives the withdrawal after this record.
 */
export async function sendWithdrawal(item: RecordItem): Promise<void> {
  await add(item);
  for (const { id, session } of recordOutbox.state.get().items)
    if (session === item.session && id !== item.id) await recordOutbox.take(id);
  void recordOutbox.sendAll();
}

/** Removes a session's unsent records, because the session's data are erased from the device. A withdrawal remains. */
export async function dropRecords(session: string): Promise<void> {
  await recordOutbox.refresh();
  for (const item of recordOutbox.state.get().items)
    if (item.session === session && item.kind !== "withdrawal") await recordOutbox.take(item.id);
}

/**
 * Sends the records that earlier pages could not send, including refused records. Each page calls this function once.
 */
export async function sendWaitingRecords(): Promise<void> {
  if (receiver()) await recordOutbox.start({ again: true });
}

/** The records that have not arrived: the withdrawals, and the number of all other records. */
export type Unsent = { withdrawals: readonly RecordItem[]; others: number };

/** Tries to send pending records for `forMs` milliseconds, and returns the records that have not arrived. */
export async function stillUnsent(forMs: number): Promise<Unsent> {
  if (receiver()) await withinMs(recordOutbox.sendDue(), forMs, undefined);
  await recordOutbox.refresh();
  const { items } = recordOutbox.state.get();
  const withdrawals = items.filter(({ kind }) => kind === "withdrawal");
  return { withdrawals, others: items.length - withdrawals.length };
}

/**
 * Erases all records and receipts, and their database. Only withdrawals that have not arrived remain until they arrive,
 * because the receiver must still delete the data. A build without a receiver also erases the withdrawals.
 * @returns whether everything except withdrawals that have not arrived has been erased from the device
 */
export async function eraseRecords(): Promise<boolean> {
  inMemory.clear();
  await recordOutbox.refresh();
  const isKept = ({ kind }: RecordItem) => kind === "withdrawal" && receiver() !== null;
  const { items } = recordOutbox.state.get();
  for (const { id } of items.filter((item) => !isKept(item))) await recordOutbox.take(id);
  const isErased = await tryOrUndefined(async () => {
    if (!items.some(isKept)) await device.erase();
    else
      await device.write(["outbox", "receipts"], async (transaction) => {
        await transaction.objectStore("receipts").clear();
        const outbox = transaction.objectStore("outbox");
        for (const item of await outbox.getAll())
          if (isKept(item)) await outbox.put({ ...item, isLast: true }, item.id);
          else await outbox.delete(item.id);
      });
    return true;
  });
  await recordOutbox.clear(isKept);
  if (items.some(isKept)) void recordOutbox.sendAll();
  return isErased ?? false;
}
