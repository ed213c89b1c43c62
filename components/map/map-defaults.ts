/**
 * Values of docs/specification.md, "Business constants and limits". Leaflet accepts most of them as options; a comment
 * marks a value that is a constant within Leaflet.
 */
export const MAP_DEFAULTS = {
  minZoom: 0,
  maxZoom: 18,
  /** Side of a tile in pixels. */
  tileSize: 256,
  /** Duration of a tile's fade-in. Leaflet's own fade takes a fixed 200 ms, so it is switched off. */
  tileFadeMs: 250,
  /** Distance that an arrow key moves the map, in pixels. */
  keyboardPanPx: 80,
  wheelDebounceMs: 40,
  wheelPxPerZoomLevel: 60,
  /** A constant within Leaflet (`tapHoldDelay`), not an option. */
  tapHoldMs: 600,
  /** Distance that a finger may move during a tap, in pixels. */
  tapTolerancePx: 15,
  locationTimeoutMs: 10_000,
  /** Time without movement after which the map counts as settled. */
  moveEndDebounceMs: 100,
  /** The letters that replace `{s}` in a tile URL. */
  subdomains: "abc",
  /** The same colour as `--colour-map-line` of tokens.css. */
  line: { colour: "#3388ff", weight: 3 },
} as const;

/** The defaults under the names of Leaflet's options. */
export const LEAFLET_DEFAULTS = {
  minZoom: MAP_DEFAULTS.minZoom,
  maxZoom: MAP_DEFAULTS.maxZoom,
  keyboardPanDelta: MAP_DEFAULTS.keyboardPanPx,
  wheelDebounceTime: MAP_DEFAULTS.wheelDebounceMs,
  wheelPxPerZoomLevel: MAP_DEFAULTS.wheelPxPerZoomLevel,
  tapTolerance: MAP_DEFAULTS.tapTolerancePx,
  // Tiles have their own fade (components/map/fade-in.client.ts).
  fadeAnimation: false,
} as const;
