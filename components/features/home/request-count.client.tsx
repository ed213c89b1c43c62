"use client";

import { useEffect, useState } from "react";
import { interpolate } from "@/lib/i18n/interpolate";

const isToOtherHost = ({ name }: PerformanceEntry) =>
  /^(https?|wss?):/.test(name) && new URL(name).host !== location.host;

/**
 * How many requests to other hosts the browser has noted since the document was loaded; nothing where it
 * notes none.
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
    // What came before is reported, too, so this is called back even where nothing else happens.
    observer.observe({ type: "resource", buffered: true });
    return () => observer.disconnect();
  }, []);
  return count !== null && interpolate(text, { count });
}
