"use client";

import { useEffect } from "react";

/** Says that the page is alive, so that what the visitor asked for before is done now (ADR 10). */
export function ReplayEvents() {
  useEffect(() => window.replayEvents?.(), []);
  return null;
}
