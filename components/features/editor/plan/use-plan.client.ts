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

/** The published figures of apps, keyed by app id. */
export type DataOfApps = Readonly<Record<string, PlannerData>>;

const NO_DATA: DataOfApps = {};

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
 * Loads the published figures of apps.
 * @param apps ids of apps
 * @param loaded figures that have already loaded
 * @returns the figures that have loaded, and whether figures of one of the apps have not
 */
function usePlannerData(apps: readonly string[], loaded: DataOfApps) {
  const [data, setData] = useState(loaded);
  const missing = apps.filter((app) => !Object.hasOwn(data, app)).join();
  useEffect(() => {
    if (missing === "") return;
    let isMounted = true;
    loadPlannerData(missing.split(",")).then(
      (more) => isMounted && setData((now) => ({ ...now, ...more })),
      // A failure to load the figures is ignored, because the page also works without a number of people.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [missing]);
  return { data, isWaiting: missing !== "" };
}

/**
 * Returns the plan of a document, computed with the published figures of its apps. Returns null until the figures have
 * loaded, and if the document has no plan that can be computed.
 * @param loaded figures that have already loaded
 */
export function usePlan(
  document: ProtocolDocument | null,
  loaded: DataOfApps = NO_DATA,
): SolvedPlan | null {
  const apps = new Set(document?.steps.filter(isAppStep).map(({ app }) => app));
  const { data, isWaiting } = usePlannerData([...apps].sort(), loaded);

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
