import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { formPayload } from "@/experiments/engine/texts/form-payload";
import { deviceModel } from "./device-step-model";
import type { DeviceStepTexts, DeviceTypes } from "./device-step-types";

/** Returns the texts of a check in one language. */
export const wordsOfDevice = (texts: DeviceStepTexts): DeviceTypes["words"] => ({
  name: texts.name,
  form: {
    ...texts.form,
    ...texts.parts,
    parts: {
      ...texts.parts.parts,
      presses: { ...texts.parts.parts.presses, summary: texts.form.presses },
    },
  },
  headline: texts.headline,
  run: { instruction: "" },
  result: {
    measures: texts.measures,
    details: {},
    excluded: { notMeasured: texts.notMeasured },
    reasons: {},
    caption: "",
    comparison: "",
  },
});

/** Returns the data that the browser needs to present, run and score a check in one language. */
export const devicePayload = (parts: readonly string[], texts: DeviceStepTexts): AppPayload =>
  formPayload(deviceModel(parts), wordsOfDevice(texts), texts);
