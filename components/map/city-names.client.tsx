"use client";

import { useMemo } from "react";
import { Marker } from "react-leaflet";
import type { Places } from "@/content/places";
import type { Localized } from "@/lib/i18n/define-content";
import { CityIcon } from "./city-icon.client";
import styles from "./city-names.module.css";

/** The names of some cities for orientation, drawn below every marker. */
export function CityNames({ cities }: { cities: Localized<Places>["cities"] }) {
  const icons = useMemo(
    () => cities.map(({ name }) => new CityIcon(name, styles.city ?? "")),
    [cities],
  );
  return cities.map(({ name, position }, index) => (
    <Marker
      key={name}
      icon={icons[index]}
      position={position}
      interactive={false}
      keyboard={false}
      zIndexOffset={-10_000}
    />
  ));
}
