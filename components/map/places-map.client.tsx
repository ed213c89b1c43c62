"use client";

import type { Map as LeafletMap } from "leaflet";
import { useCallback, useId, useRef, useState } from "react";
import { useFullScreen } from "@/components/ui/use-full-screen.client";
import type { MapWords } from "@/content/map";
import type { Places } from "@/content/places";
import type { Localized } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { MAP_DEFAULTS } from "./map-defaults";
import { MapSettings } from "./map-settings.client";
import { MapToolbar } from "./map-toolbar.client";
import { PlacesCanvas } from "./places-canvas.client";
import styles from "./places-map.module.css";
import type { TileSource } from "./tile-source";
import type { RefusedGesture } from "./use-gestures.client";
import { useLocation, type VisitorLocation } from "./use-location.client";
import { usePassing } from "./use-passing.client";

export type PlacesMapProps = {
  words: MapWords;
  places: Localized<Places>;
  street: TileSource | undefined;
};

/** The map of the organisation's places, with its controls. */
export function PlacesMap({ words, places, street }: PlacesMapProps) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const help = useId();
  const [shown, setShown] = useState({ regions: true, circles: true });
  const [isStreet, setIsStreet] = useState(false);
  const [failed, setFailed] = useState<FailedTiles>();
  const [refused, refuse] = usePassing<RefusedGesture>();
  const { location, ask } = useLocation(map);
  const fullScreen = useFullScreen(frame);
  const locate = () => {
    setFailed(undefined);
    ask();
  };
  const toggleStreet = () => {
    setFailed(undefined);
    setIsStreet(!isStreet);
  };
  return (
    <div ref={frame} className={styles.map}>
      <div className={styles.frame}>
        <p id={help} className={styles.help}>
          {words.help}
        </p>
        <MapToolbar map={map} words={words.controls} onLocate={locate} fullScreen={fullScreen} />
        <PlacesCanvas
          words={words}
          describedBy={help}
          places={places}
          shown={shown}
          street={isStreet ? street : undefined}
          visitor={location.position}
          onReady={setMap}
          onRefusedGesture={refuse}
          onTileFailure={useCallback(() => setFailed("embedded"), [])}
          onStreetFailure={useCallback(() => setFailed("street"), [])}
        />
        <p className={styles.refused} aria-hidden="true" data-shown={refused !== undefined}>
          {refused && words.gestures[refused]}
        </p>
        <p role="status" className={styles.remark}>
          {remark(words, failed, location, street)}
        </p>
      </div>
      <MapSettings
        words={words}
        shown={shown}
        onShow={setShown}
        street={street && { source: street, isShown: isStreet, toggle: toggleStreet }}
      />
    </div>
  );
}

type FailedTiles = "embedded" | "street";

/**
 * Returns the current message about the map: the report of missing tiles, or the result of the last request for the
 * location.
 */
function remark(
  words: MapWords,
  failed: FailedTiles | undefined,
  { state }: VisitorLocation,
  street: TileSource | undefined,
): string {
  if (failed === "street") return interpolate(words.street.failed, { host: street?.host ?? "" });
  if (failed === "embedded") return words.tilesFailed;
  if (state === "unasked") return "";
  return interpolate(words.location[state], { seconds: MAP_DEFAULTS.locationTimeoutMs / 1000 });
}
