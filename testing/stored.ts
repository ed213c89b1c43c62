import type { Page } from "@playwright/test";
import type { Session } from "@/experiments/engine/session/session";
import type { Participation } from "@/experiments/study/participation/participation";

/** Returns the runs that the device stores, as another program would read them. */
export const storedSessions = (page: Page) =>
  page.evaluate(async () => {
    const request = indexedDB.open("protocole-sessions");
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const reading = database.transaction("sessions").objectStore("sessions").getAll();
    const sessions = await new Promise<Session[]>((resolve) => {
      reading.onsuccess = () => resolve(reading.result as Session[]);
    });
    database.close();
    return sessions;
  });

/**
 * Returns the studies that the device stores. The database name of an archive contains the document of the archive and
 * the folder of the archive.
 */
export const storedParticipations = (page: Page): Promise<Participation[]> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = "" }) => name);
    const name = names.find((each) => each.startsWith("protocole-participations"));
    if (name === undefined) return [];
    const opening = indexedDB.open(name);
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const reading = database.transaction("participations").objectStore("participations").getAll();
    const participations = await new Promise<Participation[]>((resolve) => {
      reading.onsuccess = () => resolve(reading.result);
    });
    database.close();
    return participations;
  });

/** Returns the texts that the editor has stored on the device. */
export const storedDrafts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const name = "protocole-editor";
    if (!(await indexedDB.databases()).some((each) => each.name === name)) return [];
    const opening = indexedDB.open(name);
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const reading = database.transaction("drafts").objectStore("drafts").getAll();
    const drafts = await new Promise<{ text: string }[]>((resolve) => {
      reading.onsuccess = () => resolve(reading.result);
    });
    database.close();
    return drafts.map(({ text }) => text);
  });
