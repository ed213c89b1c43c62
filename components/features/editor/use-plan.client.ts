"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { MODELS } from "@/experiments/catalog/models";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isAppStep } from "@/experiments/study/document/step-kind";
import { loadPlannerData } from "@/experiments/study/plan/load-planner-data.client";
import { planFor } from "@/experiments/study/plan/plan-for";
import type { PlanInputs, PlanResult } from "@/experiments/study/plan/plan-types";
import type { PlannerData } from "@/experiments/study/plan/planner-data";
import { isSameQuestion } from "@/experiments/study/plan/same-question";
import { solvePlan } from "@/experiments/study/plan/solve-plan";

/** A plan that has been solved. */
export type SolvedPlan = {
  /** Of the document as it is. */
  inputs: PlanInputs;
  /** What it was solved from: the same object as long as the question is the same. */
  asked: PlanInputs;
  result: PlanResult;
};

/**
 * Returns the plan of a document, solved with the published figures of its apps; null until these have arrived, and
 * where there is none.
 */
export function usePlan(document: ProtocolDocument | null): SolvedPlan | null {
  const [data, setData] = useState<Readonly<Record<string, PlannerData>>>({});
  const kept = useRef<SolvedPlan>(null);
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
    if (!document) return null;
    // The last plan stands until the figures of an app that was added are there: its fields may be in use.
    if (!apps.split(",").every((app) => app in data)) return kept.current;
    try {
      const inputs = planFor(document, undefined, { apps: MODELS, data });
      if ("reason" in inputs) return null;
      kept.current =
        kept.current && isSameQuestion(kept.current.asked, inputs)
          ? { ...kept.current, inputs }
          : { inputs, asked: inputs, result: solvePlan(inputs) };
      return kept.current;
    } catch {
      // Without a number of people all else stands.
      return null;
    }
  }, [document, apps, data]);
}
