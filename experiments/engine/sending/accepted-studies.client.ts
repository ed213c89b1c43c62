"use client";

import { useEffect, useState } from "react";
import type { AcceptedStudies } from "./following";
import { isSameOrigin, receiver, receiverUrl } from "./receiver";

/** The longest time that a page waits for the list of studies, ms. Without an answer, the list of the build applies. */
export const LIST_WAIT_MS = 5_000;

/** The answer to the question of this page, which is asked once. */
let asked: Promise<readonly string[] | null> | undefined;

/**
 * Asks a receiver at the site's own address which studies it accepts.
 * @returns protocol and document ids; null without an answer
 */
function acceptedStudies(): Promise<readonly string[] | null> {
  asked ??= askForStudies().then((ids) => {
    // Another part of the page may ask again, because the device may have been offline.
    if (ids === null) asked = undefined;
    return ids;
  });
  return asked;
}

async function askForStudies(): Promise<readonly string[] | null> {
  const to = receiver();
  if (!to) return null;
  try {
    const response = await fetch(`${receiverUrl(to)}/studies`, {
      credentials: "omit",
      redirect: "error",
      cache: "no-store",
      signal: AbortSignal.timeout(LIST_WAIT_MS),
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
 * own address. The result is null if the receiver has another address or does not answer, and undefined until the
 * answer is known.
 */
export function useAcceptedStudies(): readonly string[] | null | undefined {
  const to = receiver();
  const isAsked = to !== null && isSameOrigin(to);
  const [ids, setIds] = useState<readonly string[] | null | undefined>(isAsked ? undefined : null);

  useEffect(() => {
    if (!isAsked) return;
    let hasLeft = false;
    void acceptedStudies().then((answer) => {
      if (!hasLeft) setIds(answer);
    });
    return () => {
      hasLeft = true;
    };
  }, [isAsked]);

  return ids;
}
