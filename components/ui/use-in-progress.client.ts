"use client";

import { useEffect } from "react";
import { beginProgress } from "@/lib/in-progress";

/** Prevents the activation of an update while `isActive` is true. */
export function useInProgress(isActive: boolean) {
  useEffect(() => (isActive ? beginProgress() : undefined), [isActive]);
}
