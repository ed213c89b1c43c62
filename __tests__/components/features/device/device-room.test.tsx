import { act, createEvent, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BeforeCheck } from "@/components/features/device/before-check";
import { DeviceRoom } from "@/components/features/device/device-room.client";
import { device } from "@/content/device";
import type { DisplayMeasure } from "@/experiments/engine/device/device-check";
import { measureDisplay } from "@/experiments/engine/device/measure-device.client";
import { download } from "@/lib/device/download";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale } from "@/lib/routes";

jest.mock("@/lib/device/download", () => ({
  ...jest.requireActual("@/lib/device/download"),
  download: jest.fn(),
}));
jest.mock("@/experiments/engine/device/measure-device.client", () => ({
  ...jest.requireActual("@/experiments/engine/device/measure-device.client"),
  measureDisplay: jest.fn(),
}));

/** A display of 60 Hz with one late frame in the second trial. */
const DISPLAY: DisplayMeasure = {
  stamps: Array.from({ length: 15 }, (_, trial) =>
    Array.from({ length: 60 }, (__, frame) => (frame + (trial === 1 && frame > 30 ? 1 : 0)) * 16.7),
  ),
  lateFrames: Array.from({ length: 15 }, (_, trial) => (trial === 1 ? 1 : 0)),
  facts: { refreshHz: 59.9, frameMs: 16.7, frameP95Ms: 16.7, lateFrames: 1, clockStepMs: 0.1 },
};

/** Ends the measurement of the display. */
let endDisplay: () => void;

beforeEach(() => {
  jest.mocked(download).mockClear();
  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    value: () => ({ matches: false }),
  });
  jest.mocked(measureDisplay).mockImplementation(
    () =>
      new Promise((resolve) => {
        endDisplay = () => resolve(DISPLAY);
      }),
  );
});

function show(locale: Locale = "en") {
  const { check, report } = localize(device, locale);
  render(<DeviceRoom words={{ check, report }} locale={locale} />);
  return { check, report };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

/** Presses the space bar on the element with the focus. The stamp is on the clock of the page, as in browsers. */
function pressSpace(isRepeated = false) {
  const event = createEvent.keyDown(document.activeElement as Element, {
    key: " ",
    code: "Space",
    repeat: isRepeated,
  });
  Object.defineProperty(event, "timeStamp", { value: performance.now() - 1 });
  fireEvent(document.activeElement as Element, event);
}

/** Moves the slider by half a pixel. */
function widen() {
  const slider = screen.getByRole<HTMLInputElement>("slider");
  fireEvent.change(slider, { target: { value: Number(slider.value) + 1 } });
}

/** Does all three parts, and returns the texts. */
async function doAll(locale: Locale = "en", distance = "60") {
  const words = show(locale);
  await press(words.check.start);
  await act(async () => endDisplay());
  for (let count = 0; count < 12; count += 1) pressSpace();
  widen();
  await userEvent.type(screen.getByRole("textbox"), distance);
  await press(words.check.parts.size.done);
  return words;
}

it.each(LOCALES)("reports all figures after the three parts (%s)", async (locale) => {
  const { report } = await doAll(locale);
  expect(screen.getByRole("heading", { name: report.title })).toHaveFocus();
  const main = document.body.textContent ?? "";
  expect(main).toContain(locale === "en" ? "59.9" : "59,9");
  expect(main).not.toMatch(/undefined|NaN|\{\w+\}/);
  for (const { title } of [report.purposes.difference, report.purposes.frame, report.purposes.size])
    expect(screen.getByRole("heading", { name: title })).toBeVisible();
  // A dot for each frame and each press; the texts state their numbers.
  expect(screen.getByRole("img", { name: /885.*15/ })).toBeVisible();
  expect(screen.getByRole("img", { name: /^12\s/ })).toBeVisible();
});

it("moves the focus to the first control of each part, so that the check works by keyboard alone", async () => {
  const { check, report } = show();
  screen.getByRole("button", { name: check.start }).focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByText(check.parts.display.running)).toHaveFocus();
  await act(async () => endDisplay());
  expect(screen.getByRole("button", { name: check.parts.presses.pad })).toHaveFocus();
  for (let count = 0; count < 12; count += 1) pressSpace();
  const slider = screen.getByRole("slider", { name: check.parts.size.slider });
  expect(slider).toHaveFocus();
  fireEvent.click(screen.getByRole("button", { name: check.parts.size.done }));
  expect(screen.getByRole("heading", { name: report.title })).toHaveFocus();
});

