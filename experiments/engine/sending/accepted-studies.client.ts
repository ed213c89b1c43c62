"use client";

import { useEffect, useState } from "react";
import type { AcceptedStudies } from "./following";
import { type ReceiverSetting, receiver, receiverUrl } from "./receiver";
import { isSameOrigin } from "./receiver-host";

/** The longest time that a page waits for the list of studies, ms. Without an answer, the list of the build applies. */
const LIST_WAIT_MS = 5_000;

/**
 * Asks a receiver at the site's own origin which studies it accepts.
 * @returns protocol and document ids; null without an answer
 */
async function askForStudies(
  to: ReceiverSetting,
  left: AbortSignal,
): Promise<readonly string[] | null> {
  try {
    const response = await fetch(`${receiverUrl(to)}/studies`, {
      credentials: "omit",
      redirect: "error",
      cache: "no-store",
      signal: AbortSignal.any([AbortSignal.timeout(LIST_WAIT_MS), left]),
    });
    if (!response.ok) return null;
    const { studies }: AcceptedStudies = await response.json();
    return studies.flatMap(({ protocol, documents }) => [protocol, ...documents]);
  } catch {
    return null;
  }
}

/**
 * Returns the protocol and document ids of the studies whose data the receiver accepts, if the receiver has the site's
 * own origin. The result is null if the receiver has another origin or does not answer, and undefined until the answer
 * is known.
 */
export function useAcceptedStudies(): readonly string[] | null | undefined {
  const to = receiver();
  const isAsked = to !== null && isSameOrigin(to);
  const [ids, setIds] = useState<readonly string[] | null | undefined>(isAsked ? undefined : null);

  useEffect(() => {
    const asked = receiver();
    if (!isAsked || !asked) return;
    const left = new AbortController();
    void askForStudies(asked, left.signal).then((answer) => {
      if (!left.signal.aborted) setIds(answer);
    });
    return () => left.abort();
  }, [isAsked]);

  return ids;
}
