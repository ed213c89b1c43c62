"use client";

import { type RefObject, useEffect, useRef } from "react";
import { useFullScreen } from "@/components/ui/use-full-screen.client";
import type { SessionEvent } from "@/experiments/engine/session/session";

/** Full screen for a run, as `useFullScreen` gives it. The events of the run say when it began and ended. */
export function useRunFullScreen(
  run: RefObject<HTMLElement | null>,
  onEvent: (what: SessionEvent["what"]) => void,
) {
  const fullScreen = useFullScreen(run);
  const { isFull } = fullScreen;
  const wasFull = useRef(isFull);
  const latest = useRef(onEvent);
  latest.current = onEvent;
  useEffect(() => {
    if (wasFull.current === isFull) return;
    wasFull.current = isFull;
    latest.current(isFull ? "full_screen_on" : "full_screen_off");
  }, [isFull]);
  return fullScreen;
}
