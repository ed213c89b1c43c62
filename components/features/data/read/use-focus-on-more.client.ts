"use client";

import { useEffect, useRef } from "react";

/**
 * Moves the focus to the first entry that a press of “Show more” has added to a list, because the pressed button is then
 * below the new entries, or removed.
 * @param first the index of the first added entry; 0 as long as no entry was added
 * @returns the ref of the list, whose entries can receive the focus
 */
export function useFocusOnMore<List extends HTMLElement>(first: number) {
  const list = useRef<List>(null);
  useEffect(() => {
    const entry = first > 0 ? list.current?.children[first] : null;
    if (entry instanceof HTMLElement) entry.focus();
  }, [first]);
  return list;
}
