/**
 * The values of docs/specification.md, "Business constants and limits". Leaflet accepts most of these values as
 * options. If a value is a constant within Leaflet, a comment states this.
 */
export const MAP_DEFAULTS = {
  minZoom: 0,
  maxZoom: 18,
  /** The side length of a tile in pixels. */
  tileSize: 256,
  /** The duration of a tile's fade-in. Leaflet's own fade always takes 200 ms, so it is disabled. */
  tileFadeMs: 250,
  /** The distance by which an arrow key moves the map, in pixels. */
  keyboardPanPx: 80,
  wheelDebounceMs: 40,
  wheelPxPerZoomLevel: 60,
  /** This value is a constant within Leaflet (`tapHoldDelay`) and not an option. */
  tapHoldMs: 600,
  /** The distance that a finger may move during a tap, in pixels. */
  tapTolerancePx: 15,
  locationTimeoutMs: 10_000,
  /** The time without movement after which the map counts as settled. */
  moveEndDebounceMs: 100,
  /** The letters that replace `{s}` in the URL of a tile. */
  subdomains: "abc",
  /** The colour equals `--colour-map-line` in tokens.css. */
  line: { colour: "#3388ff", weight: 3 },
} as const;

/** The default values, keyed by the names of Leaflet's options. */
export const LEAFLET_DEFAULTS = {
  minZoom: MAP_DEFAULTS.minZoom,
  maxZoom: MAP_DEFAULTS.maxZoom,
  keyboardPanDelta: MAP_DEFAULTS.keyboardPanPx,
  wheelDebounceTime: MAP_DEFAULTS.wheelDebounceMs,
  wheelPxPerZoomLevel: MAP_DEFAULTS.wheelPxPerZoomLevel,
  tapTolerance: MAP_DEFAULTS.tapTolerancePx,
  // Tiles have a fade-in of their own (components/map/fade-in.client.ts).
  fadeAnimation: false,
} as const;
