"use client";

import { useCallback, useReducer } from "react";
import {
  CHECK_PARTS,
  type CheckPart,
  type DeviceCheck,
  NOT_CHECKED,
} from "@/experiments/engine/device/device-check";

type State = {
  check: DeviceCheck;
  skipped: ReadonlySet<CheckPart>;
  /** The parts that are still to do. The first is in progress. */
  queue: readonly CheckPart[];
  /** When the last part ended, ISO 8601; null before the end of the first part. */
  at: string | null;
};

type Action =
  | { do: "begin"; parts: readonly CheckPart[] }
  /** Ends the part in progress. Without a measure, the part is skipped, and an earlier measure is kept. */
  | { do: "end"; measure: Partial<DeviceCheck>; at: string };

const BEGIN: State = { check: NOT_CHECKED, skipped: new Set(), queue: [], at: null };

function reduce(state: State, action: Action): State {
  if (action.do === "begin") return { ...state, queue: action.parts };
  const [part, ...queue] = state.queue;
  if (!part) return state;
  const check = { ...state.check, ...action.measure };
  const skipped = new Set(state.skipped);
  if (check[part]) skipped.delete(part);
  else skipped.add(part);
  return { check, skipped, queue, at: action.at };
}

/**
 * The state of a check: its measures, and the part that is in progress.
 * @param parts the parts that follow one another from the start; the list must always be the same
 */
export function useDeviceCheck(parts: readonly CheckPart[] = CHECK_PARTS) {
  const [{ check, skipped, queue, at }, dispatch] = useReducer(reduce, BEGIN);
  return {
    check,
    skipped,
    /** The part in progress; null between measurements. */
    current: queue[0] ?? null,
    /** When the last part ended; null while the check is in progress or has not begun. */
    endedAt: queue.length === 0 ? at : null,
    hasBegun: at !== null || queue.length > 0,
    start: useCallback(() => dispatch({ do: "begin", parts }), [parts]),
    measure: useCallback((part: CheckPart) => dispatch({ do: "begin", parts: [part] }), []),
    end: useCallback(
      (measure: Partial<DeviceCheck>) =>
        dispatch({ do: "end", measure, at: new Date().toISOString() }),
      [],
    ),
  };
}
