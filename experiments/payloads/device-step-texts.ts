import { device } from "@/content/device";
import { deviceStepWords } from "@/content/device-step";
import type { DeviceStepTexts } from "@/experiments/device-step/model/device-step-types";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";

/** Returns the texts of the step that checks a device. Its parts have the texts of the page that checks a device. */
export function deviceStepTexts(locale: Locale): DeviceStepTexts {
  const { skip, states, parts } = localize(device, locale).check;
  return { ...localize(deviceStepWords, locale), parts: { skip, states, parts } };
}
