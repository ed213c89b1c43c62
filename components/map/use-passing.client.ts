"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/** The time for which a message remains after its last trigger, ms. */
const REMARK_MS = 1500;

/** Returns a value that is displayed for a moment, and a function that sets the value. */
export function usePassing<Value>(): [Value | undefined, (value: Value) => void] {
  const [value, setValue] = useState<Value>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback((next: Value) => {
    clearTimeout(timer.current);
    setValue(next);
    timer.current = setTimeout(() => setValue(undefined), REMARK_MS);
  }, []);
  return [value, show];
}
