"use client";

import type { DBSchema } from "idb";
import { deviceDatabase } from "@/lib/device/database";
import { createEmitter } from "@/lib/store";
import { isSession, resumed, SESSIONS_DATABASE, type Session, withEvent } from "./session";

interface Schema extends DBSchema {
  sessions: { key: string; value: unknown };
  /** What was read and is no session: kept apart, so that nothing is lost and nothing breaks. */
  "set-aside": { key: number; value: { at: string; value: unknown } };
  /** Data that could not be sent yet. */
  outbox: { key: string; value: { id: string } };
}

export type StoredSessions = {
  /** Newest first. */
  sessions: Session[];
  /** Entries found damaged just now. */
  damaged: number;
};

const device = deviceDatabase<Schema>(SESSIONS_DATABASE, (database) => {
  database.createObjectStore("sessions");
  database.createObjectStore("set-aside", { autoIncrement: true });
  database.createObjectStore("outbox");
});

/** The database, or null when the browser refuses storage. */
export const openDatabase = device.open;

/**
 * The database, or null when nothing was ever kept: looking leaves nothing on a device.
 * @throws when the browser refuses storage
 */
export const existingDatabase = device.existing;

/** Sessions that the device did not take: they last as long as this page. */
const onlyHere = new Map<string, Session>();
/** Sessions that this page has put on the device, so that it notices when another tab erases one. */
const putHere = new Set<string>();
/** Sessions that another tab has erased or gone on with: what this page adds is not kept. */
const takenOver = new Set<string>();
let isRefused = false;
const changes = createEmitter();

/** Whether the device keeps what this page gave it: all of it, or one session. */
export function isKeptOnDevice(id?: string): boolean {
  if (id !== undefined) return !onlyHere.has(id) && !takenOver.has(id);
  return !isRefused && onlyHere.size === 0;
}

/** Calls back when the sessions have changed in this page. @returns the end of the subscription */
export const onSessionsChange = changes.subscribe;

/**
 * Keeps a session. When the device refuses (private window, full, blocked) it is held in this page.
 * What another tab has erased does not come back, and what another tab has gone on with is left as it
 * is. `isKeptOnDevice` says which it was.
 */
export async function keepSession(session: Session): Promise<void> {
  const { id } = session;
  try {
    await change(id, (stored) => {
      const isErased = stored === undefined && putHere.has(id);
      const isElsewhere = isSession(stored) && stored.sittings > session.sittings;
      if (!isErased && !isElsewhere) return session;
      takenOver.add(id);
      return null;
    });
    onlyHere.delete(id);
  } catch {
    onlyHere.set(id, session);
  }
  changes.emit();
}

/**
 * Takes up a session again.
 * @returns it in its new sitting; null when another tab has gone on with it, ended or erased it
 */
export async function resumeSession(session: Session): Promise<Session | null> {
  const next = resumed(session);
  if (onlyHere.has(session.id)) {
    await keepSession(next);
    return next;
  }
  try {
    const isTaken = await change(session.id, (stored) => (isSame(stored, session) ? next : null));
    if (!isTaken) return null;
  } catch {
    onlyHere.set(session.id, next);
  }
  changes.emit();
  return next;
}

/** Marks a session as given up, for a new run that takes its place; it stays among the data. */
export async function abandonSession(session: Session): Promise<void> {
  const abandoned = withEvent({ ...session, status: "abandoned" }, "abandoned");
  if (onlyHere.has(session.id)) onlyHere.set(session.id, abandoned);
  await attempt(async () => {
    await change(session.id, (stored) => (isSame(stored, session) ? abandoned : null));
  });
  changes.emit();
}

/** Whether what is stored is where this page last saw the session, and can go on. */
function isSame(stored: unknown, { sittings, blocksDone }: Session): boolean {
  return (
    isSession(stored) &&
    stored.status === "running" &&
    stored.sittings === sittings &&
    stored.blocksDone === blocksDone
  );
}

/**
 * Reads what is stored of a session and puts what `next` makes of it, with no other tab in between.
 * @returns whether it was put: not where `next` gave null
 * @throws when the device refuses
 */
async function change(id: string, next: (stored: unknown) => Session | null): Promise<boolean> {
  const database = await openDatabase();
  if (!database) throw new Error("No database");
  const { store, done } = database.transaction("sessions", "readwrite");
  const session = next(await store.get(id));
  await Promise.all([session && store.put(session, id), done]);
  if (session) putHere.add(id);
  return session !== null;
}

/** All sessions of this device and this page; damaged entries are set aside and counted. */
export async function readSessions(): Promise<StoredSessions> {
  const found = new Map<string, Session>();
  let damaged = 0;
  try {
    const database = await existingDatabase();
    if (database) {
      const transaction = database.transaction(["sessions", "set-aside"], "readwrite");
      const sessions = transaction.objectStore("sessions");
      const [keys, values] = await Promise.all([sessions.getAllKeys(), sessions.getAll()]);
      const setAside = transaction.objectStore("set-aside");
      const moves = keys.flatMap((key, index) => {
        const value = values[index];
        if (isSession(value)) {
          found.set(key, value);
          return [];
        }
        damaged += 1;
        return [setAside.add({ at: new Date().toISOString(), value }), sessions.delete(key)];
      });
      await Promise.all([...moves, transaction.done]);
    }
    isRefused = false;
  } catch {
    isRefused = true;
  }
  for (const [id, session] of onlyHere) found.set(id, session);
  const sessions = [...found.values()].sort((a, b) => b.startedAt.localeCompare(a.startedAt));
  return { sessions, damaged };
}

/** One session, unless it was erased or never kept. */
export async function readSession(id: string): Promise<Session | undefined> {
  const { sessions } = await readSessions();
  return sessions.find((session) => session.id === id);
}

/** Erases one session from the device. @returns whether it is gone from there */
export async function eraseSession(id: string): Promise<boolean> {
  // Where the device refused, the run was in this page alone.
  const wasOnlyHere = onlyHere.delete(id);
  const isErased = await attempt(async () => {
    const database = await existingDatabase();
    await database?.delete("sessions", id);
    await database?.delete("outbox", id);
  });
  changes.emit();
  return isErased || wasOnlyHere;
}

/**
 * Erases every session, what was set aside, and what waited to be sent, with the database itself.
 * @returns whether they are gone from the device
 */
export async function eraseAllSessions(): Promise<boolean> {
  onlyHere.clear();
  const isErased = await attempt(device.erase);
  changes.emit();
  return isErased;
}

/** Whether the device did it. */
async function attempt(erase: () => Promise<void>): Promise<boolean> {
  try {
    await erase();
    return true;
  } catch {
    isRefused = true;
    return false;
  }
}

/**
 * The newest session of an app that can go on here, if there is one: begun in this language, and by
 * the participant whom the address names, so that nobody adds to the data of another.
 */
export function unfinished(
  sessions: readonly Session[],
  here: Pick<Session, "app" | "locale" | "participant">,
): Session | undefined {
  const { prolificPid, studyId, sessionId } = here.participant;
  return sessions.find(
    ({ app, locale, status, blocksDone, participant }) =>
      app === here.app &&
      locale === here.locale &&
      status === "running" &&
      blocksDone > 0 &&
      participant.prolificPid === prolificPid &&
      participant.studyId === studyId &&
      participant.sessionId === sessionId,
  );
}
