import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { exampleScreen } from "@/experiments/engine/texts/example-screen";
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
export function devicePayload(parts: readonly string[], texts: DeviceStepTexts): AppPayload {
  const model = deviceModel(parts);
  const words = wordsOfDevice(texts);
  const { task, needs, example } = texts;
  const { measures, reasons, caption, comparison } = words.result;
  return {
    facts: model.facts,
    task,
    methods: "",
    needs,
    example: { content: exampleScreen(model.figure(words)), description: example },
    words,
    texts: { task, methods: {}, needs, measures, reasons, caption, comparison },
    norms: {},
  };
}
