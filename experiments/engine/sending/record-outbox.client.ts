"use client";

import type { DBSchema } from "idb";
import { localMoment } from "@/experiments/engine/session/session";
import { deviceDatabase } from "@/lib/device/database";
import { tryOrUndefined } from "@/lib/device/try-or-undefined";
import { createOutbox } from "@/lib/outbox/outbox";
import { receiver } from "./receiver";
import {
  RECORDS_DATABASE,
  type Receipt,
  type RecordItem,
  recordBody,
  withdrawalId,
} from "./record-item";
import { type PostOutcome, post } from "./sending";

interface Schema extends DBSchema {
  outbox: { key: string; value: RecordItem };
  receipts: { key: string; value: Receipt };
}

const device = /* @__PURE__ */ deviceDatabase<Schema>(RECORDS_DATABASE, (database) => {
  database.createObjectStore("outbox");
  database.createObjectStore("receipts");
});

/** Receipts that the device refused to keep: they last as long as this page. */
const inMemory = new Map<string, Receipt>();

async function noteReceipt(item: RecordItem, { isWithdrawn }: PostOutcome): Promise<void> {
  const { id, session, kind, digest } = item;
  const receipt = { id, session, kind, digest, at: localMoment(), isWithdrawn };
  if (item.isLast) return void inMemory.set(id, receipt);
  const isKept = await tryOrUndefined(async () => {
    // Another tab has erased the record meanwhile, perhaps with the database: no trace of it comes back.
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

/** Sends a record by another way than a request to the receiver. */
type Way = (item: RecordItem) => Promise<PostOutcome>;

let otherWay: Way | null = null;

/** Has records sent by another way from now on: a server around the page takes them. */
export function sendRecordsBy(way: Way): void {
  otherWay = way;
}

/** What studies have to send, by any page or the worker. */
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
    return answer.outcome;
  },
});

/** Whether this device has withdrawn a session: no step of it is sent any more. */
async function isWithdrawn(session: string): Promise<boolean> {
  const id = withdrawalId(session);
  if (inMemory.has(id) || recordOutbox.state.get().items.some((item) => item.id === id))
    return true;
  const found = await tryOrUndefined(async () => {
    const database = await device.existing();
    return (await database?.get("receipts", id)) ?? (await database?.get("outbox", id));
  });
  return found !== undefined;
}

/** Returns what the receiver has acknowledged of a session, as this device knows it. */
export async function receiptsOf(session: string): Promise<Receipt[]> {
  const kept =
    (await tryOrUndefined(async () => (await device.existing())?.getAll("receipts"))) ?? [];
  return [...kept, ...inMemory.values()].filter((receipt) => receipt.session === session);
}

/** Puts a record into the outbox, unless it is there or has arrived: it keeps its bytes. */
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

/** Queues a record and begins to send it. @returns once it is on the device, or in this page where that refuses */
export async function queueRecord(item: RecordItem): Promise<void> {
  await add(item);
  void recordOutbox.sendAll();
}

/**
 * Queues a withdrawal, and takes out of the queue whatever of its session has not been sent. What is on its way
 * meanwhile reaches a receiver that has been told.
 */
export async function withdraw(item: RecordItem): Promise<void> {
  await add(item);
  for (const { id, session } of recordOutbox.state.get().items)
    if (session === item.session && id !== item.id) await recordOutbox.take(id);
  void recordOutbox.sendAll();
}

/** Takes out of the queue what of a session has not been sent, for one whose data are erased from the device. */
export async function dropRecords(session: string): Promise<void> {
  await recordOutbox.refresh();
  for (const item of recordOutbox.state.get().items)
    if (item.session === session && item.kind !== "withdrawal") await recordOutbox.take(item.id);
}

/** Sends what earlier pages could not, also what was refused then. To be called once a page is loaded. */
export async function sendWaitingRecords(): Promise<void> {
  if (receiver()) await recordOutbox.start({ again: true });
}

/** What has not arrived: the withdrawals, and how many other records. */
export type Unsent = { withdrawals: readonly RecordItem[]; others: number };

/** Tries to send what waits, for some seconds, and returns what has not arrived then. */
export async function stillUnsent(forMs: number): Promise<Unsent> {
  const late = new Promise((resolve) => setTimeout(resolve, forMs));
  if (receiver()) await Promise.race([recordOutbox.sendDue(), late]);
  await recordOutbox.refresh();
  const { items } = recordOutbox.state.get();
  const withdrawals = items.filter(({ kind }) => kind === "withdrawal");
  return { withdrawals, others: items.length - withdrawals.length };
}

/**
 * Erases all records and receipts, with their database. A withdrawal that has not arrived is not the device's alone to
 * forget: it stays, and nothing else, until it has arrived; in a build that sends nothing it is erased as well.
 * @returns whether all else is gone from the device
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
