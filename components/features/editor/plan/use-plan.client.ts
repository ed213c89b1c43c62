"use client";

import { useEffect, useMemo, useState } from "react";
import { useKept } from "@/components/features/editor/shared/use-kept.client";
import { MODELS } from "@/experiments/catalog/generated/models";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isAppStep } from "@/experiments/study/document/step-kind";
import { loadPlannerData } from "@/experiments/study/plan/load-planner-data.client";
import { planFor } from "@/experiments/study/plan/plan-for";
import type { PlanInputs, PlanResult } from "@/experiments/study/plan/plan-types";
import type { PlannerData } from "@/experiments/study/plan/planner-data";
import { isSameQuestion } from "@/experiments/study/plan/same-question";
import { solvePlan } from "@/experiments/study/plan/solve-plan";

type DataOfApps = Readonly<Record<string, PlannerData>>;

/** A plan with its computed result. */
export type SolvedPlan = {
  /** The inputs that the present document contains. */
  inputs: PlanInputs;
  /** The inputs from which the result was computed. The object remains the same until the question changes. */
  asked: PlanInputs;
  result: PlanResult;
};

/**
 * Returns the result of a function; null if the function throws, because the page also works without a number of
 * people.
 */
function orNull<Result>(make: () => Result): Result | null {
  try {
    return make();
  } catch {
    return null;
  }
}

function inputsOf(document: ProtocolDocument, data: DataOfApps): PlanInputs | null {
  const inputs = planFor(document, undefined, { apps: MODELS, data });
  return "reason" in inputs ? null : inputs;
}

const isStillAsked = (kept: PlanInputs | null, next: PlanInputs | null) =>
  next === null || (kept !== null && isSameQuestion(kept, next));

/**
 * Returns the published figures of those apps whose figures have loaded.
 * @param apps ids, joined by commas
 */
function usePlannerData(apps: string): DataOfApps {
  const [data, setData] = useState<DataOfApps>({});
  useEffect(() => {
    let isMounted = true;
    loadPlannerData(apps.split(",").filter((app) => app !== "")).then(
      (loaded) => isMounted && setData((now) => ({ ...now, ...loaded })),
      // A failure to load the figures is ignored, because the page also works without a number of people.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [apps]);
  return data;
}

/**
 * Returns the plan of a document, computed with the published figures of its apps. Returns null until the figures have
 * loaded, and if the document has no plan that can be computed.
 */
export function usePlan(document: ProtocolDocument | null): SolvedPlan | null {
  const apps = document
    ? [...new Set(document.steps.filter(isAppStep).map(({ app }) => app))].sort().join()
    : "";
  const data = usePlannerData(apps);
  const isWaiting = !apps.split(",").every((app) => app in data);

  const inputs = useMemo(
    () => (document && !isWaiting ? orNull(() => inputsOf(document, data)) : null),
    [document, isWaiting, data],
  );
  const asked = useKept(inputs, isStillAsked);
  const result = useMemo(() => asked && orNull(() => solvePlan(asked)), [asked]);
  const solved = useMemo(
    () => inputs && asked && result && { inputs, asked, result },
    [inputs, asked, result],
  );
  const last = useKept(solved, (_, next) => next === null);
  if (!document) return null;
  // After an app was added, the previous plan remains until the app's figures have loaded, because the fields of the
  // plan may be in use.
  return isWaiting ? last : solved;
}
