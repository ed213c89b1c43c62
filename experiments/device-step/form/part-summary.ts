import type { PartWords } from "@/experiments/device-step/model/device-step-types";
import {
  type CheckPart,
  DISPLAY_TRIALS,
  PRESSES,
  TRIAL_MS,
} from "@/experiments/engine/device/device-check";
import { interpolate } from "@/lib/i18n/interpolate";

/** Returns the sentence that announces a part. */
export const summaryOf = (part: CheckPart, words: PartWords): string =>
  interpolate(words.parts[part].summary, {
    seconds: (DISPLAY_TRIALS * TRIAL_MS) / 1000,
    presses: PRESSES,
  });
