"use client";

import { useEffect, useState } from "react";
import { useStudyHost } from "./study-host.client";

/**
 * Returns the content of a payload file, a function that loads the file again, and whether the file loads again. The
 * content is null until the file has loaded. A failure remains until another attempt succeeds.
 */
export function usePayload<Payload>(url: string) {
  const { readPayload } = useStudyHost();
  const [payload, setPayload] = useState<Payload | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isTrying, setTrying] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    const left = new AbortController();
    readPayload(url, left.signal).then(
      (value) => {
        setPayload(value as Payload);
        setTrying(false);
      },
      () => {
        if (left.signal.aborted) return;
        setPayload("failed");
        setTrying(false);
      },
    );
    return () => left.abort();
  }, [url, attempt]);

  const fetchAgain = () => {
    setTrying(true);
    setAttempt(attempt + 1);
  };
  return [payload, fetchAgain, isTrying] as const;
}
