"use client";

import { useEffect } from "react";

/** Once the page is hydrated, replays the events that occurred before (replay-events.ts). */
export function ReplayEvents() {
  useEffect(() => window.replayEvents?.(), []);
  return null;
}
