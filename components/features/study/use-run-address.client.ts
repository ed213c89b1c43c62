"use client";

import { useEffect, useMemo, useState } from "react";
import type { AddressNote } from "@/experiments/engine/session/address-notes";
import { NOBODY, type Participant } from "@/experiments/engine/session/participant";
import type { EarlyEvent } from "@/experiments/engine/session/session";

const loadReading = () => import("@/experiments/engine/session/participant-address");

type RunAddress = {
  participant: Participant;
  notes: readonly AddressNote[];
  /** The notes as the data have them. */
  events: readonly EarlyEvent[];
};

const OF_NOBODY: RunAddress = { participant: NOBODY, notes: [], events: [] };

/** Whether an address has more than what a link of this site has. */
const saysMore = (query: URLSearchParams) =>
  [...query].some(
    ([name, value]) => !["app", "seed", "return"].includes(name) || /[?&;]/.test(value),
  );

/**
 * Returns what the address of a run by itself says of who takes part; null until the code that reads it has arrived,
 * which most visitors do not need. `ready` gives it at the start.
 */
export function useRunAddress(query: URLSearchParams) {
  const ready = useMemo(
    () =>
      saysMore(query)
        ? async () => (await loadReading()).participantOf(query)
        : async () => OF_NOBODY,
    [query],
  );
  const [address, setAddress] = useState(() => (saysMore(query) ? null : OF_NOBODY));
  useEffect(() => {
    let isGone = false;
    // Without its code the start asks again, and says so if it fails.
    ready().then(
      (read) => !isGone && setAddress(read),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [ready]);
  return { address, ready };
}
