"use client";

import { useCallback, useState } from "react";
import type { ReadInput } from "@/experiments/study/findings/worker/messages";

/** The records that the receiver sent, as the reader of files takes them. */
export type ServerRecords = {
  /** Replaced as a whole after each reading; a withdrawn session is then in none of them. */
  inputs: readonly ReadInput[];
  /** `partial`: reading was stopped or cut off, so sessions are missing. */
  state: "none" | "reading" | "partial" | "complete";
};

const NONE: ServerRecords = { inputs: [], state: "none" };

/** Returns the records from the receiver, which the whole page shares, and the function with which the live part keeps them. */
export function useServerRecords() {
  const [records, setRecords] = useState<ServerRecords>(NONE);
  const keep = useCallback((next: ServerRecords | null) => setRecords(next ?? NONE), []);
  return { records, keep };
}
