/** @jest-environment node */

import { knownApp, stepValues } from "@/components/features/editor/document/consequences";
import { MODELS } from "@/experiments/catalog/generated/models";
import { completedParameters } from "@/experiments/engine/contract/app-versions";
import type { KnownApp } from "@/experiments/study/document/fault";

it("the editor adds the defaults of an app's earlier version to a step, as the check of the document does", () => {
  const stroop = knownApp("stroop") as KnownApp;
  const step = { id: "a", app: "stroop", version: "3.0", parameters: {} };
  const complete = completedParameters(MODELS.stroop.parameters, "3.0", {});
  expect(complete.minimumAccuracyPercent).toBe(0);
  expect(stepValues(step, stroop)).toMatchObject(complete);
  // A step without a version uses the app's version in this release.
  const { version: _, ...unversioned } = step;
  expect(stepValues(unversioned, stroop)).toMatchObject({ minimumAccuracyPercent: 60 });
});
