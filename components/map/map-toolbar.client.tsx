"use client";

import type { Map as LeafletMap } from "leaflet";
import { offProps } from "@/components/ui/off-props";
import type { MapWords } from "@/content/map";
import { interpolate } from "@/lib/i18n/interpolate";
import { MAP_DEFAULTS } from "./map-defaults";
import styles from "./map-toolbar.module.css";
import { useZoomLevel } from "./use-zoom-level.client";
import { zoomBy } from "./zoom-steps.client";

const DRAWINGS = {
  zoomIn: "M8 3v10M3 8h10",
  zoomOut: "M3 8h10",
  locate: "M8 1v3M8 12v3M1 8h3M12 8h3M8 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8",
  fullScreen: "M6 2H2v4M10 2h4v4M14 10v4h-4M2 10v4h4",
};

/** The buttons of the map. */
export function MapToolbar({
  map,
  words,
  onLocate,
  fullScreen,
}: {
  map: LeafletMap | null;
  words: MapWords["controls"];
  onLocate: () => void;
  fullScreen: { isFull: boolean; toggle: (() => void) | undefined };
}) {
  const zoom = useZoomLevel(map);
  return (
    <div className={styles.toolbar} data-toolbar="">
      <Tool
        drawing="zoomIn"
        label={words.zoomIn}
        isOff={zoom === MAP_DEFAULTS.maxZoom}
        onPress={() => map && zoomBy(map, 1)}
      />
      <Tool
        drawing="zoomOut"
        label={words.zoomOut}
        isOff={zoom === MAP_DEFAULTS.minZoom}
        onPress={() => map && zoomBy(map, -1)}
      />
      <p role="status" className={styles.level}>
        {zoom !== undefined && interpolate(words.zoomLevel, { zoom, max: MAP_DEFAULTS.maxZoom })}
      </p>
      <Tool drawing="locate" label={words.locate} onPress={onLocate} />
      {fullScreen.toggle && (
        <Tool
          drawing="fullScreen"
          label={words.fullScreen}
          isPressed={fullScreen.isFull}
          onPress={fullScreen.toggle}
        />
      )}
    </div>
  );
}

/** A button in the toolbar. When the button is disabled, it does not move and does not lose the focus. */
function Tool({
  drawing,
  label,
  isOff = false,
  isPressed,
  onPress,
}: {
  drawing: keyof typeof DRAWINGS;
  label: string;
  isOff?: boolean;
  isPressed?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      {...offProps(isOff, onPress)}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={DRAWINGS[drawing]} />
      </svg>
    </button>
  );
}
