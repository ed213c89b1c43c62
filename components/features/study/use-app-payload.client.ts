"use client";

import { useEffect, useState } from "react";
import type { AppSheet } from "@/experiments/app-payload";

/** The sheet of an app. @throws when it does not arrive */
async function fetchSheet(address: string, signal: AbortSignal): Promise<AppSheet> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}

/** The sheet of an app, null until it is there, and what asks for it again. */
export function useAppSheet(address: string) {
  const [sheet, setSheet] = useState<AppSheet | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches anew
  useEffect(() => {
    const left = new AbortController();
    fetchSheet(address, left.signal).then(setSheet, () => {
      if (!left.signal.aborted) setSheet("failed");
    });
    return () => left.abort();
  }, [address, attempt]);

  const fetchAgain = () => {
    setSheet(null);
    setAttempt(attempt + 1);
  };
  return [sheet, fetchAgain] as const;
}
