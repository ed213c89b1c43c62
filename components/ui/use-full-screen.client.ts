"use client";

import { type RefObject, useSyncExternalStore } from "react";

function onChange(listener: () => void) {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

/**
 * Returns full-screen state and `toggle` for one element, which is not a dialog. `toggle` is undefined if the browser
 * has no full screen for elements.
 */
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
      // The browser refused: the element stays unchanged.
    });
  };
  return { isFull, toggle: isAble ? toggle : undefined };
}
