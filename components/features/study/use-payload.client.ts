"use client";

import { useEffect, useState } from "react";
import { useStudyHost } from "./study-host.client";

/**
 * Returns the content of a payload file, and a function that loads the file again. The content is null until the file
 * has loaded.
 */
export function usePayload<Payload>(url: string) {
  const { readPayload } = useStudyHost();
  const [payload, setPayload] = useState<Payload | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    const left = new AbortController();
    readPayload(url, left.signal).then(
      (value) => setPayload(value as Payload),
      () => {
        if (!left.signal.aborted) setPayload("failed");
      },
    );
    return () => left.abort();
  }, [url, attempt]);

  const fetchAgain = () => {
    setPayload(null);
    setAttempt(attempt + 1);
  };
  return [payload, fetchAgain] as const;
}
