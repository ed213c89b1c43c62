import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Map as LeafletMap, Path } from "leaflet";
import { LEAFLET_DEFAULTS, MAP_DEFAULTS } from "@/components/map/map-defaults";

const tokens = readFileSync(join(process.cwd(), "components/shell/styles/tokens.css"), "utf8");

// The values are in docs/specification.md, section "Business constants and limits".
it("the map has the default values of the specification", () => {
  expect(MAP_DEFAULTS).toEqual({
    minZoom: 0,
    maxZoom: 18,
    tileSize: 256,
    tileFadeMs: 250,
    keyboardPanPx: 80,
    wheelDebounceMs: 40,
    wheelPxPerZoomLevel: 60,
    tapHoldMs: 600,
    tapTolerancePx: 15,
    locationTimeoutMs: 10_000,
    moveEndDebounceMs: 100,
    subdomains: "abc",
    line: { colour: "#3388ff", weight: 3 },
  });
});

it("the map's settings have the names of Leaflet's options and replace all of Leaflet's defaults", () => {
  const { minZoom, maxZoom, ...shared } = LEAFLET_DEFAULTS;
  const options = LeafletMap.prototype.options as Record<string, unknown>;
  expect({ ...options, ...shared, fadeAnimation: options.fadeAnimation }).toEqual(options);
  expect(Path.prototype.options).toMatchObject({
    color: MAP_DEFAULTS.line.colour,
    weight: MAP_DEFAULTS.line.weight,
  });
});

it("the map's settings equal the constants that Leaflet does not export", () => {
  const source = readFileSync(require.resolve("leaflet/dist/leaflet-src.js"), "utf8");
  expect(source).toContain(`tapHoldDelay = ${MAP_DEFAULTS.tapHoldMs};`);
});

it("the map's settings equal the design tokens", () => {
  expect(tokens).toContain(`--colour-map-line: ${MAP_DEFAULTS.line.colour};`);
  expect(tokens).toContain(`--transition-tile: ${MAP_DEFAULTS.tileFadeMs}ms;`);
});
