"use client";

import { useEffect } from "react";
import { beginProgress } from "@/lib/in-progress";

/** Prevents an update from activating while `isActive` is true. */
export function useInProgress(isActive: boolean) {
  useEffect(() => (isActive ? beginProgress() : undefined), [isActive]);
}
