/** @jest-environment node */

import { knownApp, stepValues } from "@/components/features/editor/document/consequences";
import { MODELS } from "@/experiments/catalog/generated/models";
import { completedParameters } from "@/experiments/engine/contract/app-versions";
import type { KnownApp } from "@/experiments/study/document/fault";

it("a step for an earlier version of an app has the same parameters in the editor as in its complete form", () => {
  const stroop = knownApp("stroop") as KnownApp;
  const step = { id: "a", app: "stroop", version: "3.0", parameters: {} };
  const complete = completedParameters(MODELS.stroop.parameters, "3.0", {});
  expect(complete.minimumAccuracyPercent).toBe(0);
  expect(stepValues(step, stroop)).toMatchObject(complete);
  // A step without a version uses the app's version in this release.
  const { version: _, ...unversioned } = step;
  expect(stepValues(unversioned, stroop)).toMatchObject({ minimumAccuracyPercent: 60 });
});
