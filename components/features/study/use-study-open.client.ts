"use client";

import { useEffect, useState } from "react";
import type { ReceiverSetting } from "@/experiments/engine/sending/receiver";
import type { OpenAnswer } from "@/experiments/engine/sending/running-studies";
import { askWhetherOpen } from "@/experiments/engine/sending/study-place.client";

/** The receiver's answer before the consent; `silent` if it does not answer, or does not assign places. */
export type StudyOpen = OpenAnswer["state"] | "unknown" | "silent";

/**
 * Asks the receiver whether a study is open for new participants.
 * @param to the receiver that is asked; null if none is asked
 * @param protocol protocol id
 */
export function useStudyOpen(to: ReceiverSetting | null, protocol: string): StudyOpen {
  const [state, setState] = useState<StudyOpen>("unknown");
  const key = JSON.stringify(to);

  useEffect(() => {
    const asked: ReceiverSetting | null = JSON.parse(key);
    if (!asked) return;
    const left = new AbortController();
    void askWhetherOpen(asked, protocol, left.signal).then((answer) => {
      if (!left.signal.aborted) setState(answer ?? "silent");
    });
    return () => left.abort();
  }, [key, protocol]);

  return state;
}
