"use client";

import { useEffect, useMemo, useState } from "react";
import { loadDespiteLeaving } from "@/components/ui/load-despite-leaving";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isAppStep } from "@/experiments/study/document/step-kind";

type Check = (document: ProtocolDocument) => boolean;

/**
 * Returns whether at least one step of a study can be simulated. Only the code of the simulation knows which apps can be
 * simulated, and the first screen of the editor does not wait for it; until it has loaded, any task counts.
 * @param document null if no version of the study could run so far
 */
export function useCanSimulate(document: ProtocolDocument | null): boolean {
  const [check, setCheck] = useState<{ canSimulate: Check } | null>(null);
  const isWaiting = document !== null && check === null;
  useEffect(() => {
    if (!isWaiting) return;
    let isMounted = true;
    loadDespiteLeaving(() => import("./simulated-people.client")).then(
      ({ canSimulate }) => isMounted && setCheck({ canSimulate }),
      // The section of the simulated participants loads the same code and reports the failure.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [isWaiting]);
  return useMemo(() => {
    if (!document) return false;
    return check ? check.canSimulate(document) : document.steps.some(isAppStep);
  }, [document, check]);
}
