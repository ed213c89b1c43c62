"use client";

import { useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { onSend } from "@/components/ui/on-send";
import type { FormProps } from "@/experiments/engine/contract/define-app";
import { useAnswers } from "@/experiments/engine/run/answers.client";
import { interpolate } from "@/lib/i18n/interpolate";
import { AnswerMap, type MapState } from "./answer-map.client";
import type { Coordinates } from "./great-circle";
import type { WhereIsIt } from "./model";
import { coordinatesOf, geoUri } from "./outcome";
import styles from "./place-form.module.css";

/**
 * Displays one city: its name, the map for the cross, and a button to confirm. The name appears when the map has loaded
 * completely.
 */
export function PlaceForm({
  screen: { city, isFirst },
  words,
  draft,
  onDraft,
  onAnswers,
}: FormProps<WhereIsIt>) {
  const [map, setMap] = useState<MapState>("waiting");
  /**
   * True if the city's name is displayed. The name appears when the map has loaded completely. If map tiles are missing
   * later, the name remains.
   */
  const [isNamed, setIsNamed] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const { answers, answer, listeners } = useAnswers(draft, onDraft, isNamed);
  const mapArea = useRef<HTMLDivElement>(null);

  if (!city) return null;
  const { name, country } = words.cities[city];
  const given = answers.place;
  const place = coordinatesOf(given?.value ?? null);

  const put = (where: Coordinates, at: number) => {
    if (isNamed) answer("place", geoUri(where), at);
  };
  const confirm = () => {
    if (!isNamed) return;
    if (!given || !place) {
      setWasAsked(true);
      return mapArea.current?.querySelector<HTMLElement>("[role=application]")?.focus();
    }
    onAnswers([given]);
  };

  return (
    <form className={styles.form} noValidate {...listeners} {...onSend(confirm)}>
      {isFirst && <p className={styles.manner}>{words.form.manner}</p>}
      <h2 className={styles.city} data-named={isNamed} translate="no">
        {interpolate(words.run.instruction, { city: name })} <span>{country}</span>
      </h2>
      <div ref={mapArea}>
        <AnswerMap
          place={place}
          words={words.form}
          onPlace={put}
          onConfirm={confirm}
          state={map}
          onState={(next) => {
            setMap(next);
            if (next === "ready") setIsNamed(true);
          }}
        >
          <ActionButton look="primary" type="submit">
            {words.form.confirm}
          </ActionButton>
        </AnswerMap>
      </div>
      <div className={styles.said}>
        <p role="status">{place && words.form.placed}</p>
        <p role="alert" className={styles.missing}>
          {wasAsked && !place && words.form.notPlaced}
        </p>
      </div>
    </form>
  );
}
