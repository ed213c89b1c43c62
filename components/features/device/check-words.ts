import type { DeviceWords } from "@/content/device";
import {
  type CheckPart,
  DISPLAY_TRIALS,
  PRESSES,
  TRIAL_MS,
} from "@/experiments/engine/device/device-check";
import { interpolate } from "@/lib/i18n/interpolate";

export type CheckWords = DeviceWords["check"];
export type ReportWords = DeviceWords["report"];

/** Returns the sentence that announces a part. */
export const summaryOf = (part: CheckPart, words: CheckWords): string =>
  interpolate(words.parts[part].summary, {
    seconds: (DISPLAY_TRIALS * TRIAL_MS) / 1000,
    presses: PRESSES,
  });