it("counts twelve presses, and no press that is repeated while the key is held down", async () => {
  const { check } = show();
  await press(check.start);
  await press(check.skip);
  for (let count = 0; count < 11; count += 1) pressSpace();
  pressSpace(true);
  expect(screen.getByText("11 of 12 presses")).toBeVisible();
  pressSpace();
  expect(screen.getByRole("slider")).toBeVisible();
});

it("reports a skipped part as skipped, and measures it later without a repetition of the others", async () => {
  const { check, report } = show();
  await press(check.start);
  await press(check.skip);
  await press(check.skip);
  await press(check.parts.size.done);
  expect(screen.getAllByText(report.skipped)).toHaveLength(4);
  const [, frame] = screen.getAllByRole("heading", { level: 4 });
  expect(frame?.closest("li")).toHaveTextContent(report.purposes.skipped);
  await press(`${check.measure}: ${check.parts.display.title}`);
  await act(async () => endDisplay());
  expect(screen.getByText("59.9 Hz")).toBeVisible();
  expect(screen.getByText(/CSS pixels$/)).toBeVisible();
});

it("has nothing to report or to download if all parts are skipped", async () => {
  const { check, report } = show();
  await press(check.start);
  for (let part = 0; part < 3; part += 1) await press(check.skip);
  expect(screen.getByText(report.nothing)).toBeVisible();
  expect(screen.queryByRole("button", { name: report.json })).not.toBeInTheDocument();
});

it("asks again for a distance that is not possible, and moves the focus to it", async () => {
  const { check, report } = await doAll("en", "3");
  expect(screen.getByRole("alert")).toHaveTextContent("from 10 to 500 cm");
  const field = screen.getByRole("textbox");
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await press(check.parts.size.done);
  expect(screen.getByRole("heading", { name: report.title })).toBeVisible();
  expect(screen.getByText(/also need the distance/)).toBeVisible();
});

it("keeps the size in mm when the card is turned", async () => {
  const { check } = show();
  await press(check.start);
  await press(check.skip);
  await press(check.skip);
  const slider = screen.getByRole("slider");
  expect(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/^323\.5\spx$/));
  await userEvent.click(screen.getByRole("radio", { name: check.parts.size.sides.short }));
  expect(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/^204\.0\spx$/));
  await press(check.parts.size.larger);
  expect(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/^204\.5\spx$/));
  await press(check.parts.size.smaller);
  expect(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/^204\.0\spx$/));
});

it("downloads a file with the facts of a run's record and the samples of every figure", async () => {
  const { report } = await doAll();
  await press(report.json);
  const [name, text, type] = jest.mocked(download).mock.calls[0] ?? [];
  expect(name).toMatch(/^device-\d{4}-\d\d-\d\d\.json$/);
  expect(type).toBe("application/json");
  const file = JSON.parse(String(text));
  expect(file).toMatchObject({
    format: "protocole.device-check",
    version: 1,
    skipped: [],
    facts: { ...DISPLAY.facts, stampClock: "page", inputs: ["keyboard"] },
    display: { trialMs: 1000, lateFrames: DISPLAY.lateFrames },
    size: { cardSide: "long", sidePx: 324, distanceMm: 600 },
  });
  expect(file.presses.delaysMs).toHaveLength(12);
  expect(file.facts.pixelsPerMm).toBeCloseTo(324 / 85.6, 3);
});

it("lists the parts with a button that is not active until its code has loaded", () => {
  const { check } = localize(device, "en");
  render(<BeforeCheck words={check} />);
  const list = screen.getByRole("list");
  expect(within(list).getAllByRole("heading", { level: 3 })).toHaveLength(3);
  expect(screen.getByRole("button", { name: check.start })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
});
