"use client";

import { useEffect, useState } from "react";
import type { Participation } from "@/experiments/study/participation/participation";

const loadStore = () => import("@/experiments/study/participation/participation-store.client");

const isFinishedRehearsal = ({ rehearsal, ending }: Participation) =>
  rehearsal === true && ending !== null && ending !== "left";

/**
 * Returns the ids of the documents that were rehearsed to their end on this device. The device is read again whenever
 * the author returns to this page.
 */
export function useRehearsed(): ReadonlySet<string> {
  const [rehearsed, setRehearsed] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const participations = await (await loadStore()).readParticipations();
      const ids = participations.filter(isFinishedRehearsal).map(({ document }) => document);
      if (!isGone) setRehearsed(new Set(ids));
    };
    // If the code fails to load or the device refuses, the panel still offers the rehearsal.
    const refresh = () => void read().catch(() => {});
    refresh();
    addEventListener("focus", refresh);
    // A page from the back/forward cache does not run its effects again.
    addEventListener("pageshow", refresh);
    return () => {
      isGone = true;
      removeEventListener("focus", refresh);
      removeEventListener("pageshow", refresh);
    };
  }, []);
  return rehearsed;
}
