"use client";

import { useEffect, useMemo, useState } from "react";
import type { AddressNote } from "@/experiments/engine/session/address-notes";
import { NOBODY, type Participant } from "@/experiments/engine/session/participant";
import type { EarlyEvent } from "@/experiments/engine/session/session";

const loadReading = () => import("@/experiments/engine/session/participant-address");

type RunAddress = {
  participant: Participant;
  notes: readonly AddressNote[];
  /** The notes in the form in which the data contain them. */
  events: readonly EarlyEvent[];
};

const OF_NOBODY: RunAddress = { participant: NOBODY, notes: [], events: [] };

/** Returns whether an address has more parameters than a link of this site. */
const saysMore = (query: URLSearchParams) =>
  [...query].some(
    ([name, value]) => !["app", "seed", "return"].includes(name) || /[?&;]/.test(value),
  );

/**
 * Returns the participant that the address of a run outside of a study describes. The result is null until the code
 * that reads it has loaded; most visitors do not need this code. `ready` returns the participant at the start.
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
    // If the code fails to load, the start loads it again and reports a failure.
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
