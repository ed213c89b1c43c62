import type { DBSchema } from "idb";
import { deviceDatabase } from "@/lib/device/database";
import { CONTACT_DATABASE } from "@/lib/device/database-names";
import { tryOrUndefined } from "@/lib/device/try-or-undefined";
import type { OutboxEntry } from "./sending";

/** The contents of the form: the texts keyed by field name, and the attached file. */
export type Draft = {
  values: Record<string, string>;
  attachment: File | null;
  keptAt: string;
  /** The name of the study that the editor has written into the form, until the visitor changes the form. */
  study?: string;
};

interface Schema extends DBSchema {
  draft: { key: "draft"; value: Draft };
  outbox: { key: string; value: OutboxEntry };
}

export const contactDevice = /* @__PURE__ */ deviceDatabase<Schema>(
  CONTACT_DATABASE,
  (database) => {
    database.createObjectStore("draft");
    database.createObjectStore("outbox");
  },
);

/** Stores the draft on the device, unless the device refuses. */
export async function keepDraft(draft: Draft): Promise<void> {
  await tryOrUndefined(() =>
    contactDevice.write(["draft"], async (transaction) => {
      const stored = transaction.objectStore("draft").put(draft, "draft");
      // The transaction commits at once, because the page may be closed before the request succeeds.
      transaction.commit();
      await stored;
    }),
  );
}

/** Returns the draft from the device; undefined if there is no draft. */
export async function readDraft(): Promise<Draft | undefined> {
  return tryOrUndefined(async () => (await contactDevice.existing())?.get("draft", "draft"));
}

/** Erases the draft from the device. */
export async function eraseDraft(): Promise<void> {
  await tryOrUndefined(async () => (await contactDevice.existing())?.delete("draft", "draft"));
}

/** Replaces the draft by its message in the outbox. @throws if the device refuses */
export const draftToOutbox = (entry: OutboxEntry) =>
  contactDevice.write(["draft", "outbox"], async (transaction) => {
    await transaction.objectStore("outbox").put(entry, entry.id);
    await transaction.objectStore("draft").delete("draft");
  });

/** Moves a message from the outbox back into the draft. @throws if the device refuses */
export function outboxToDraft({ id, message, attachment }: OutboxEntry): Promise<void> {
  const { id: _, seconds: __, _gotcha: ___, ...values } = message;
  return contactDevice.write(["draft", "outbox"], async (transaction) => {
    const draft = { values, attachment, keptAt: new Date().toISOString() };
    await transaction.objectStore("draft").put(draft, "draft");
    await transaction.objectStore("outbox").delete(id);
  });
}
