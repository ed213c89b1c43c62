import type { FormModel } from "@/experiments/engine/contract/define-app";
import { CHECK_PARTS, type CheckPart } from "@/experiments/engine/device/device-check";
import { formatMeasure } from "@/experiments/engine/score/measure-format";
import { interpolate } from "@/lib/i18n/interpolate";
import { deviceCodebook } from "./device-codebook";
import { definitionOf, measuresOf } from "./device-measures";
import { deviceRows, scoreDevice } from "./device-rows";
import type { DeviceTypes } from "./device-step-types";

/** The name of the task with which records mark checks of the device. */
export const DEVICE_TASK = "device";

/** The version of the measurement. */
export const DEVICE_VERSION = "1.0.0";

/** The parameter of a run that contains the measured parts, separated by spaces. */
const PARTS_PARAMETER = "parts";

/** The usual time of each part, s, and the time before the start. */
const SECONDS: Readonly<Record<CheckPart, number>> = { display: 18, presses: 10, size: 25 };
const SECONDS_BEFORE = 5;

/** Returns parts without repetitions, in the order in which a check measures them. */
export const orderedParts = (parts: readonly string[]): readonly CheckPart[] =>
  CHECK_PARTS.filter((part) => parts.includes(part));

function newModel(parts: readonly CheckPart[]): FormModel<DeviceTypes> {
  const ids = measuresOf(parts);
  const [first, ...others] = ids.map(definitionOf);
  if (!first) throw new TypeError("A check measures at least the window");
  return {
    kind: "form",
    facts: {
      id: DEVICE_TASK,
      version: DEVICE_VERSION,
      released: 2026,
      family: "field",
      settings: ["lab", "online", "smartphone"],
      devices: ["phone", "tablet", "computer"],
      screenReader: !parts.includes("size"),
      seconds: parts.reduce((sum, part) => sum + SECONDS[part], SECONDS_BEFORE),
      trials: ids.length,
      measures: [first, ...others],
      references: [],
    },
    parameters: { [PARTS_PARAMETER]: parts.join(" ") },
    methods: [],
    codebook: deviceCodebook(ids),
    screens: 1,
    screenAt: () => ({ parts }),
    outcome: (_, answers) => deviceRows(ids, answers),
    score: (rows) => scoreDevice(ids, rows),
    headline: ({ measures }, words, locale) =>
      interpolate(words.headline, {
        value: formatMeasure(measures.length, { decimals: 0, unit: null }, locale),
      }),
    figure: ({ name }) => [
      {
        content: { kind: "choice", prompt: name, rows: [{ options: [""] }] },
        timing: { kind: "response", limitMs: null },
      },
    ],
  };
}

const models = new Map<string, FormModel<DeviceTypes>>();

/** Returns the model of a check: a questionnaire of one screen, whose view measures the parts. */
export function deviceModel(parts: readonly string[]): FormModel<DeviceTypes> {
  const ordered = orderedParts(parts);
  const key = ordered.join(" ");
  const model = models.get(key) ?? newModel(ordered);
  models.set(key, model);
  return model;
}

/** Returns the model of a run from its parameters; null if they do not name parts of a check. */
export function deviceModelAt(
  parameters: Readonly<Record<string, unknown>>,
): FormModel<DeviceTypes> | null {
  const text = parameters[PARTS_PARAMETER];
  if (typeof text !== "string") return null;
  const model = deviceModel(text.split(" "));
  return model.parameters[PARTS_PARAMETER] === text && text !== "" ? model : null;
}

/** Returns the parts of a run from its parameters, which were checked. */
export const partsOfRun = (parameters: Readonly<Record<string, unknown>>): readonly CheckPart[] =>
  orderedParts(String(parameters[PARTS_PARAMETER]).split(" "));
