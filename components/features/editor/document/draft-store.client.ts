"use client";

import type { DBSchema } from "idb";
import { deviceDatabase } from "@/lib/device/database";
import { EDITOR_DATABASE } from "@/lib/device/editor-database";
import { tryOrUndefined } from "@/lib/device/try-or-undefined";
import { type EditorDraft, type KeptDraft, liveDrafts } from "./live-drafts";

interface Schema extends DBSchema {
  drafts: { key: string; value: EditorDraft };
}

const device = deviceDatabase<Schema>(EDITOR_DATABASE, (database) => {
  database.createObjectStore("drafts");
});

/** Keeps a draft, unless the device refuses. */
export async function keepEditorDraft({ key, ...draft }: KeptDraft): Promise<void> {
  await tryOrUndefined(() =>
    device.write(["drafts"], async (transaction) => {
      const stored = transaction.objectStore("drafts").put(draft, key);
      // At once: the page may be gone before the request is answered.
      transaction.commit();
      await stored;
    }),
  );
}

/** Notes that a draft is opened, before it can break the page. */
export const noteDraftOpened = (draft: KeptDraft): Promise<void> =>
  keepEditorDraft({ ...draft, tries: (draft.tries ?? 0) + 1 });

/** Notes that a draft has been shown. */
export function noteDraftShown({ tries: _, ...draft }: KeptDraft): Promise<void> {
  return keepEditorDraft(draft);
}

/** Returns the drafts of this device, the newest first, and removes those that none of them needs any more. */
export async function readEditorDrafts(): Promise<readonly KeptDraft[]> {
  const read = await tryOrUndefined(async () => {
    const database = await device.existing();
    if (!database) return [];
    const transaction = database.transaction("drafts", "readwrite");
    const { store } = transaction;
    const [keys, drafts] = await Promise.all([store.getAllKeys(), store.getAll()]);
    const live = liveDrafts(drafts.map((draft, at) => ({ ...draft, key: keys[at] ?? "" })));
    const alive = new Set(live.map(({ key }) => key));
    for (const key of keys) if (!alive.has(key)) void store.delete(key);
    await transaction.done;
    return live;
  });
  return read ?? [];
}
