"use client";

import { useEffect } from "react";
import { beginProgress } from "@/lib/in-progress";

/** Keeps an update from activating while `isActive`. */
export function useInProgress(isActive: boolean) {
  useEffect(() => (isActive ? beginProgress() : undefined), [isActive]);
}
