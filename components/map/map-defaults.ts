/**
 * docs/specification.md, "Business constants and limits". Leaflet takes most of them as
 * options; a comment marks what it has as a constant of its own.
 */
export const MAP_DEFAULTS = {
  minZoom: 0,
  maxZoom: 18,
  /** Side of a tile in pixels. */
  tileSize: 256,
  /** How long a tile takes to appear. Leaflet's own fade has a fixed 200 ms, so it is not used. */
  tileFadeMs: 250,
  /** How far an arrow key moves the map, in pixels. */
  keyboardPanPx: 80,
  wheelDebounceMs: 40,
  wheelPxPerZoomLevel: 60,
  /** A constant of Leaflet's (`tapHoldDelay`), not an option. */
  tapHoldMs: 600,
  /** How far a finger may slip within a tap, in pixels. */
  tapTolerancePx: 15,
  locationTimeoutMs: 10_000,
  /** How long a map rests before what it shows counts as settled. */
  moveEndDebounceMs: 100,
  /** What takes the place of `{s}` in a tile URL, a letter each. */
  subdomains: "abc",
  /** `--colour-map-line` of tokens.css has the same colour. */
  line: { colour: "#3388ff", weight: 3 },
} as const;

/** The defaults under the names of Leaflet's map options. */
export const LEAFLET_DEFAULTS = {
  minZoom: MAP_DEFAULTS.minZoom,
  maxZoom: MAP_DEFAULTS.maxZoom,
  keyboardPanDelta: MAP_DEFAULTS.keyboardPanPx,
  wheelDebounceTime: MAP_DEFAULTS.wheelDebounceMs,
  wheelPxPerZoomLevel: MAP_DEFAULTS.wheelPxPerZoomLevel,
  tapTolerance: MAP_DEFAULTS.tapTolerancePx,
  // Tiles fade by themselves (components/map/fade-in.client.ts).
  fadeAnimation: false,
} as const;
