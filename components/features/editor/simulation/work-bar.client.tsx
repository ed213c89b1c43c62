"use client";

import { useEffect, useRef } from "react";
import { ActionButton } from "@/components/ui/action-button";
import type { SimulationWords } from "@/content/simulation";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { Work } from "./use-simulation.client";
import styles from "./work-bar.module.css";

/**
 * Displays the progress of a simulation, with a button that stops the simulation. After the simulation, displays its
 * result.
 */
export function WorkBar({
  work,
  words: { controls },
  locale,
  onStop,
}: {
  work: Work;
  words: SimulationWords;
  locale: Locale;
  onStop: () => void;
}) {
  const isWorking = work.state === "working";
  const status = useRef<HTMLParagraphElement>(null);
  const isOnStop = useRef(false);
  // The button disappears when the simulation ends, so the focus moves to the text.
  useEffect(() => {
    if (isWorking || !isOnStop.current) return;
    isOnStop.current = false;
    status.current?.focus({ preventScroll: true });
  }, [isWorking]);
  const said =
    work.state === "failed"
      ? interpolate(controls.failed, { message: work.message })
      : work.state === "working" || work.state === "rest"
        ? ""
        : controls[work.state];
  const doing = isWorking && work.kind === "archive" ? controls.packing : controls.working;
  return (
    <div className={styles.bar}>
      <p ref={status} role="status" tabIndex={-1} className={styles.said}>
        {isWorking ? doing : said}
      </p>
      {isWorking && (
        <>
          <progress aria-label={doing} value={work.done} max={work.of} />
          {work.kind !== "power" && (
            <span className={styles.count}>
              {interpolate(controls.progress, {
                done: formatNumber(work.done, locale),
                of: formatNumber(work.of, locale),
              })}
            </span>
          )}
          <ActionButton
            onClick={onStop}
            onFocus={() => {
              isOnStop.current = true;
            }}
            onBlur={({ relatedTarget }) => {
              // If the button that has the focus is removed, the event of the lost focus has no related target.
              if (relatedTarget !== null) isOnStop.current = false;
            }}
          >
            {controls.stop}
          </ActionButton>
        </>
      )}
    </div>
  );
}
