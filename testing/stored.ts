import type { Page } from "@playwright/test";
import type { Session } from "@/experiments/engine/session";

/** What the device keeps of runs, as another program would read it. */
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
