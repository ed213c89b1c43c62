"use client";

import { useMemo } from "react";
import { DeviceNeedsContext } from "@/experiments/device-step/form/device-needs.client";
import { devicePayload } from "@/experiments/device-step/model/device-payload";
import { deviceNeeds } from "@/experiments/study/document/device-rules";
import type { DeviceStep } from "@/experiments/study/document/schema";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { ReadyStep } from "./ready-step.client";
import type { StepRunProps } from "./step-run.client";
import type { StudyPageWords } from "./study-words";

/** A check of the participant's device in a study. Its page explains the check before the start. */
export function DeviceStepRun({
  step,
  device,
  ...run
}: StepRunProps & {
  step: DeviceStep;
  device: StudyPayload["device"];
  words: StudyPageWords["run"];
}) {
  const { content } = run.participation;
  const needs = useMemo(() => deviceNeeds(content, step), [content, step]);
  return (
    <DeviceNeedsContext value={needs}>
      <ReadyStep {...run} step={step} payload={devicePayload(step.device.parts, device)} />
    </DeviceNeedsContext>
  );
}
