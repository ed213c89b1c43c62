"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { PLACEHOLDER_MS } from "@/components/ui/lazy-on-mount.client";
import { loadDespiteLeaving } from "@/components/ui/load-despite-leaving";
import { RetryButton } from "@/components/ui/retry-button.client";
import { whenNear } from "@/components/ui/when-near";
import styles from "./map-slot.module.css";
import type { PlacesMapProps } from "./places-map.client";

const loadMap = () => import("./places-map.client");

/**
 * A placeholder that has the size of the map. The code of the map is fetched when the placeholder is near the window,
 * at the distance at which pictures are loaded. If the code fails to load, the page reports the failure. The page
 * remains usable, because the map is only one of its sections.
 */
export function MapSlot(props: PlacesMapProps) {
  const slot = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType<PlacesMapProps>>();
  const [state, setState] = useState<"far" | "near" | "failed" | "again">("far");

  useEffect(() => {
    if (state !== "far" || !slot.current) return;
    return whenNear(slot.current, () => setState("near"));
  }, [state]);

  useEffect(() => {
    if (state !== "near" && state !== "again") return;
    let isMounted = true;
    const shownLongEnough = new Promise((resolve) => setTimeout(resolve, PLACEHOLDER_MS));
    Promise.all([loadDespiteLeaving(loadMap), shownLongEnough]).then(
      ([{ PlacesMap }]) => {
        if (isMounted) setPart(() => PlacesMap);
      },
      () => {
        if (isMounted) setState("failed");
      },
    );
    return () => {
      isMounted = false;
    };
  }, [state]);

  return (
    <div ref={slot} className={styles.slot}>
      {Part ? <Part {...props} /> : <div className={styles.placeholder} />}
      {!Part && (state === "failed" || state === "again") && (
        <div role="status" className={styles.failed}>
          <p>{props.words.failed}</p>
          <RetryButton isTrying={state === "again"} onRetry={() => setState("again")}>
            {props.words.again}
          </RetryButton>
        </div>
      )}
    </div>
  );
}
