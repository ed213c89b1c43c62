import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoArea } from "d3-geo";
import type { GeoJSON, MultiLineString, MultiPolygon } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, GeometryObject, Topology } from "topojson-specification";

/** Natural Earth's countries in the format of world-atlas, as lines on the globe. */
export type Outlines = { land: MultiPolygon; borders: MultiLineString; coasts: MultiLineString };

const require = createRequire(import.meta.url);

/** The scales of Natural Earth: 1 : 50 million for the world, 1 : 10 million for the surroundings. */
export const OUTLINE_SCALES = ["50m", "10m"] as const;
type Scale = (typeof OUTLINE_SCALES)[number];

/** Returns the file of a scale. */
export const outlinesFile = (scale: Scale) =>
  require.resolve(`world-atlas/countries-${scale}.json`);

/**
 * Returns the land, the borders between countries and the coasts at a scale. Coasts are the lines that belong to
 * exactly one country, so that the cut at 180° is not a coast.
 */
export function readOutlines(scale: Scale): Outlines {
  const world: Topology<{ land: GeometryObject; countries: GeometryCollection }> = JSON.parse(
    readFileSync(outlinesFile(scale), "utf8"),
  );
  const { land, countries } = world.objects;
  return {
    land: wound(feature(world, land)),
    borders: mesh(world, countries, (one, other) => one !== other),
    coasts: mesh(world, countries, (one, other) => one === other),
  };
}

/**
 * Returns the same land, but no polygon covers more than half of the globe. Rounding has reversed the ring of a tiny
 * island, and d3-geo would interpret this ring as the whole globe without the island.
 */
function wound(land: GeoJSON): MultiPolygon {
  const shapes =
    land.type === "FeatureCollection" ? land.features.map(({ geometry }) => geometry) : [];
  const polygons = shapes.flatMap((shape) =>
    shape.type === "MultiPolygon" ? shape.coordinates : [],
  );
  const half = 2 * Math.PI;
  return {
    type: "MultiPolygon",
    coordinates: polygons.map((coordinates) =>
      geoArea({ type: "Polygon", coordinates }) > half
        ? coordinates.map((ring) => ring.toReversed())
        : coordinates,
    ),
  };
}
