"use client";

import { useEffect } from "react";
import { beginProgress } from "@/lib/in-progress";

/** Keeps a new release from taking over while `isActive`. */
export function useInProgress(isActive: boolean) {
  useEffect(() => (isActive ? beginProgress() : undefined), [isActive]);
}
