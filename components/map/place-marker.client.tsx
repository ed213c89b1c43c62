"use client";

import type { LatLngLiteral, Marker as LeafletMarker, Popup as LeafletPopup } from "leaflet";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { Marker, Popup } from "react-leaflet";
import { ActionButton } from "@/components/ui/action-button";
import styles from "./place-marker.module.css";
import { SignIcon } from "./sign-icon.client";

/**
 * A place on the map: a button with the name of the place. Its popup receives the focus, and returns the focus when it
 * closes.
 */
export function PlaceMarker({
  sign,
  name,
  position,
  lines,
  closeLabel,
}: {
  sign: string;
  name: string;
  position: LatLngLiteral;
  lines: readonly string[];
  closeLabel: string;
}) {
  const icon = useMemo(() => new SignIcon(sign, name, styles.marker ?? ""), [sign, name]);
  const marker = useRef<LeafletMarker>(null);
  const popup = useRef<LeafletPopup>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const title = useId();
  usePressBySpace(marker);

  useEffect(() => {
    if (isOpen) content.current?.focus({ preventScroll: true });
  }, [isOpen]);

  const close = () => {
    marker.current?.closePopup();
    marker.current?.getElement()?.focus({ preventScroll: true });
  };
  return (
    <Marker
      ref={marker}
      icon={icon}
      position={position}
      eventHandlers={{ popupopen: () => setIsOpen(true), popupclose: () => setIsOpen(false) }}
    >
      <Popup
        ref={popup}
        closeButton={false}
        className={styles.popup ?? ""}
        minWidth={200}
        maxWidth={256}
      >
        <div
          ref={content}
          role="dialog"
          aria-labelledby={title}
          tabIndex={-1}
          onKeyDown={(event) => {
            // A key pressed in the popup must not trigger the keys of the map.
            event.stopPropagation();
            if (event.key === "Escape") close();
          }}
        >
          <p id={title} className={styles.name}>
            {name}
          </p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className={styles.close}>
            <ActionButton onClick={close}>{closeLabel}</ActionButton>
          </p>
        </div>
      </Popup>
    </Marker>
  );
}

/**
 * Makes a marker respond to the Space key, because Leaflet's markers are buttons that respond only to the Enter key.
 */
function usePressBySpace(marker: React.RefObject<LeafletMarker | null>) {
  useEffect(() => {
    const element = marker.current?.getElement();
    const press = (event: KeyboardEvent) => {
      if (event.key !== " ") return;
      event.preventDefault();
      marker.current?.openPopup();
    };
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  }, [marker]);
}
