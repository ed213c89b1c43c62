"use client";

import { createEmitter } from "@/lib/store";

/** What a device keeps of a run or a participation: later sittings of it win. */
type Kept = { id: string; sittings: number };

/** Where items are: one transaction each. Both throw when the device refuses. */
type Place<Item> = {
  /** Replaces a stored item by what `next` makes of it, unless that is null, with no other tab in between. */
  update(id: string, next: (stored: unknown) => Item | null): Promise<Item | null>;
  read(id: string): Promise<unknown>;
};

/**
 * Returns what keeps items on the device, or in this page where the device refuses (private window, full, blocked).
 * What another tab has erased or gone on with is left as it is.
 */
export function createKeeper<Item extends Kept>(
  place: Place<Item>,
  isItem: (value: unknown) => value is Item,
) {
  /** Items that the device refused: they last as long as this page. */
  const inMemory = new Map<string, Item>();
  /** Items that this page has stored or read, so that it notices when another tab erases one. */
  const persisted = new Set<string>();
  /** Items that another tab has erased or gone on with: what this page adds is not stored. */
  const takenOver = new Set<string>();
  let isRefused = false;
  const changes = createEmitter();

  const update = async (id: string, next: (stored: unknown) => Item | null) => {
    const item = await place.update(id, next);
    if (item) persisted.add(id);
    return item !== null;
  };

  /** Whether the device did it; if not, it counts as refusing. */
  const isDone = async (action: () => Promise<unknown>): Promise<boolean> => {
    try {
      await action();
      return true;
    } catch {
      isRefused = true;
      return false;
    }
  };

  /** Stores an item; `isKept` says whether the device has it. */
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
    }
    changes.emit();
  };

  return {
    inMemory,
    isDone,
    changed: changes.emit,
    /** An item was read from the device. */
    seen: (id: string) => void persisted.add(id),
    /** Whether this page has stored an item on the device, or read it there. */
    wasStored: (id: string): boolean => persisted.has(id),
    /** Calls back when this page has changed something. @returns ends the subscription */
    subscribe: changes.subscribe,
    /** Whether the device keeps what this page gave it: all of it, or one item. */
    isKept: (id?: string): boolean =>
      id === undefined
        ? !isRefused && inMemory.size === 0
        : !inMemory.has(id) && !takenOver.has(id),
    keep,
    /**
     * Replaces an item where `mayReplace` says of what is stored that this page may.
     * @returns whether it was replaced, or is in this page alone
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
      }
      changes.emit();
      return true;
    },
    /** One item, unless it was erased or never stored. @throws when the device refuses */
    async read(id: string): Promise<Item | undefined> {
      const item = inMemory.get(id) ?? (await place.read(id));
      return isItem(item) ? item : undefined;
    },
    /** The device has answered a reading, so it does not refuse. */
    answered() {
      isRefused = false;
    },
  };
}
