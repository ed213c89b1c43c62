"use client";

import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useFullScreen } from "@/components/ui/use-full-screen.client";
import type { SessionEvent } from "@/experiments/engine/session/session";

/** Returns `useFullScreen` for a run, and reports the beginning and the end of full screen as events of the run. */
export function useRunFullScreen(
  run: RefObject<HTMLElement | null>,
  onEvent: (what: SessionEvent["what"]) => void,
) {
  const fullScreen = useFullScreen(run);
  const { isFull } = fullScreen;
  const wasFull = useRef(isFull);
  const report = useEffectEvent(onEvent);
  useEffect(() => {
    if (wasFull.current === isFull) return;
    wasFull.current = isFull;
    report(isFull ? "full_screen_on" : "full_screen_off");
  }, [isFull]);
  return fullScreen;
}
