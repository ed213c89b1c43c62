"use client";

import { useEffect } from "react";

/** Replays the events that came before hydration (replay-events.ts) once the page is hydrated. */
export function ReplayEvents() {
  useEffect(() => window.replayEvents?.(), []);
  return null;
}
