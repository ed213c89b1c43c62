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

/** A plan that has been solved. */
export type SolvedPlan = {
  /** The inputs from the present document. */
  inputs: PlanInputs;
  /** The inputs that the result was computed from: the same object until the question changes. */
  asked: PlanInputs;
  result: PlanResult;
};

/** Returns the result of a function; null if it throws, since the page also works without a number of people. */
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

/** Returns the published figures of apps that have arrived so far. @param apps ids, joined by commas */
function usePlannerData(apps: string): DataOfApps {
  const [data, setData] = useState<DataOfApps>({});
  useEffect(() => {
    let isMounted = true;
    loadPlannerData(apps.split(",").filter((app) => app !== "")).then(
      (loaded) => isMounted && setData((now) => ({ ...now, ...loaded })),
      // The page also works without a number of people.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [apps]);
  return data;
}

/**
 * Returns the plan of a document, solved with the published figures of its apps; null until the figures have arrived,
 * and if the document has no plan that can be solved.
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
  // After an app is added, the last plan remains until its figures have arrived: its fields may be in use.
  return isWaiting ? last : solved;
}
