"use client";

import { useMemo, useState } from "react";
import { Run } from "@/experiments/app-run/app-run.client";
import { DeviceNeedsContext } from "@/experiments/device-step/form/device-needs.client";
import { devicePayload } from "@/experiments/device-step/model/device-payload";
import { DEVICE_TASK } from "@/experiments/device-step/model/device-step-model";
import type { Session } from "@/experiments/engine/session/session";
import { deviceNeeds } from "@/experiments/study/document/device-rules";
import type { DeviceStep } from "@/experiments/study/document/schema";
import type { Participation } from "@/experiments/study/participation/participation";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import type { Locale } from "@/lib/routes";
import { AfterStep, startOf, useGoOn } from "./step-run.client";
import type { StudyPageWords } from "./study-words";

/** A check of the participant's device in a study. Its page explains the check before the start. */
export function DeviceStepRun({
  step,
  participation,
  words,
  device,
  locale,
  onRun,
  onDone,
  onLeft,
}: {
  step: DeviceStep;
  participation: Participation;
  words: StudyPageWords["run"];
  device: StudyPayload["device"];
  locale: Locale;
  /** Stores the current state of the run. */
  onRun: (run: Session) => Promise<void>;
  onDone: () => void;
  /** Called when the participant has left the check. */
  onLeft: () => void;
}) {
  const [wasFinished] = useState(participation.runs[step.id]?.status === "finished");
  const [start] = useState(() => startOf(step, participation, onRun));
  const needs = useMemo(() => deviceNeeds(participation.content, step), [participation, step]);
  useGoOn(wasFinished, onDone);
  if (wasFinished) return null;
  return (
    <div data-running>
      <DeviceNeedsContext value={needs}>
        <Run
          id={DEVICE_TASK}
          payload={devicePayload(step.device.parts, device)}
          words={words}
          locale={locale}
          start={start}
          onLeft={onLeft}
        >
          {(run) => <AfterStep run={run} onDone={onDone} />}
        </Run>
      </DeviceNeedsContext>
    </div>
  );
}
