"use client";

import { ActionButton } from "@/components/ui/action-button";
import { ExternalLink } from "@/components/ui/external-link";
import type { MapWords } from "@/content/map";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./map-settings.module.css";
import { NATURAL_EARTH } from "./map-tiles";
import type { TileSource } from "./tile-source";

export type Shown = { regions: boolean; circles: boolean };

const LAYERS = ["regions", "circles"] as const;

/** The settings below the map: the displayed layers, the sources of the data, and the operator's street map. */
export function MapSettings({
  words,
  shown,
  onShow,
  street,
}: {
  words: MapWords;
  shown: Shown;
  onShow: (shown: Shown) => void;
  street: { source: TileSource; isShown: boolean; toggle: () => void } | undefined;
}) {
  return (
    <div className={styles.settings}>
      <fieldset className={styles.layers}>
        <legend>{words.controls.layers}</legend>
        {LAYERS.map((layer) => (
          <label key={layer}>
            <input
              type="checkbox"
              checked={shown[layer]}
              onChange={() => onShow({ ...shown, [layer]: !shown[layer] })}
            />
            {words.controls[layer]}
          </label>
        ))}
      </fieldset>
      <p className={styles.source}>
        {words.attribution}{" "}
        <ExternalLink href={NATURAL_EARTH.url}>{NATURAL_EARTH.name}</ExternalLink>
        {street?.isShown && ` · ${street.source.attribution}`}
      </p>
      {street && (
        <p className={styles.street}>
          <ActionButton onClick={street.toggle}>
            {street.isShown ? words.street.hide : words.street.show}
          </ActionButton>
          <span>{interpolate(words.street.host, { host: street.source.host })}</span>
        </p>
      )}
    </div>
  );
}
