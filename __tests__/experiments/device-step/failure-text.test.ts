/** @jest-environment node */
import type { DeviceMeasure } from "@/experiments/device-step/model/device-measures";
import { failureText } from "@/experiments/device-step/model/failure-text";
import { deviceStepTexts } from "@/experiments/payloads/device-step-texts";
import type { Locale } from "@/lib/routes";

const said = (
  measure: DeviceMeasure,
  value: number,
  comparisons: object,
  locale: Locale = "en",
): string =>
  failureText({ measure, value, comparisons }, deviceStepTexts(locale), locale).replace(
    /[\u00A0\u202F]/g,
    " ",
  );

it("a participant reads the measured value and the requirement, in both languages", () => {
  expect(said("refresh_rate", 30, { below: 50 })).toBe(
    "Refresh rate of the display: 30 Hz. The study requires at least 50 Hz.",
  );
  expect(said("refresh_rate", 30, { below: 50 }, "fr")).toBe(
    "Fréquence d’actualisation de l’écran : 30 Hz. L’étude exige au moins 50 Hz.",
  );
  expect(said("dropped_frames", 12.345, { above: 5 })).toMatch(/: 12\.3%.* at most 5%\.$/);
  expect(said("keyboard_presses", 0, { isNot: 12 })).toMatch(/: 0\. .* exactly 12\.$/);
  expect(said("touch_presses", 0, { is: 0 })).toMatch(/another value\.$/);
});

it("the requirement names both limits if a rule is about the values between two limits", () => {
  expect(said("refresh_rate", 75, { above: 61, below: 119 })).toMatch(
    /requires at least 119 Hz or at most 61 Hz\.$/,
  );
});

it("a value just below a limit has enough decimals to differ from the limit", () => {
  expect(said("frame_interval", 16.996, { below: 17 })).toMatch(/: 16\.996 ms\. .* 17 ms\.$/);
});
