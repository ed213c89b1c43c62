"use client";

import { type RefObject, useEffect } from "react";

/**
 * Moves the focus to the first control of a part when the part begins. The element of the control has the attribute
 * `data-check-focus`.
 * @param current the part in progress, or another state whose element receives the focus; null without such an element
 */
export function useCheckFocus(room: RefObject<HTMLElement | null>, current: string | null) {
  useEffect(() => {
    if (current !== null) room.current?.querySelector<HTMLElement>("[data-check-focus]")?.focus();
  }, [room, current]);
}
