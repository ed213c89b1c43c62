import { measuresOf } from "@/experiments/device-step/model/device-measures";
import { orderedParts } from "@/experiments/device-step/model/device-step-model";
import { deviceNeeds } from "@/experiments/study/document/device-rules";
import type { DeviceStep, ProtocolDocument } from "@/experiments/study/document/schema";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { PapersPayload } from "./paper";
import { listed } from "./writing";

type Words = PapersPayload["words"]["device"];

/** Returns the texts of papers about a check of the device. @param names the names of its measures */
export function deviceTexts(
  step: DeviceStep,
  document: Pick<ProtocolDocument, "steps">,
  words: Words,
  names: PapersPayload["measuresOfDevice"],
  locale: Locale,
): Record<"task" | "methods" | "measure" | "scoring", string> {
  const parts = orderedParts(step.device.parts);
  const { needed } = deviceNeeds(document, step);
  const namesOf = (of: readonly (keyof Words["parts"])[]) =>
    listed(
      of.map((part) => words.parts[part]),
      locale,
    );
  return {
    task: interpolate(words.task, { parts: namesOf([...parts, "window"]) }),
    methods: [
      ...parts.map((part) => words.methods[part]),
      words.methods.window,
      needed.length > 0
        ? interpolate(words.methods.needed, { parts: namesOf(needed) })
        : words.methods.skippable,
    ].join(" "),
    measure: interpolate(words.measure, {
      measures: listed(
        measuresOf(parts).map((id) => names[id].toLowerCase()),
        locale,
      ),
    }),
    scoring: words.scoring,
  };
}
