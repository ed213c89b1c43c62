"use client";

import { useEffect, useRef } from "react";
import { useTileScheme } from "@/components/map/use-tile-scheme.client";
import styles from "./error-map.module.css";
import { openErrorWorld } from "./error-world.client";
import type { PlacedCity } from "./score";

/** Displays a static map of the world with a line from each cross to its city. */
export function ErrorMap({ placed, label }: { placed: readonly PlacedCity[]; label: string }) {
  const host = useRef<HTMLDivElement>(null);
  const scheme = useTileScheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers of a run do not change
  useEffect(() => {
    if (!host.current) return;
    const world = openErrorWorld(host.current, placed);
    world.draw(scheme).addTo(world.map);
    return world.close;
  }, [scheme]);
  return (
    <div role="img" aria-label={label} className={styles.figure}>
      <div ref={host} className={styles.map} inert />
    </div>
  );
}
