"use client";

import { useEffect, useMemo, useState } from "react";
import type { AddressNote } from "@/experiments/engine/session/address-notes";
import { NOBODY, type Participant } from "@/experiments/engine/session/participant";
import type { EarlyEvent } from "@/experiments/engine/session/session";
import { useHash } from "./use-hash.client";

const loadReading = () => import("@/experiments/engine/session/participant-address");

type RunAddress = {
  participant: Participant;
  /** True if the URL marks a rehearsal. */
  rehearsal?: boolean;
  notes: readonly AddressNote[];
  /** The notes in the format in which the data contain them. */
  events: readonly EarlyEvent[];
};

const OF_NOBODY: RunAddress = { participant: NOBODY, notes: [], events: [] };

/** Returns whether a URL has more parameters than the links of this site. */
const saysMore = (query: URLSearchParams, hash: string) =>
  /rehearsal/i.test(hash) ||
  [...query].some(
    ([name, value]) => !["app", "seed", "return"].includes(name) || /[?&;]/.test(value),
  );

/**
 * Returns the participant that the URL of a run outside of a study describes. The result is null until the code that
 * reads the URL has loaded. This code loads separately, because most visitors do not need it. `ready` returns the
 * participant at the start.
 */
export function useRunAddress(query: URLSearchParams) {
  const hash = useHash();
  const ready = useMemo(
    () =>
      saysMore(query, hash)
        ? async () => (await loadReading()).participantOf(query, hash)
        : async () => OF_NOBODY,
    [query, hash],
  );
  const [address, setAddress] = useState(() => (saysMore(query, hash) ? null : OF_NOBODY));
  useEffect(() => {
    let isGone = false;
    // If the code fails to load, it is loaded again at the start of a run, and a second failure is reported.
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
