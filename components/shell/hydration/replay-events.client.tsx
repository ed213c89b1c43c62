"use client";

import { useEffect } from "react";

/** Dispatches the events again that occurred before hydration, once the page is hydrated (replay-events.ts). */
export function ReplayEvents() {
  useEffect(() => window.replayEvents?.(), []);
  return null;
}
