"use client";

import { useEffect, useMemo, useState } from "react";
import { MODELS } from "@/experiments/models";
import { loadPlannerData } from "@/experiments/plan/load-planner-data.client";
import { planFor } from "@/experiments/plan/plan-for";
import type { PlanInputs, PlanResult } from "@/experiments/plan/plan-types";
import type { PlannerData } from "@/experiments/plan/planner-data";
import { solvePlan } from "@/experiments/plan/solve-plan";
import type { ProtocolDocument } from "@/experiments/protocol/schema";
import { isAppStep } from "@/experiments/protocol/step-kind";

/** A plan that has been solved, with what it was solved from. */
export type SolvedPlan = { inputs: PlanInputs; result: PlanResult };

/**
 * Returns the plan of a document, solved with the published figures of its apps; null until these have arrived, and
 * where there is none.
 */
export function usePlan(document: ProtocolDocument | null): SolvedPlan | null {
  const [data, setData] = useState<Readonly<Record<string, PlannerData>>>({});
  const apps = document
    ? [...new Set(document.steps.filter(isAppStep).map(({ app }) => app))].sort().join()
    : "";

  useEffect(() => {
    let isMounted = true;
    loadPlannerData(apps.split(",").filter((app) => app !== "")).then(
      (loaded) => isMounted && setData((now) => ({ ...now, ...loaded })),
      // Without them there is no number of people; all else stands.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [apps]);

  return useMemo(() => {
    if (!document || !apps.split(",").every((app) => app in data)) return null;
    const inputs = planFor(document, undefined, { apps: MODELS, data });
    return "reason" in inputs ? null : { inputs, result: solvePlan(inputs) };
  }, [document, apps, data]);
}
