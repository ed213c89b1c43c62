"use client";

import { useEffect, useState } from "react";
import { interpolate } from "@/lib/i18n/interpolate";

const isToOtherHost = ({ name }: PerformanceEntry) =>
  /^(https?|wss?):/.test(name) && new URL(name).host !== location.host;

/**
 * The number of requests to other hosts that the browser has recorded since the page was loaded. The component renders
 * nothing if the browser does not record requests.
 */
export function RequestCount({ text }: { text: string }) {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes("resource")) return;
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      sum += list.getEntries().filter(isToOtherHost).length;
      setCount(sum);
    });
    // The observer also reports earlier requests, so the callback runs even if no further request is made.
    observer.observe({ type: "resource", buffered: true });
    return () => observer.disconnect();
  }, []);
  return count !== null && interpolate(text, { count });
}
