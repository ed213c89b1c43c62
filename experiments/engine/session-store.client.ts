"use client";

import type { DBSchema } from "idb";
import { deviceDatabase } from "@/lib/device/database";
import { createEmitter } from "@/lib/store";
import type { RunItem } from "./sending";
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

/** Sessions that the device refused: they last as long as this page. */
const memoryFallback = new Map<string, Session>();
/** Sessions that this page has stored, so that it notices when another tab erases one. */
const persistedIds = new Set<string>();
/** Sessions that another tab has erased or gone on with: what this page adds is not stored. */
const takenOver = new Set<string>();
let isRefused = false;
const changes = createEmitter();

/** Whether the device keeps what this page gave it: all of it, or one session. */
export function isKeptOnDevice(id?: string): boolean {
  if (id !== undefined) return !memoryFallback.has(id) && !takenOver.has(id);
  return !isRefused && memoryFallback.size === 0;
}

/** Calls back when this page has changed the sessions. @returns ends the subscription */
export const onSessionsChange = changes.subscribe;

/**
 * Stores a session, or holds it in this page where the device refuses (private window, full, blocked).
 * What another tab has erased or gone on with is left as it is. `isKeptOnDevice` says which it was.
 */
export async function keepSession(session: Session): Promise<void> {
  const { id } = session;
  try {
    await update(id, (stored) => {
      const isErased = stored === undefined && persistedIds.has(id);
      const isElsewhere = isSession(stored) && stored.sittings > session.sittings;
      if (!isErased && !isElsewhere) return session;
      takenOver.add(id);
      return null;
    });
    memoryFallback.delete(id);
  } catch {
    memoryFallback.set(id, session);
  }
  changes.emit();
}

/**
 * Takes up a session again.
 * @returns it in its new sitting; null when another tab has gone on with it, ended or erased it
 */
export async function resumeSession(session: Session): Promise<Session | null> {
  const next = resumed(session);
  if (memoryFallback.has(session.id)) {
    await keepSession(next);
    return next;
  }
  try {
    const isTaken = await update(session.id, (stored) => (isSame(stored, session) ? next : null));
    if (!isTaken) return null;
  } catch {
    memoryFallback.set(session.id, next);
  }
  changes.emit();
  return next;
}

/** Marks a session as given up, for a new run that takes its place; it stays among the data. */
export async function abandonSession(session: Session): Promise<void> {
  const abandoned = withEvent({ ...session, status: "abandoned" }, "abandoned");
  if (memoryFallback.has(session.id)) memoryFallback.set(session.id, abandoned);
  await isDone(() => update(session.id, (stored) => (isSame(stored, session) ? abandoned : null)));
  changes.emit();
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

/**
 * Replaces a stored session by what `next` makes of it, with no other tab in between.
 * @returns whether it was replaced: not where `next` gave null
 * @throws when the device refuses
 */
async function update(id: string, next: (stored: unknown) => Session | null): Promise<boolean> {
  const session = await sessionsDevice.write(["sessions"], async (transaction) => {
    const sessions = transaction.objectStore("sessions");
    const replacement = next(await sessions.get(id));
    if (replacement) await sessions.put(replacement, id);
    return replacement;
  });
  if (session) persistedIds.add(id);
  return session !== null;
}

/** All sessions of this device and this page; damaged entries are set aside and counted. */
export async function readSessions(): Promise<StoredSessions> {
  const found = new Map<string, Session>();
  let damaged = 0;
  const isRead = await isDone(async () => {
    if (!(await sessionsDevice.existing())) return;
    await sessionsDevice.write(["sessions", "set-aside"], async (transaction) => {
      const sessions = transaction.objectStore("sessions");
      for (const key of await sessions.getAllKeys()) {
        const value = await sessions.get(key);
        if (isSession(value)) {
          found.set(key, value);
          continue;
        }
        damaged += 1;
        await transaction.objectStore("set-aside").add({ at: new Date().toISOString(), value });
        await sessions.delete(key);
      }
    });
  });
  if (isRead) isRefused = false;
  for (const [id, session] of memoryFallback) found.set(id, session);
  const sessions = [...found.values()].sort(
    (a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt),
  );
  return { sessions, damaged };
}

/** One session, unless it was erased or never stored. @throws when the device refuses */
export async function readSession(id: string): Promise<Session | undefined> {
  const session =
    memoryFallback.get(id) ?? (await (await sessionsDevice.existing())?.get("sessions", id));
  return isSession(session) ? session : undefined;
}

/** Erases one session from the device. @returns whether it is gone from there */
export async function eraseSession(id: string): Promise<boolean> {
  // Where the device refused, the run was in this page alone.
  const wasInMemory = memoryFallback.delete(id);
  const isErased = await isDone(async () => {
    if (!(await sessionsDevice.existing())) return;
    await sessionsDevice.write(["sessions", "outbox"], async (transaction) => {
      await transaction.objectStore("sessions").delete(id);
      await transaction.objectStore("outbox").delete(id);
    });
  });
  changes.emit();
  return isErased || wasInMemory;
}

/**
 * Erases every session, what was set aside, and what waited to be sent, with the database itself.
 * @returns whether they are gone from the device
 */
export async function eraseAllSessions(): Promise<boolean> {
  memoryFallback.clear();
  const isErased = await isDone(sessionsDevice.erase);
  changes.emit();
  return isErased;
}

/** Whether the device did it; if not, it counts as refusing. */
async function isDone(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch {
    isRefused = true;
    return false;
  }
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
