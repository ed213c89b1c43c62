"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/** How long a remark stays after its last cause. */
const REMARK_MS = 1500;

/** Something that is shown for a moment. */
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
