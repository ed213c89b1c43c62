"use client";

import { useEffect, useState } from "react";

/** @throws when the payload does not arrive */
async function fetchPayload(url: string, signal: AbortSignal) {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}

/** Returns what a payload file holds, null until it has arrived, and a function that retries. */
export function usePayload<Payload>(url: string) {
  const [payload, setPayload] = useState<Payload | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches anew
  useEffect(() => {
    const left = new AbortController();
    fetchPayload(url, left.signal).then(setPayload, () => {
      if (!left.signal.aborted) setPayload("failed");
    });
    return () => left.abort();
  }, [url, attempt]);

  const fetchAgain = () => {
    setPayload(null);
    setAttempt(attempt + 1);
  };
  return [payload, fetchAgain] as const;
}
