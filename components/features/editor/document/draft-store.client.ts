"use client";

import type { DBSchema } from "idb";
import { deviceDatabase } from "@/lib/device/database";
import { EDITOR_DATABASE } from "@/lib/device/database-names";
import { tryOrUndefined } from "@/lib/device/try-or-undefined";
import { type EditorDraft, type KeptDraft, liveDrafts } from "./live-drafts";

interface Schema extends DBSchema {
  drafts: { key: string; value: EditorDraft };
}

const device = deviceDatabase<Schema>(EDITOR_DATABASE, (database) => {
  database.createObjectStore("drafts");
});

/**
 * Stores a draft. Does not throw if the device refuses to store the draft.
 * @returns whether the device has stored the draft
 */
export async function keepEditorDraft({ key, ...draft }: KeptDraft): Promise<boolean> {
  const kept = await tryOrUndefined(() =>
    device.write(["drafts"], async (transaction) => {
      const stored = transaction.objectStore("drafts").put(draft, key);
      // The transaction commits at once, because the page may close before the request succeeds.
      transaction.commit();
      await stored;
      return true;
    }),
  );
  return kept === true;
}

/**
 * Records that the page is about to open a draft. The record is necessary because a faulty draft may make the page
 * fail.
 */
export const noteDraftOpened = (draft: KeptDraft): Promise<boolean> =>
  keepEditorDraft({ ...draft, tries: (draft.tries ?? 0) + 1 });

/** Records that the page has displayed a draft without failing. */
export function noteDraftShown({ tries: _, ...draft }: KeptDraft): Promise<boolean> {
  return keepEditorDraft(draft);
}

/**
 * Deletes a draft and the drafts that it continues, unless they were changed after it continued them.
 * @returns whether the device has deleted them
 */
export async function deleteEditorDraft({ key, continues }: KeptDraft): Promise<boolean> {
  const deleted = await tryOrUndefined(() =>
    device.write(["drafts"], async (transaction) => {
      const store = transaction.objectStore("drafts");
      await store.delete(key);
      let earlier = continues;
      while (earlier) {
        const draft = await store.get(earlier.key);
        if (draft?.keptAt !== earlier.keptAt) break;
        await store.delete(earlier.key);
        earlier = draft.continues;
      }
      return true;
    }),
  );
  return deleted === true;
}

/** Returns the drafts on this device, the newest first, and deletes every draft that a newer draft replaces. */
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
