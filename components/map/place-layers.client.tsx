"use client";

import { latLngBounds } from "leaflet";
import { Circle, Polygon } from "react-leaflet";
import type { Places } from "@/content/places";
import type { Localized } from "@/lib/i18n/define-content";
import { CityNames } from "./city-names.client";
import { MAP_DEFAULTS } from "./map-defaults";
import { PlaceMarker } from "./place-marker.client";

const { colour: color, weight } = MAP_DEFAULTS.line;

const METRES_PER_KM = 1000;

/** Only markers are buttons. Areas and circles cannot be pressed, because they repeat information from the list. */
const LINE = { color, weight, fillOpacity: 0.12, interactive: false };

/** The markers, areas and circles of the places on the map. */
export function PlaceLayers({
  places,
  shown,
  closeLabel,
}: {
  places: Localized<Places>;
  shown: { regions: boolean; circles: boolean };
  closeLabel: string;
}) {
  return (
    <>
      <CityNames cities={places.cities} />
      {shown.circles &&
        places.circles.map(({ id, centre, radiusKm }) => (
          <Circle
            key={id}
            center={centre}
            radius={radiusKm * METRES_PER_KM}
            {...LINE}
            fill={false}
          />
        ))}
      {shown.regions &&
        places.polygons.map(({ id, outline }) => (
          <Polygon key={id} positions={outline} {...LINE} />
        ))}
      {places.markers.map(({ id, what, lines, ...marker }) => (
        <PlaceMarker key={id} {...marker} lines={[what, ...lines]} closeLabel={closeLabel} />
      ))}
      {shown.regions &&
        places.polygons.map(({ id, sign, name, what, outline }) => (
          <PlaceMarker
            key={id}
            sign={sign}
            name={name}
            position={latLngBounds(outline).getCenter()}
            lines={[what]}
            closeLabel={closeLabel}
          />
        ))}
    </>
  );
}
