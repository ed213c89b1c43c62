"use client";

import { useCallback, useState } from "react";
import type { NamedBlob } from "@/experiments/study/reading/known-file";

/** The records that the receiver sent, in the form that the reader of files accepts. */
export type ServerRecords = {
  /**
   * After each reading, a new set of records replaces the whole previous set, so that it contains no withdrawn session.
   */
  inputs: readonly NamedBlob[];
  /** `partial`: reading was stopped or cut off, so sessions are missing. */
  state: "none" | "reading" | "partial" | "complete";
};

const NONE: ServerRecords = { inputs: [], state: "none" };

/**
 * Returns the records from the receiver, which the whole page shares, and the function with which the live part
 * replaces them.
 */
export function useServerRecords() {
  const [records, setRecords] = useState<ServerRecords>(NONE);
  const keep = useCallback((next: ServerRecords | null) => setRecords(next ?? NONE), []);
  return { records, keep };
}
