"use client";

import { useEffect, useState } from "react";

/** The time between two changes of a displayed age, ms. */
const TICK_MS = 1000;

/** Returns the seconds since a moment; null without a moment. @param at in the milliseconds of `performance.now()` */
export function useAge(at: number | null): number | null {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (at === null) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [at]);
  return at === null ? null : Math.max(0, Math.round((now - at) / 1000));
}
