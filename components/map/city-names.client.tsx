"use client";

import type { Map as LeafletMap, Marker as LeafletMarker } from "leaflet";
import { useEffect, useMemo, useRef } from "react";
import { Marker, useMap } from "react-leaflet";
import type { Places } from "@/content/places";
import type { Localized } from "@/lib/i18n/define-content";
import { CityIcon } from "./city-icon.client";
import styles from "./city-names.module.css";

/** The changes of the map after which the names are placed again. */
const CHANGES = "moveend zoomend resize";

/**
 * Displays the name of a city on a side of its dot on which the map displays the whole name. A name that fits on neither
 * side is hidden.
 */
function placeName(map: LeafletMap, marker: LeafletMarker) {
  const element = marker.getElement();
  if (!element) return;
  const frame = map.getContainer();
  const edges = frame.getBoundingClientRect();
  const buttons = frame.parentElement?.querySelector("[data-toolbar]")?.getBoundingClientRect();
  const { x, y } = map.latLngToContainerPoint(marker.getLatLng());
  const { offsetWidth: width, offsetHeight: height } = element;
  const [top, bottom] = [edges.top + y - height / 2, edges.top + y + height / 2];
  const isFree = (left: number, right: number) =>
    left >= edges.left &&
    right <= edges.right &&
    top >= edges.top &&
    bottom <= edges.bottom &&
    !(buttons && right > buttons.left && top < buttons.bottom && bottom > buttons.top);
  const at = edges.left + x;
  const side = isFree(at, at + width) ? "end" : isFree(at - width, at) ? "start" : "none";
  element.dataset.side = side;
}

/** The names of some cities for orientation, drawn below every marker. */
export function CityNames({ cities }: { cities: Localized<Places>["cities"] }) {
  const map = useMap();
  const markers = useRef(new Map<string, LeafletMarker>());
  const icons = useMemo(
    () => cities.map(({ name }) => new CityIcon(name, styles.city ?? "")),
    [cities],
  );
  useEffect(() => {
    const placeAll = () => {
      for (const marker of markers.current.values()) placeName(map, marker);
    };
    placeAll();
    map.on(CHANGES, placeAll);
    return () => {
      map.off(CHANGES, placeAll);
    };
  }, [map]);
  return cities.map(({ name, position }, index) => (
    <Marker
      key={name}
      ref={(marker) => {
        if (marker) markers.current.set(name, marker);
        else markers.current.delete(name);
      }}
      icon={icons[index]}
      position={position}
      interactive={false}
      keyboard={false}
      zIndexOffset={-10_000}
    />
  ));
}
