/** @jest-environment node */
import { checkRows } from "@/__tests__/experiments/device-step/a-check";
import type { DeviceMeasure } from "@/experiments/device-step/model/device-measures";
import { checkProtocol } from "@/experiments/study/document/check";
import { deviceNeeds, endsByDevice } from "@/experiments/study/document/device-rules";
import { exitByRule } from "@/experiments/study/document/leave-rule";
import type { DeviceStep, LeaveRule } from "@/experiments/study/document/schema";
import { isDeviceStep } from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import { APPS_HERE, aDocument } from "./a-document";

const check = { id: "device", version: "1.0", device: { parts: ["display", "presses"] } };

const withCheck = (step: object = {}, more: object = {}) =>
  aDocument({ steps: [{ ...check, ...step }, ...aDocument().steps], ...more });

function faultsOf(document: unknown, locale: "en" | "fr" = "en"): string[] {
  const checked = checkProtocol(document, APPS_HERE);
  return "faults" in checked
    ? checked.faults.map(({ path, rule }) => `${path}: ${rule[locale]}`)
    : [];
}

const leaving = (rule: object) => ({ leave: [{ if: rule, exit: "screenedOut" }] });
const EXITS = { delivery: { exits: { screenedOut: { code: "OUT" } } } };

describe("a check of the device in a study", () => {
  it("is accepted, with rules about the measures of its parts and about the window", () => {
    for (const measure of ["refresh_rate", "dropped_frames", "keyboard_presses", "window_width"])
      expect(
        faultsOf(withCheck(leaving({ measure: `device.${measure}`, below: 5 }), EXITS)),
      ).toEqual([]);
  });

  it("does not change the document of a study that has no check", () => {
    const checked = checkProtocol(aDocument(), APPS_HERE);
    expect(JSON.stringify(checked)).not.toMatch(/"device"/);
  });

  it.each<[string, unknown, RegExp, RegExp]>([
    [
      "a version of another release",
      withCheck({ version: "2.0" }),
      /^steps\.0\.version: .*runs version 1\.0/,
      /accepte la version 1\.0/,
    ],
    [
      "a check without a part",
      withCheck({ device: { parts: [] } }),
      /^steps\.0\.device\.parts: .*at least 1 entry/,
      /au moins 1 élément/,
    ],
    [
      "an unknown part",
      withCheck({ device: { parts: ["sound"] } }),
      /^steps\.0\.device\.parts\.0: .*one of "display", "presses", "size"/,
      /l’une de ces valeurs/,
    ],
    [
      "a part that occurs twice",
      withCheck({ device: { parts: ["display", "display"] } }),
      /^steps\.0\.device\.parts\.1: Each part must be listed once/,
      /qu’une fois/,
    ],
    [
      "a rule about a part that is not measured",
      withCheck(leaving({ measure: "device.px_per_mm", below: 3 }), EXITS),
      /^steps\.0\.leave\.0\.if\.measure: Unknown measure.*refresh_rate/,
      /Mesure inconnue/,
    ],
    [
      "a rule about the accuracy of a device",
      withCheck(leaving({ measure: "device.accuracy", below: 0.5 }), EXITS),
      /^steps\.0\.leave\.0\.if\.measure: Unknown measure/,
      /Mesure inconnue/,
    ],
    [
      "a plan about the device",
      withCheck({}, { plan: { question: "mean", measure: "device.refresh_rate" } }),
      /^plan\.measure: Unknown measure/,
      /Mesure inconnue/,
    ],
    [
      "a rule of the plan that excludes by the device",
      withCheck(
        {},
        {
          plan: {
            question: "effect",
            measure: "stroop.stroop_effect",
            exclude: [{ flag: "input", only: "keyboard", step: "device" }],
          },
        },
      ),
      /^plan\.exclude\.0\.step: The step “device” checks the device/,
      /contrôle l’appareil/,
    ],
  ])("is refused because of %s, at its place", (_, document, english, french) => {
    expect(faultsOf(document).join("\n")).toMatch(english);
    expect(faultsOf(document, "fr").join("\n")).toMatch(french);
  });

  it("is planned by its tasks, not by the device that comes first", () => {
    const { steps } = aDocument();
    const plan = { question: "mean" };
    expect(faultsOf(aDocument({ steps: [check, ...steps], plan }))).toEqual([]);
  });
});

describe("a rule about the device", () => {
  function done(values: Partial<Record<DeviceMeasure, number>>) {
    const checked = checkProtocol(withCheck(), APPS_HERE);
    if (!("document" in checked)) throw new Error("The document has faults.");
    const step = checked.document.steps.find(isDeviceStep) as DeviceStep;
    const rows = checkRows(["display", "presses"], values);
    return [{ step: step.id, model: modelOfStep(step, APPS_HERE), rows }];
  }
  const slow = [
    { if: { measure: "device.refresh_rate", below: 50 }, exit: "screenedOut" },
  ] as LeaveRule[];

  it("ends the study by a value that was measured, and never by a missing value", () => {
    expect(exitByRule(slow, done({ refresh_rate: 30 }))).toBe("screenedOut");
    expect(exitByRule(slow, done({ refresh_rate: 60 }))).toBeNull();
    expect(exitByRule(slow, done({}))).toBeNull();
  });

  it("makes its part necessary, also if it is a rule of a later step", () => {
    const step = check as DeviceStep;
    const needs = (document: unknown) => {
      const checked = checkProtocol(document, APPS_HERE);
      if (!("document" in checked)) throw new Error(JSON.stringify(checked.faults));
      return { ...deviceNeeds(checked.document, step), ends: endsByDevice(checked.document) };
    };
    expect(needs(withCheck())).toEqual({ needed: [], canEnd: false, ends: false });
    expect(needs(withCheck(leaving({ measure: "device.refresh_rate", below: 50 })))).toEqual({
      needed: ["display"],
      canEnd: true,
      ends: true,
    });
    const [first, ...others] = aDocument().steps;
    const later = others.map((each, index) =>
      index === 0 ? { ...each, ...leaving({ measure: "device.press_delay", above: 50 }) } : each,
    );
    expect(needs(aDocument({ steps: [check, first, ...later] })).needed).toEqual(["presses"]);
    const window = leaving({ measure: "device.window_width", below: 800 });
    expect(needs(withCheck(window))).toEqual({ needed: [], canEnd: true, ends: true });
  });
});
