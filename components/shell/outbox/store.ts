import type { DBSchema } from "idb";
import { BASE_PATH } from "@/lib/base-path";
import { deviceDatabase } from "@/lib/device/database";
import { tryOrUndefined } from "@/lib/device/try-or-undefined";
import type { Refusal, SentMessage, WaitingReason } from "./sending";

/**
 * Name of the database of the contact form; listed on the terms page (components/features/terms/stored-data.ts). A host may
 * have another copy of the site below another path, with another receiver.
 */
export const CONTACT_DATABASE = `protocole-contact${BASE_PATH}`;

/** What stands in the form: texts by field name, and the attached file. */
export type Draft = { values: Record<string, string>; attachment: File | null; keptAt: string };

/** A message that has not arrived yet, as far as this device knows. */
export type OutboxEntry = {
  message: SentMessage;
  attachment: File | null;
  handedOverAt: string;
  /** Attempts that failed. */
  failures: number;
  /** Not to be tried before, ms since 1970: the receiver has asked for it. */
  notBefore: number;
  problem:
    | { kind: "waiting"; reason: WaitingReason }
    | { kind: "refused"; refusals: Refusal[] }
    | null;
};

interface Schema extends DBSchema {
  draft: { key: "draft"; value: Draft };
  outbox: { key: string; value: OutboxEntry };
}

const device = deviceDatabase<Schema>(CONTACT_DATABASE, (database) => {
  database.createObjectStore("draft");
  database.createObjectStore("outbox");
});

/** Whether what is stored is a message, as far as this page relies on it. */
function isEntry(value: unknown): value is OutboxEntry {
  const { message, handedOverAt } = Object(value) as Partial<OutboxEntry>;
  return typeof message?.id === "string" && typeof handedOverAt === "string";
}

/** Messages that the device did not take: they last as long as this page. */
const onlyHere = new Map<string, OutboxEntry>();

/** Keeps what stands in the form; where the device refuses, it is not kept. */
export async function keepDraft(draft: Draft): Promise<void> {
  await tryOrUndefined(async () => {
    const transaction = (await device.open())?.transaction("draft", "readwrite");
    if (!transaction) return;
    const kept = transaction.store.put(draft, "draft");
    // Not left to the moment when the request is answered: the page may be gone by then.
    transaction.commit();
    await Promise.all([kept, transaction.done]);
  });
}

/** What stood in the form last, if it was kept. */
export async function readDraft(): Promise<Draft | undefined> {
  return tryOrUndefined(async () => (await device.existing())?.get("draft", "draft"));
}

/** Erases the draft from the device. */
export async function eraseDraft(): Promise<void> {
  await tryOrUndefined(async () => (await device.existing())?.delete("draft", "draft"));
}

/**
 * Puts a message into the outbox, and the draft that it was leaves the device in the same step.
 * @returns whether the device keeps it; if not, this page does while it is open
 */
export async function handOver(entry: OutboxEntry): Promise<boolean> {
  const { id } = entry.message;
  const isKept = await tryOrUndefined(async () => {
    const database = await device.open();
    if (!database) return false;
    const transaction = database.transaction(["draft", "outbox"], "readwrite");
    await Promise.all([
      transaction.objectStore("outbox").put(entry, id),
      transaction.objectStore("draft").delete("draft"),
      transaction.done,
    ]);
    return true;
  });
  if (!isKept) onlyHere.set(id, entry);
  return isKept ?? false;
}

/**
 * Makes a message the draft again that it was, and it leaves the outbox in the same step: the page may be
 * gone before the text stands in the form.
 */
export async function makeDraft({ message, attachment }: OutboxEntry): Promise<void> {
  const { id, seconds: _, _gotcha: __, ...values } = message;
  onlyHere.delete(id);
  await tryOrUndefined(async () => {
    const transaction = (await device.existing())?.transaction(["draft", "outbox"], "readwrite");
    if (!transaction) return;
    const draft = { values, attachment, keptAt: new Date().toISOString() };
    await Promise.all([
      transaction.objectStore("draft").put(draft, "draft"),
      transaction.objectStore("outbox").delete(id),
      transaction.done,
    ]);
  });
}

/** The messages that wait, the oldest first. */
export async function readOutbox(): Promise<OutboxEntry[]> {
  const stored =
    (await tryOrUndefined(async () => (await device.existing())?.getAll("outbox"))) ?? [];
  return [...stored.filter(isEntry), ...onlyHere.values()].sort((a, b) =>
    a.handedOverAt.localeCompare(b.handedOverAt),
  );
}

/** One message, unless it has arrived or was taken back. */
export async function readEntry(id: string): Promise<OutboxEntry | undefined> {
  return (
    onlyHere.get(id) ?? tryOrUndefined(async () => (await device.existing())?.get("outbox", id))
  );
}

/** Notes what became of an attempt. */
export async function updateEntry(entry: OutboxEntry): Promise<void> {
  const { id } = entry.message;
  if (onlyHere.has(id)) onlyHere.set(id, entry);
  else await tryOrUndefined(async () => (await device.existing())?.put("outbox", entry, id));
}

/** Takes a message out of the outbox: it has arrived, or the visitor wants it back. */
export async function removeEntry(id: string): Promise<void> {
  onlyHere.delete(id);
  await tryOrUndefined(async () => (await device.existing())?.delete("outbox", id));
}

/** Whether a message is on the device, and not in this page alone. */
export const isOnDevice = (id: string) => !onlyHere.has(id);

/** Erases draft and outbox with their database. @returns whether they are gone from the device */
export async function eraseContact(): Promise<boolean> {
  onlyHere.clear();
  return (
    (await tryOrUndefined(async () => {
      await device.erase();
      return true;
    })) ?? false
  );
}
