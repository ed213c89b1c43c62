"use client";

import { deviceScripts } from "@/experiments/device-step/model/device-scripts";
import { deviceModel, orderedParts } from "@/experiments/device-step/model/device-step-model";
import type { DeviceTypes } from "@/experiments/device-step/model/device-step-types";
import { type App, defineApp, withParameters } from "@/experiments/engine/contract/define-app";
import { defineParameters } from "@/experiments/engine/contract/define-parameters";
import { DeviceStepForm } from "./device-step-form.client";

/** Returns a check of the device as an app that the engine can run. @param parts the parts that are measured */
export const deviceStepApp = (parts: readonly string[]): App =>
  withParameters(
    defineApp<DeviceTypes>({
      parameters: defineParameters({}),
      model: () => deviceModel(parts),
      view: { Form: DeviceStepForm, showsProgress: true },
      recompute: deviceScripts(orderedParts(parts)),
    }),
  );
