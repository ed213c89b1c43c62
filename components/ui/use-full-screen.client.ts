"use client";

import { type RefObject, useSyncExternalStore } from "react";

function onChange(listener: () => void) {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

/**
 * Returns whether an element is displayed in full screen, and the function `toggle`. The element must not be a dialog.
 * `toggle` is undefined if the browser cannot display single elements in full screen.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(
    onChange,
    // Phones without full screen for single elements do not have this property.
    () => Boolean(document.fullscreenElement),
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
      // If the browser refuses, the element remains unchanged.
    });
  };
  return { isFull, toggle: isAble ? toggle : undefined };
}
