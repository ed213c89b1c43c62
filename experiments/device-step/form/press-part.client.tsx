"use client";

import { useEffect, useRef, useState } from "react";
import { PRESSES, type PressMeasure } from "@/experiments/engine/device/device-check";
import { pressMeter } from "@/experiments/engine/device/measure-device.client";
import { keyReader } from "@/experiments/engine/trials/key-reader";
import { listenForResponses } from "@/experiments/engine/trials/responses";
import { animationFrameClock } from "@/experiments/engine/trials/trial-clock";
import { interpolate } from "@/lib/i18n/interpolate";
import { CountDots } from "./count-dots";
import { PartPanel } from "./part-panel";
import styles from "./press-part.module.css";
import { type PartProps, SkipPart } from "./skip-part";

/** The second part: the visitor presses a key or the pad, as participants answer in a task. */
export function PressPart({ words, needed, onEnd }: PartProps<PressMeasure>) {
  const [done, setDone] = useState(0);
  const surface = useRef<HTMLDivElement>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  const { presses } = words.parts;

  useEffect(() => {
    if (!surface.current) return;
    const meter = pressMeter(animationFrameClock);
    let noted = 0;
    return listenForResponses(
      keyReader({ " ": "press" }),
      surface.current,
      (_, timeStamp, input) => {
        meter.note(timeStamp, input);
        noted += 1;
        setDone(noted);
        if (noted === PRESSES) end.current(meter.measure());
      },
    );
  }, []);

  return (
    <PartPanel>
      <div ref={surface} className={styles.surface}>
        <button
          type="button"
          className={styles.pad}
          data-response="press"
          data-check-focus=""
          aria-describedby="presses-done"
        >
          {presses.pad}
        </button>
      </div>
      <div id="presses-done" role="status">
        <CountDots
          done={done}
          all={PRESSES}
          text={interpolate(presses.progress, { done, all: PRESSES })}
        />
      </div>
      <SkipPart words={words} needed={needed} onEnd={onEnd} />
    </PartPanel>
  );
}
