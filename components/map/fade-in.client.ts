"use client";

import { prefersReducedMotion } from "@/lib/reduced-motion";
import { MAP_DEFAULTS } from "./map-defaults";

/**
 * Fades a tile in over `--transition-tile`, or displays it at once if the visitor prefers reduced motion.
 * @param then called when the tile is fully visible; until this call the map keeps the tiles below the tile
 */
export function fadeIn(tile: HTMLElement, then: () => void) {
  if (prefersReducedMotion()) return then();
  const fade = tile.animate({ opacity: [0, 1] }, MAP_DEFAULTS.tileFadeMs);
  fade.onfinish = then;
  fade.oncancel = then;
}
