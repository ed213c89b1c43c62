"use client";

import { createEmitter } from "@/lib/store";
import { markKeptInPage } from "./kept-in-page";

/** A run or participation that a device stores. Of two versions of an item, the version with more sittings is newer. */
type Kept = { id: string; sittings: number };

/**
 * The storage of the items. Each call is one transaction. Both functions throw an error if the device refuses storage.
 */
type Place<Item> = {
  /**
   * Replaces a stored item with the result of `next`, unless the result is null. Other tabs cannot change the item in
   * between.
   */
  update(id: string, next: (stored: unknown) => Item | null): Promise<Item | null>;
  read(id: string): Promise<unknown>;
};

/**
 * Returns functions that save items on the device, or in this page's memory if the device refuses storage (private
 * window, full, blocked). They do not change an item that another tab has erased or continued.
 */
export function createKeeper<Item extends Kept>(
  place: Place<Item>,
  isItem: (value: unknown) => value is Item,
) {
  /** Items that the device refused to store. They are lost when this page closes. */
  const inMemory = new Map<string, Item>();
  /**
   * Ids of items that this page has stored or read. If an item with one of these ids is missing, another tab has erased
   * it.
   */
  const persisted = new Set<string>();
  /** Ids of items that another tab has erased or continued. This page does not store its changes of these items. */
  const takenOver = new Set<string>();
  let isRefused = false;
  const changes = createEmitter();

  const update = async (id: string, next: (stored: unknown) => Item | null) => {
    const item = await place.update(id, next);
    if (item) persisted.add(id);
    return item !== null;
  };

  /** Returns whether an action on the device succeeded. If the action failed, the device counts as refusing storage. */
  const isDone = async (action: () => Promise<unknown>): Promise<boolean> => {
    try {
      await action();
      return true;
    } catch {
      isRefused = true;
      return false;
    }
  };

  /** Stores an item. `isKept` then returns whether the device has stored it. */
  const keep = async (item: Item): Promise<void> => {
    const { id } = item;
    try {
      await update(id, (stored) => {
        const isErased = stored === undefined && persisted.has(id);
        const isElsewhere = isItem(stored) && stored.sittings > item.sittings;
        if (!isErased && !isElsewhere) return item;
        takenOver.add(id);
        return null;
      });
      inMemory.delete(id);
    } catch {
      inMemory.set(id, item);
      markKeptInPage();
    }
    changes.emit();
  };

  return {
    inMemory,
    isDone,
    changed: changes.emit,
    /** Records that an item was read from the device. */
    seen: (id: string) => void persisted.add(id),
    /** Returns whether this page has stored an item on the device or read the item from the device. */
    wasStored: (id: string): boolean => persisted.has(id),
    /** Calls a function whenever this page has changed an item. @returns a function that unsubscribes */
    subscribe: changes.subscribe,
    /** Returns whether the device stores the item with this id or, without an id, every item of this page. */
    isKept: (id?: string): boolean =>
      id === undefined
        ? !isRefused && inMemory.size === 0
        : !inMemory.has(id) && !takenOver.has(id),
    keep,
    /**
     * Replaces a stored item if `mayReplace` returns true for the stored value.
     * @returns whether the item was replaced, on the device or in this page's memory
     */
    async replace(item: Item, mayReplace: (stored: unknown) => boolean): Promise<boolean> {
      const { id } = item;
      if (inMemory.has(id)) {
        await keep(item);
        return true;
      }
      try {
        if (!(await update(id, (stored) => (mayReplace(stored) ? item : null)))) return false;
      } catch {
        inMemory.set(id, item);
        markKeptInPage();
      }
      changes.emit();
      return true;
    },
    /** Returns an item; undefined if it was erased or never stored. @throws if the device refuses storage */
    async read(id: string): Promise<Item | undefined> {
      const item = inMemory.get(id) ?? (await place.read(id));
      return isItem(item) ? item : undefined;
    },
    /** Records that the device has answered a read request. The device then does not count as refusing storage. */
    answered() {
      isRefused = false;
    },
  };
}
