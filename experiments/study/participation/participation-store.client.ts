"use client";

import type { DBSchema } from "idb";
import { createKeeper } from "@/experiments/engine/session/kept-items.client";
import { deviceDatabase } from "@/lib/device/database";
import { PARTICIPATIONS_DATABASE } from "@/lib/device/database-names";
import { isParticipation } from "./is-participation";
import { type Participation, resumedParticipation } from "./participation";

interface Schema extends DBSchema {
  participations: { key: string; value: unknown };
}

const device = /* @__PURE__ */ deviceDatabase<Schema>(PARTICIPATIONS_DATABASE, (database) => {
  database.createObjectStore("participations");
});

const keeper = /* @__PURE__ */ createKeeper<Participation>(
  {
    update: (id, next) =>
      device.write(["participations"], async (transaction) => {
        const store = transaction.objectStore("participations");
        const replacement = next(await store.get(id));
        if (replacement) await store.put(replacement, id);
        return replacement;
      }),
    read: async (id) => (await device.existing())?.get("participations", id),
  },
  isParticipation,
);

/**
 * Returns whether the device has stored a participation of this page or, without an id, all participations of this
 * page.
 */
export const isParticipationKept = keeper.isKept;

/** Calls a function after each change of the participations on this page. @returns a function that ends these calls */
export const onParticipationsChange = keeper.subscribe;

/** Stores a participation on the device or, if the device refuses, in memory (`isParticipationKept`). */
export const keepParticipation = keeper.keep;

/**
 * Resumes a participation.
 * @returns the participation in its new sitting; null if another tab has continued, ended or erased the participation
 */
export async function resumeParticipation(participation: Participation) {
  const next = resumedParticipation(participation);
  const isSame = (stored: unknown) =>
    isParticipation(stored) &&
    stored.ending === null &&
    stored.sittings === participation.sittings &&
    stored.done === participation.done;
  return (await keeper.replace(next, isSame)) ? next : null;
}

/**
 * Returns all participations in the format of this release, newest first. Participations in other formats remain
 * unchanged.
 */
export async function readParticipations(): Promise<Participation[]> {
  const found = new Map<string, Participation>();
  await keeper.isDone(async () => {
    const stored = (await (await device.existing())?.getAll("participations")) ?? [];
    for (const value of stored)
      if (isParticipation(value)) {
        found.set(value.id, value);
        keeper.seen(value.id);
      }
    keeper.answered();
  });
  for (const [id, participation] of keeper.inMemory) found.set(id, participation);
  return [...found.values()].sort((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt));
}

/** Erases one participation. @returns true if the device does not store the participation after the call */
export async function eraseParticipation(id: string): Promise<boolean> {
  keeper.inMemory.delete(id);
  const isErased = await keeper.isDone(async () => {
    await (await device.existing())?.delete("participations", id);
  });
  keeper.changed();
  return isErased || !keeper.wasStored(id);
}

/**
 * Erases all participations together with their database. @returns true if the device no longer stores any
 * participation
 */
export async function eraseAllParticipations(): Promise<boolean> {
  keeper.inMemory.clear();
  const isErased = await keeper.isDone(device.erase);
  keeper.changed();
  return isErased;
}
