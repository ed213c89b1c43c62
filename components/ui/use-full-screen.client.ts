"use client";

import { type RefObject, useSyncExternalStore } from "react";

function onChange(listener: () => void) {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

/** Full screen for one element, which is no dialog. Where the browser has none, or not for elements, `toggle` is undefined. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(
    onChange,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const isAble = useSyncExternalStore(
    onChange,
    () => document.fullscreenEnabled === true,
    () => false,
  );
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : element.current?.requestFullscreen();
    change?.catch(() => {
      // Refused by the browser: the element stays as it is.
    });
  };
  return { isFull, toggle: isAble ? toggle : undefined };
}
