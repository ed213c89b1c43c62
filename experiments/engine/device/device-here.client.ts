"use client";

import type { Device } from "@/experiments/engine/session/session";

/** Returns the properties of this device and of its window. */
export function deviceHere(): Device {
  return {
    viewportWidth: window.innerWidth,
    viewportHeight: window.innerHeight,
    pixelRatio: window.devicePixelRatio,
    screenWidth: screen.width,
    screenHeight: screen.height,
    pointer: ["fine", "coarse"].find((kind) => matchMedia(`(pointer: ${kind})`).matches) ?? "none",
  };
}
