import { deserialize, serialize } from "node:v8";
import { act, cleanup, createEvent, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

// jsdom lacks structuredClone.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));

import "fake-indexeddb/auto";
import type { CheckPart, DisplayMeasure } from "@/experiments/engine/device/device-check";
import { measureDisplay } from "@/experiments/engine/device/measure-device.client";
import { deviceStepTexts } from "@/experiments/payloads/device-step-texts";
import type { LeaveRule, ProtocolDocument } from "@/experiments/study/document/schema";
import {
  eraseAllParticipations,
  readParticipations,
} from "@/experiments/study/participation/participation-store.client";
import type { Locale } from "@/lib/routes";
import { showStudy } from "./show-study";

jest.mock("@/experiments/engine/device/measure-device.client", () => ({
  ...jest.requireActual("@/experiments/engine/device/measure-device.client"),
  measureDisplay: jest.fn(),
}));

const text = (said: string) => ({ en: said, fr: said });

const rule = (condition: LeaveRule["if"]): LeaveRule => ({ if: condition, exit: "screenedOut" });

const studyWith = (
  leave: LeaveRule[],
  parts: CheckPart[] = ["display", "presses"],
): ProtocolDocument => ({
  protocol: 1,
  title: "A study of devices",
  steps: [
    {
      id: "device",
      version: "1.0",
      device: { parts },
      ...(leave.length > 0 && { leave }),
    },
    { id: "bye", text: text("The text after the check") },
  ],
  information: { controller: "A laboratory", contact: "a@lab.example" },
  delivery: {
    exits: { completed: { code: "DONE1" }, screenedOut: { code: "OUT2" } },
  },
});

const display = (refreshHz: number): DisplayMeasure => ({
  stamps: Array.from({ length: 15 }, () => Array.from({ length: 30 }, (_, at) => at * 33.3)),
  lateFrames: Array.from({ length: 15 }, () => 0),
  facts: {
    refreshHz,
    frameMs: 1000 / refreshHz,
    frameP95Ms: 1000 / refreshHz,
    lateFrames: 0,
    clockStepMs: 0.1,
  },
});

let endDisplay: (measure: DisplayMeasure) => void;

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    value: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
  });
  jest.mocked(measureDisplay).mockImplementation(
    () =>
      new Promise((resolve) => {
        endDisplay = resolve;
      }),
  );
});

afterEach(async () => {
  cleanup();
  await eraseAllParticipations();
});

function open(study: ProtocolDocument, locale: Locale = "en") {
  const { form, parts } = deviceStepTexts(locale);
  return { own: showStudy(study, locale), form, parts };
}

const button = (name: string) => screen.findByRole("button", { name });

function pressSpace() {
  const event = createEvent.keyDown(document.activeElement as Element, { key: " ", code: "Space" });
  Object.defineProperty(event, "timeStamp", { value: performance.now() - 1 });
  fireEvent(document.activeElement as Element, event);
}

/** Starts the study and its check. */
async function begin(study: ProtocolDocument, locale: Locale = "en") {
  const words = open(study, locale);
  await userEvent.click(await button(words.own.start));
  await userEvent.click(await button(words.form.start));
  return words;
}

const rowsOfCheck = async () => {
  const [participation] = await readParticipations();
  return Object.fromEntries(
    (participation?.runs.device?.rows ?? []).map(({ stimulus, response }) => [stimulus, response]),
  );
};

describe("a check of the device in a study", () => {
  it.each([
    ["en", /Refresh rate of the display: 30\sHz\. The study requires at least 50\sHz\./],
    ["fr", /Fréquence d’actualisation de l’écran\s: 30\sHz\. L’étude exige au moins 50\sHz\./],
  ] as const)(
    "ends for a device that fails a rule, and displays the rule and the value (%s)",
    async (locale, why) => {
      const { own, parts } = await begin(
        studyWith([rule({ measure: "device.refresh_rate", below: 50 })]),
        locale,
      );
      // The rule needs the display, but not the presses.
      expect(screen.queryByRole("button", { name: parts.skip })).toBeNull();
      await act(async () => endDisplay(display(30)));
      await userEvent.click(await button(parts.skip));
      expect(
        await screen.findByRole("heading", { level: 1, name: own.end.screenedOut }),
      ).toBeVisible();
      expect(screen.getByText(why)).toBeVisible();
      // The code of the exit follows from the stored ending (`exitShown`), as for every other rule.
      const [participation] = await readParticipations();
      expect(participation).toMatchObject({ ending: "screenedOut", done: 1 });
      expect(screen.queryByText("The text after the check")).toBeNull();
      expect(await rowsOfCheck()).toMatchObject({ refresh_rate: "30", keyboard_presses: null });
    },
  );

  it("goes on to the next step for a device that passes the rules, and records all figures", async () => {
    const { form, parts } = await begin(
      studyWith([
        rule({ measure: "device.refresh_rate", below: 50 }),
        rule({ measure: "device.keyboard_presses", below: 12 }),
      ]),
    );
    await act(async () => endDisplay(display(60)));
    expect(screen.getByText(form.needed)).toBeVisible();
    expect(screen.getByRole("button", { name: parts.parts.presses.pad })).toHaveFocus();
    for (let count = 0; count < 12; count += 1) pressSpace();
    expect(await screen.findByText("The text after the check")).toBeVisible();
    expect(await rowsOfCheck()).toMatchObject({
      refresh_rate: "60",
      dropped_frames: "0",
      keyboard_presses: "12",
      touch_presses: "0",
      window_width: String(window.innerWidth),
    });
  });

  it("can be skipped in all parts if no rule needs them, and the study goes on", async () => {
    const { form, parts } = await begin(studyWith([]));
    expect(screen.queryByText(form.canEnd)).toBeNull();
    await userEvent.click(await button(parts.skip));
    await userEvent.click(await button(parts.skip));
    expect(await screen.findByText("The text after the check")).toBeVisible();
    expect(await rowsOfCheck()).toMatchObject({ refresh_rate: null, touch_presses: null });
  });

  it("does not allow the size of the screen to be skipped if a rule needs it", async () => {
    const { form, parts } = await begin(
      studyWith([rule({ measure: "device.px_per_mm", below: 2 })], ["display", "size"]),
    );
    await userEvent.click(await button(parts.skip));
    await button(parts.parts.size.done);
    expect(screen.getByText(form.needed)).toBeVisible();
    expect(screen.queryByRole("button", { name: parts.skip })).toBeNull();
  });

  it("is announced before the consent, with its data and the possible end", async () => {
    const { own } = open(studyWith([rule({ measure: "device.window_width", below: 5000 })]));
    expect(await screen.findByText(/^Checks of your device: 1\./)).toBeVisible();
    expect(screen.getByText(own.device)).toBeVisible();
    expect(screen.getByText(own.mayEnd.ofDevice.notStated)).toBeVisible();
  });
});
