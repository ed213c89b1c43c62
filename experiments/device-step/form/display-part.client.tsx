"use client";

import { useEffect, useRef, useState } from "react";
import { DISPLAY_TRIALS, type DisplayMeasure } from "@/experiments/engine/device/device-check";
import { measureDisplay } from "@/experiments/engine/device/measure-device.client";
import { animationFrameClock } from "@/experiments/engine/trials/trial-clock";
import { interpolate } from "@/lib/i18n/interpolate";
import { CountDots } from "./count-dots";
import { PartPanel } from "./part-panel";
import { type PartProps, SkipPart } from "./skip-part";

/** The first part: the page measures the clock and the frames while the visitor waits. */
export function DisplayPart({ words, needed, onEnd }: PartProps<DisplayMeasure>) {
  const [done, setDone] = useState(0);
  const end = useRef(onEnd);
  end.current = onEnd;
  const { display } = words.parts;

  useEffect(() => {
    const left = new AbortController();
    measureDisplay(animationFrameClock, left.signal, setDone).then((measure) => {
      if (measure && !left.signal.aborted) end.current(measure);
    });
    return () => left.abort();
  }, []);

  return (
    <PartPanel>
      <p data-check-focus="" tabIndex={-1}>
        {display.running}
      </p>
      <CountDots
        done={done}
        all={DISPLAY_TRIALS}
        text={interpolate(display.progress, { done, all: DISPLAY_TRIALS })}
      />
      <SkipPart words={words} needed={needed} onEnd={onEnd} />
    </PartPanel>
  );
}
