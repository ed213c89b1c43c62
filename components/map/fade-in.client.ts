"use client";

import { prefersReducedMotion } from "@/lib/reduced-motion";
import { MAP_DEFAULTS } from "./map-defaults";

/**
 * Fades a tile in over `--transition-tile`, or shows it at once where less motion is asked for.
 * @param then called when it is there; until then the map keeps what was in its place
 */
export function fadeIn(tile: HTMLElement, then: () => void) {
  if (prefersReducedMotion()) return then();
  const fade = tile.animate({ opacity: [0, 1] }, MAP_DEFAULTS.tileFadeMs);
  fade.onfinish = then;
  fade.oncancel = then;
}
