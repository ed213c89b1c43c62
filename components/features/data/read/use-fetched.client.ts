"use client";

import { useCallback, useEffect, useState } from "react";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}

/**
 * Returns the content of a payload file, and a function that loads the file again. The content is null until the file
 * has loaded.
 */
export function useFetched<Payload>(url: string) {
  const [payload, setPayload] = useState<Payload | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    const left = new AbortController();
    fetchJson(url, left.signal).then(
      (value) => setPayload(value as Payload),
      () => {
        if (!left.signal.aborted) setPayload("failed");
      },
    );
    return () => left.abort();
  }, [url, attempt]);

  const fetchAgain = useCallback(() => {
    setPayload(null);
    setAttempt((before) => before + 1);
  }, []);
  return [payload, fetchAgain] as const;
}

/**
 * Returns the texts of the tasks of a study, keyed by app id. A text that does not load is left out: its task then has
 * its id as its name.
 * @param tasks the ids of the tasks, in a stable array
 */
export function useAppPayloads(
  urls: Readonly<Record<string, string>>,
  tasks: readonly string[],
): ReadonlyMap<string, AppPayload> {
  const [payloads, setPayloads] = useState<ReadonlyMap<string, AppPayload>>(() => new Map());
  const asked = tasks.filter((task) => Object.hasOwn(urls, task) && !payloads.has(task)).join(" ");

  useEffect(() => {
    if (asked === "") return;
    const left = new AbortController();
    for (const task of asked.split(" "))
      fetchJson(urls[task] as string, left.signal).then(
        (value) => setPayloads((now) => new Map(now).set(task, value as AppPayload)),
        () => {},
      );
    return () => left.abort();
  }, [asked, urls]);
  return payloads;
}
