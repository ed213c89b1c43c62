"use client";

import type { Map as LeafletMap } from "leaflet";
import { useEffect } from "react";

/** A gesture that the page handles and not the map. */
export type RefusedGesture = "one-finger" | "wheel";

/**
 * Lets the page handle some gestures on the map: one finger, and the wheel unless the map has the focus or Ctrl is
 * pressed. Two fingers move and zoom the map, and a mouse drags it. In full screen the map handles all gestures.
 *
 * @param onRefused called for each event that the page handles; it must remain the same function
 */
export function useGestures(map: LeafletMap, onRefused: (gesture: RefusedGesture) => void) {
  useEffect(() => {
    const container = map.getContainer();
    const ended = new AbortController();
    const listen = <Type extends "pointerdown" | "touchmove" | "wheel">(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) =>
      // This listener is registered before Leaflet's own listener, so it receives each event first.
      container.addEventListener(type, listener, {
        capture: true,
        passive: true,
        signal: ended.signal,
      });
    listen("pointerdown", ({ pointerType }) => {
      if (pointerType === "touch" && !isFull()) map.dragging.disable();
      else map.dragging.enable();
    });
    listen("touchmove", ({ touches }) => {
      if (touches.length === 1 && !isFull()) onRefused("one-finger");
    });
    listen("wheel", (event) => {
      if (event.ctrlKey || isFull() || container.contains(document.activeElement)) return;
      event.stopPropagation();
      onRefused("wheel");
    });
    return () => ended.abort();
  }, [map, onRefused]);
}

const isFull = () => document.fullscreenElement !== null;
