"use client";

import { startTransition, useEffect, useState } from "react";

/** The time after which the next part is displayed without a frame, because a hidden page has no frames, ms. */
const WITHOUT_FRAME_MS = 250;

/** Calls back once after the next frame has begun. @returns a function that cancels the call */
function inNextFrame(callback: () => void): () => void {
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const once = () => {
    cancel();
    callback();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, WITHOUT_FRAME_MS);
  return cancel;
}

/**
 * Returns a value for each part of a page. A new value reaches one part in each frame, so that the browser does not
 * compute the layout of all parts in one task.
 * @param parts the number of parts
 * @returns the value of each part; null for parts that are not displayed yet
 */
export function useInTurn<Value>(value: Value, parts: number): readonly (Value | null)[] {
  const [values, setValues] = useState<readonly (Value | null)[]>(() =>
    Array.from({ length: parts }, (_, index) => (index === 0 ? value : null)),
  );
  const next = values.findIndex((each) => each !== value);
  useEffect(() => {
    if (next < 0) return;
    return inNextFrame(() =>
      startTransition(() =>
        setValues((now) => now.map((each, index) => (index === next ? value : each))),
      ),
    );
  }, [next, value]);
  return values;
}
