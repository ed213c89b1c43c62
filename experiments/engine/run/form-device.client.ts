"use client";

import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { deviceMeter } from "@/experiments/engine/device/device-meter";
import type { DeviceFacts } from "@/experiments/engine/session/device-facts";
import { animationFrameClock } from "@/experiments/engine/trials/trial-clock";
import { whenIdle } from "@/lib/idle";

/** The frames of a form that are measured. They last one second on a display of 60 Hz. */
const FRAMES = 61;

/**
 * Measures the timing of the device while a participant answers a form. The measurement begins when the browser is
 * idle, and nothing waits for its end.
 */
export function watchForm(form: HTMLElement) {
  const device = deviceMeter(animationFrameClock);
  const left = new AbortController();
  const options = { capture: true, passive: true, signal: left.signal };
  for (const press of ["keydown", "pointerdown"])
    form.addEventListener(press, ({ timeStamp }) => device.notePress(timeStamp), options);

  let noted = 0;
  let cancelFrame = () => {};
  const onFrame = () => {
    noted += 1;
    if (noted < FRAMES) cancelFrame = device.clock.nextFrame(onFrame);
  };
  const cancelIdle = whenIdle(() => {
    device.startRest();
    onFrame();
  });

  return {
    /** Returns the measurements of this sitting so far. @param rows the rows of the screen that was answered now */
    facts: (rows: readonly TrialRow[]): DeviceFacts => {
      rows.forEach(device.noteRow);
      device.endFrames();
      return device.facts();
    },
    stop: () => {
      left.abort();
      cancelIdle();
      cancelFrame();
      device.endRest();
    },
  };
}
