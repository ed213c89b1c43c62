"use client";

import { useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "@/lib/reduced-motion";

/**
 * The duration of the animation, ms. The animation of the slider has the same duration (docs/specification.md,
 * "Business constants and limits").
 */
const GLIDE_MS = 300;

/**
 * Returns a number that approaches a value within 300 ms. For visitors who prefer reduced motion it changes at once.
 */
export function useGliding(value: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);

  useEffect(() => {
    if (from.current === value) return;
    const begin = from.current;
    const move = (to: number) => {
      from.current = to;
      setShown(to);
    };
    let started: number | undefined;
    let request = requestAnimationFrame(function glide(now) {
      started ??= now;
      const part = prefersReducedMotion() ? 1 : Math.min(1, (now - started) / GLIDE_MS);
      // The movement is slower towards the end.
      move(part === 1 ? value : begin + (value - begin) * (1 - (1 - part) ** 3));
      if (part < 1) request = requestAnimationFrame(glide);
    });
    return () => cancelAnimationFrame(request);
  }, [value]);

  return shown;
}
