"use client";

import { createContext } from "react";
import type { CheckPart } from "@/experiments/engine/device/device-check";

/** The rules of a study about the device. */
export type DeviceNeeds = {
  /** The parts that a rule needs. They cannot be skipped. */
  needed: readonly CheckPart[];
  /** Whether a rule about the device can end the study. */
  canEnd: boolean;
};

/** The rules of the study whose check is displayed. By default, every part can be skipped. */
export const DeviceNeedsContext = createContext<DeviceNeeds>({ needed: [], canEnd: false });
