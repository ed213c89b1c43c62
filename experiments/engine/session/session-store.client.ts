"use client";

import type { DBSchema } from "idb";
import { deviceDatabase } from "@/lib/device/database";
import { SESSIONS_DATABASE } from "@/lib/device/database-names";
import { createKeeper } from "./kept-items.client";
import type { RunItem } from "./run-item";
import { hasAnswers, isSession, resumed, type Session, withEvent } from "./session";

interface Schema extends DBSchema {
  sessions: { key: string; value: unknown };
  /** Damaged entries. They are stored separately, so that they are neither lost nor read as sessions. */
  "set-aside": { key: number; value: { at: string; value: unknown } };
  outbox: { key: string; value: RunItem };
}

export type StoredSessions = {
  /** The sessions, with the newest session first. */
  sessions: Session[];
  /** Number of damaged entries that this call has found. */
  damaged: number;
};

export const sessionsDevice = /* @__PURE__ */ deviceDatabase<Schema>(
  SESSIONS_DATABASE,
  (database) => {
    database.createObjectStore("sessions");
    database.createObjectStore("set-aside", { autoIncrement: true });
    database.createObjectStore("outbox");
  },
);

const keeper = /* @__PURE__ */ createKeeper<Session>(
  {
    update: (id, next) =>
      sessionsDevice.write(["sessions"], async (transaction) => {
        const sessions = transaction.objectStore("sessions");
        const replacement = next(await sessions.get(id));
        if (replacement) await sessions.put(replacement, id);
        return replacement;
      }),
    read: async (id) => (await sessionsDevice.existing())?.get("sessions", id),
  },
  isSession,
);

/** Returns whether the device stores the session with this id or, without an id, every session of this page. */
export const isKeptOnDevice = keeper.isKept;

/** Calls a function whenever this page has changed the sessions. @returns a function that unsubscribes */
export const onSessionsChange = keeper.subscribe;

/**
 * Stores a session on the device or, if the device refuses storage (private window, full, blocked), in this page's
 * memory. `isKeptOnDevice` returns whether the device has stored the session. A session that another tab has erased or
 * continued is not changed.
 */
export const keepSession = keeper.keep;

/** Returns a session; undefined if it was erased or never stored. @throws if the device refuses storage */
export const readSession = keeper.read;

/**
 * Resumes a session in a new sitting.
 * @returns the session in the new sitting; null if another tab has continued, ended or erased the session
 */
export async function resumeSession(session: Session): Promise<Session | null> {
  const next = resumed(session);
  return (await keeper.replace(next, (stored) => isSame(stored, session))) ? next : null;
}

/** Marks a session as abandoned because a new run replaces the session. The session remains stored on the device. */
export async function abandonSession(session: Session): Promise<void> {
  const abandoned = withEvent({ ...session, status: "abandoned" }, "abandoned");
  await keeper.replace(abandoned, (stored) => isSame(stored, session));
}

/** Returns whether a stored session is running and unchanged since this page last read it. */
function isSame(stored: unknown, { sittings, blocksDone }: Session): boolean {
  return (
    isSession(stored) &&
    stored.status === "running" &&
    stored.sittings === sittings &&
    stored.blocksDone === blocksDone
  );
}

/** Returns all sessions of this device and this page. Damaged entries are stored separately and counted. */
export async function readSessions(): Promise<StoredSessions> {
  const found = new Map<string, Session>();
  let damaged = 0;
  const isRead = await keeper.isDone(async () => {
    if (!(await sessionsDevice.existing())) return;
    await sessionsDevice.write(["sessions", "set-aside"], async (transaction) => {
      const sessions = transaction.objectStore("sessions");
      for (const key of await sessions.getAllKeys()) {
        const value = await sessions.get(key);
        if (isSession(value)) {
          found.set(key, value);
          keeper.seen(key);
          continue;
        }
        damaged += 1;
        await transaction.objectStore("set-aside").add({ at: new Date().toISOString(), value });
        await sessions.delete(key);
      }
    });
  });
  if (isRead) keeper.answered();
  for (const [id, session] of keeper.inMemory) found.set(id, session);
  const sessions = [...found.values()].sort(
    (a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt),
  );
  return { sessions, damaged };
}

/** Erases one session from the device. @returns whether the device no longer contains the session */
export async function eraseSession(id: string): Promise<boolean> {
  keeper.inMemory.delete(id);
  const isErased = await keeper.isDone(async () => {
    if (!(await sessionsDevice.existing())) return;
    await sessionsDevice.write(["sessions", "outbox"], async (transaction) => {
      await transaction.objectStore("sessions").delete(id);
      await transaction.objectStore("outbox").delete(id);
    });
  });
  keeper.changed();
  return isErased || !keeper.wasStored(id);
}

/**
 * Erases the database with all sessions, all damaged entries and the outbox.
 * @returns whether the device has erased the database
 */
export async function eraseAllSessions(): Promise<boolean> {
  keeper.inMemory.clear();
  const isErased = await keeper.isDone(sessionsDevice.erase);
  keeper.changed();
  return isErased;
}

/**
 * Returns the newest session of an app that can be resumed on this page, if there is such a session. The session must
 * be in the language of the page and belong to the participant in the URL, because one person must not add data to
 * another person's session. A rehearsal continues only as a rehearsal.
 */
export function unfinished(
  sessions: readonly Session[],
  here: Pick<Session, "app" | "locale" | "participant"> & { rehearsal?: boolean },
): Session | undefined {
  const { prolificPid, studyId, sessionId } = here.participant;
  return sessions.find(
    (session) =>
      session.app === here.app &&
      session.locale === here.locale &&
      (session.rehearsal ?? false) === (here.rehearsal ?? false) &&
      session.status === "running" &&
      hasAnswers(session) &&
      session.participant.prolificPid === prolificPid &&
      session.participant.studyId === studyId &&
      session.participant.sessionId === sessionId,
  );
}
