"use client";

import { type PointerEvent, type RefObject, useState } from "react";

/** Returns the index of the list item below the pointer. The border between two positions is the middle of an item. */
function placeAt(items: readonly Element[], y: number): number {
  const at = items.findIndex((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return y < (top + bottom) / 2;
  });
  return at === -1 ? items.length : at;
}

const childrenOf = (list: HTMLElement): readonly Element[] => [...list.children];

/**
 * Moves the items of a list when a handle is dragged with a mouse, a pen or a finger. Escape or a cancelled pointer
 * cancels the move. For people who cannot drag, buttons move the items.
 * @param onMove receives the old and the new index
 * @param itemsOf returns the elements of the items, if these are not the children of the list
 */
export function useDragToMove(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
  itemsOf: (list: HTMLElement) => readonly Element[] = childrenOf,
) {
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  /** Returns the index that the dragged item would have after a drop. */
  const targetAt = ({ from, to }: { from: number; to: number }, y: number): number => {
    if (!list.current) return to;
    const place = placeAt(itemsOf(list.current), y);
    // When the dragged item is removed from its old position, all items behind this position move forward by one
    // position.
    return place > from ? place - 1 : place;
  };
  const grip = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: index, to: index });
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      if (drag === null) return;
      const to = targetAt(drag, clientY);
      if (to !== drag.to) setDrag({ ...drag, to });
    },
    onPointerUp: ({ clientY }: PointerEvent<HTMLElement>) => {
      if (drag === null) return;
      // React may not have rendered the last movement yet.
      const to = targetAt(drag, clientY);
      if (drag.from !== to) onMove(drag.from, to);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { from: drag?.from ?? null, to: drag?.to ?? null, grip };
}
