import type { DeviceWords } from "@/content/device";
import type { DeviceStepWords } from "@/content/device-step";
import type { CommonWords } from "@/experiments/engine/contract/word-types";
import type { CheckPart } from "@/experiments/engine/device/device-check";

/** The texts of the parts of a check. */
export type PartWords = Pick<DeviceWords["check"], "skip" | "states" | "parts">;

/** The texts of the parts of a check, and around them, that participants read. */
type DeviceFormWords = DeviceStepWords["form"] & PartWords;

/** All texts of the step that checks a device, in one language. */
export type DeviceStepTexts = DeviceStepWords & { parts: PartWords };

/** The content of the only screen of a check: the parts that are measured. */
type DeviceScreen = { parts: readonly CheckPart[] };

/** The types that the model and the view of a check have in common. */
export type DeviceTypes = {
  words: CommonWords & {
    form: DeviceFormWords;
    headline: string;
    result: { excluded: Readonly<Record<"notMeasured", string>> };
  };
  screen: DeviceScreen;
  value: string;
  optional: true;
};
