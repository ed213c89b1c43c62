"use client";

import { useEffect, useEffectEvent, useId, useRef } from "react";
import { useTileScheme } from "@/components/map/use-tile-scheme.client";
import { ActionButton } from "@/components/ui/action-button";
import styles from "./answer-map.module.css";
import { openAnswerWorld } from "./answer-world.client";
import type { Coordinates } from "./great-circle";
import type { WhereIsItWords } from "./words";

/** The state of the map. The map has failed if some of its tiles could not be loaded. */
export type MapState = "waiting" | "ready" | "failed";

/**
 * Displays the map with the cross, the zoom buttons and the instructions. A finger on the map moves the map instead of
 * the page, because participants must be able to reach every part of the map.
 */
export function AnswerMap({
  place,
  state,
  words,
  onState,
  onPlace,
  onConfirm,
  children,
}: {
  place: Coordinates | null;
  state: MapState;
  words: WhereIsItWords["form"];
  onState: (state: MapState) => void;
  /** Called when the participant taps a position or moves the cross. `at` is the time stamp of the event in ms. */
  onPlace: (place: Coordinates, at: number) => void;
  /** Called when the participant presses Enter on the map. */
  onConfirm: () => void;
  /** Content below the map, on the same line as the zoom buttons. */
  children: React.ReactNode;
}) {
  const host = useRef<HTMLDivElement>(null);
  const world = useRef<ReturnType<typeof openAnswerWorld>>(null);
  const help = useId();
  const tell = useEffectEvent(onState);
  const put = useEffectEvent(onPlace);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const opened = openAnswerWorld(element, {
      place: (where, at) => put(where, at),
      failed: () => tell("failed"),
      ready: () => {
        tell("ready");
        // The map receives the focus, unless another control has the focus. The keys of the map then work without a
        // click.
        if (document.activeElement?.contains(element)) element.focus({ preventScroll: true });
      },
    });
    world.current = opened;
    return opened.close;
  }, []);

  const scheme = useTileScheme();
  useEffect(() => world.current?.draw(scheme), [scheme]);

  const { latitude, longitude } = place ?? {};
  useEffect(() => {
    if (latitude !== undefined && longitude !== undefined)
      world.current?.show({ latitude, longitude });
  }, [latitude, longitude]);

  return (
    <div className={styles.area}>
      <div
        ref={host}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map needs the focus to receive key presses
        tabIndex={0}
        aria-label={words.map}
        aria-describedby={help}
        data-state={state}
        className={styles.map}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            event.preventDefault();
            // A key that is held down must not confirm several cities.
            if (!event.repeat) onConfirm();
          } else if (world.current?.press(event.nativeEvent)) event.preventDefault();
        }}
      />
      {state === "failed" && (
        <div role="alert" className={styles.failed}>
          <p>{words.failed}</p>
          <ActionButton onClick={() => world.current?.retry()}>{words.retry}</ActionButton>
        </div>
      )}
      <div className={styles.bar}>
        {children}
        <div className={styles.zoom}>
          <ActionButton
            look="icon"
            aria-label={words.zoomIn}
            onClick={() => world.current?.zoomBy(1)}
          >
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <path d="M-7 0H7M0 -7V7" />
            </svg>
          </ActionButton>
          <ActionButton
            look="icon"
            aria-label={words.zoomOut}
            onClick={() => world.current?.zoomBy(-1)}
          >
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <path d="M-7 0H7" />
            </svg>
          </ActionButton>
        </div>
      </div>
      <p id={help} className={styles.help}>
        {words.touch} <span className={styles.keys}>{words.keys}</span> {words.source}
      </p>
    </div>
  );
}
