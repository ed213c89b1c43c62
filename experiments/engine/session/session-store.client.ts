"use client";

import type { DBSchema } from "idb";
import { deviceDatabase } from "@/lib/device/database";
import { createKeeper } from "./kept-items.client";
import type { RunItem } from "./run-item";
import {
  hasAnswers,
  isSession,
  resumed,
  SESSIONS_DATABASE,
  type Session,
  withEvent,
} from "./session";

interface Schema extends DBSchema {
  sessions: { key: string; value: unknown };
  /** Damaged entries, kept apart so that nothing is lost and nothing breaks. */
  "set-aside": { key: number; value: { at: string; value: unknown } };
  outbox: { key: string; value: RunItem };
}

export type StoredSessions = {
  /** Newest first. */
  sessions: Session[];
  /** Entries that this reading found damaged. */
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

/** Whether the device keeps what this page gave it: all of it, or one session. */
export const isKeptOnDevice = keeper.isKept;

/** Calls back when this page has changed the sessions. @returns ends the subscription */
export const onSessionsChange = keeper.subscribe;

/**
 * Stores a session, or holds it in this page where the device refuses (private window, full, blocked).
 * What another tab has erased or gone on with is left as it is. `isKeptOnDevice` says which it was.
 */
export const keepSession = keeper.keep;

/** One session, unless it was erased or never stored. @throws when the device refuses */
export const readSession = keeper.read;

/**
 * Takes up a session again.
 * @returns it in its new sitting; null when another tab has gone on with it, ended or erased it
 */
export async function resumeSession(session: Session): Promise<Session | null> {
  const next = resumed(session);
  return (await keeper.replace(next, (stored) => isSame(stored, session))) ? next : null;
}

/** Marks a session as given up, for a new run that takes its place; it stays among the data. */
export async function abandonSession(session: Session): Promise<void> {
  const abandoned = withEvent({ ...session, status: "abandoned" }, "abandoned");
  await keeper.replace(abandoned, (stored) => isSame(stored, session));
}

/** Whether a stored session is where this page last saw it, and can go on. */
function isSame(stored: unknown, { sittings, blocksDone }: Session): boolean {
  return (
    isSession(stored) &&
    stored.status === "running" &&
    stored.sittings === sittings &&
    stored.blocksDone === blocksDone
  );
}

/** All sessions of this device and this page; damaged entries are set aside and counted. */
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

/** Erases one session from the device. @returns whether it is gone from there, or was never there */
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
 * Erases every session, what was set aside, and what waited to be sent, with the database itself.
 * @returns whether they are gone from the device
 */
export async function eraseAllSessions(): Promise<boolean> {
  keeper.inMemory.clear();
  const isErased = await keeper.isDone(sessionsDevice.erase);
  keeper.changed();
  return isErased;
}

/**
 * The newest session of an app that can go on here, if there is one: begun in this language, and by
 * the participant whom the URL names, so that nobody adds to the data of another.
 */
export function unfinished(
  sessions: readonly Session[],
  here: Pick<Session, "app" | "locale" | "participant">,
): Session | undefined {
  const { prolificPid, studyId, sessionId } = here.participant;
  return sessions.find(
    (session) =>
      session.app === here.app &&
      session.locale === here.locale &&
      session.status === "running" &&
      hasAnswers(session) &&
      session.participant.prolificPid === prolificPid &&
      session.participant.studyId === studyId &&
      session.participant.sessionId === sessionId,
  );
}
