"use client";

import type { DBSchema } from "idb";
import { EDITOR_DATABASE } from "@/experiments/protocol/editor-database";
import { deviceDatabase } from "@/lib/device/database";
import { tryOrUndefined } from "@/lib/device/try-or-undefined";

/** A protocol as it was left, and when. */
export type EditorDraft = { text: string; title: string; keptAt: string };

/** What was written last, and what was written before another protocol was opened over it. */
type Name = "draft" | "earlier";

interface Schema extends DBSchema {
  drafts: { key: Name; value: EditorDraft };
}

const device = deviceDatabase<Schema>(EDITOR_DATABASE, (database) => {
  database.createObjectStore("drafts");
});

/** Keeps a draft, unless the device refuses. */
export async function keepEditorDraft(name: Name, draft: EditorDraft): Promise<void> {
  await tryOrUndefined(() =>
    device.write(["drafts"], async (transaction) => {
      const stored = transaction.objectStore("drafts").put(draft, name);
      // At once: the page may be gone before the request is answered.
      transaction.commit();
      await stored;
    }),
  );
}

/** Returns a draft, if there is one. */
export const readEditorDraft = (name: Name): Promise<EditorDraft | undefined> =>
  tryOrUndefined(async () => (await device.existing())?.get("drafts", name));
