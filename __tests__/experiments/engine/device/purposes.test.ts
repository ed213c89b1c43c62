import {
  checkedFacts,
  type DeviceCheck,
  NOT_CHECKED,
} from "@/experiments/engine/device/device-check";
import { limitsOf, type Purpose, purposesOf } from "@/experiments/engine/device/purposes";
import { pixelsPerMm } from "@/experiments/engine/device/screen-size";
import { type DeviceTraits, SimulatedDevice } from "../../simulated-device";
import { displayOf, pressesOf } from "./measured-device";

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "Date", "performance", "queueMicrotask"] });
});

afterEach(() => {
  jest.useRealTimers();
  SimulatedDevice.remove();
});

async function checkOf(traits: Partial<DeviceTraits>): Promise<DeviceCheck> {
  return {
    display: await displayOf(traits),
    presses: pressesOf(traits),
    size: { side: "long", sidePx: 323.5, distanceMm: 600 },
  };
}

const stateOf = (check: DeviceCheck, wanted: Purpose) =>
  purposesOf(check).find(({ purpose }) => purpose === wanted);

it("a display of 60 Hz without late frames fits all purposes that software can judge", async () => {
  const check = await checkOf({});
  expect(purposesOf(check).map(({ purpose, verdict }) => [purpose, verdict])).toEqual([
    ["difference", "fits"],
    ["frame", "fits"],
    ["duration", "fits"],
    ["absolute", "unseen"],
    ["size", "fits"],
  ]);
  // Rounding to steps of 0.1 ms, twice.
  expect(stateOf(check, "difference")).toMatchObject({ errorSdMs: expect.closeTo(0.0408, 4) });
  expect(stateOf(check, "frame")).toMatchObject({
    late: 0,
    low: 0,
    high: expect.closeTo(0.004, 3),
  });
  expect(stateOf(check, "duration")).toMatchObject({ frames: 6, ms: expect.closeTo(100, 1) });
  expect(stateOf(check, "size")).toMatchObject({
    mm: expect.closeTo(26.46, 2),
    degrees: expect.closeTo(2.526, 2),
  });
});

it.each([
  [30, 3, 100, "fits"],
  [75, 8, 106.67, "limited"],
  [120, 12, 100, "fits"],
  [144, 14, 97.22, "limited"],
])("at %d Hz, a stimulus of 100 ms lasts %d frames", async (hz, frames, ms, verdict) => {
  const check = await checkOf({ frameMs: () => 1000 / hz });
  expect(stateOf(check, "duration")).toMatchObject({
    frames,
    ms: expect.closeTo(ms, 0),
    verdict,
  });
});

it.each<[string, Partial<DeviceTraits>, string[]]>([
  ["30 Hz", { frameMs: () => 1000 / 30 }, ["slow"]],
  ["a clock in steps of 100 ms", { clockStepMs: 100 }, ["clock"]],
  ["stamps of another clock", { stampOf: (stamp) => stamp + 3000 }, ["stamps"]],
  ["a busy processor", { handlerDelayMs: 80 }, ["busy"]],
  [
    "a late frame in every second",
    { frameMs: (time) => (Math.floor(time) % 41 === 0 ? 100 : 1000 / 60) },
    ["late"],
  ],
])(
  "%s limits response times for the reason for which a run has a caution",
  async (_, traits, why) => {
    expect(limitsOf(await checkOf(traits)).map((limit) => limit.why)).toEqual(why);
  },
);

it("a clock in steps of 16.7 ms cannot tell late frames, and does not claim that frames were late", async () => {
  const check = await checkOf({ clockStepMs: 1000 / 60, frameMs: () => 20 });
  expect(stateOf(check, "frame")).toMatchObject({ verdict: "coarse" });
});

it("single late frames limit brief presentations but not response times", async () => {
  const check = await checkOf({});
  const display = check.display;
  if (!display) throw new Error("The display was not measured");
  const lateFrames = [8, ...display.lateFrames.slice(1)];
  const late = { ...check, display: { ...display, lateFrames } };
  expect(stateOf(late, "frame")).toMatchObject({ verdict: "limited", late: 8 });
  expect(stateOf(late, "difference")).toMatchObject({ verdict: "fits" });
});

it("a part that was skipped leaves its facts and its purposes open", async () => {
  const check = { ...(await checkOf({})), presses: null };
  expect(stateOf(check, "difference")).toMatchObject({ verdict: "skipped" });
  expect(stateOf(check, "frame")).toMatchObject({ verdict: "fits" });
  expect(checkedFacts(check, true)).toMatchObject({
    refreshHz: 60,
    stampDelayMs: null,
    inputs: null,
    isolated: true,
    pixelsPerMm: pixelsPerMm(323.5, "long"),
  });
  const verdicts = purposesOf(NOT_CHECKED).map(({ verdict }) => verdict);
  expect(verdicts).toEqual(["skipped", "skipped", "skipped", "unseen", "skipped"]);
});

it("a size without a distance has millimetres but no degrees", async () => {
  const check = { ...NOT_CHECKED, size: { side: "short", sidePx: 204, distanceMm: null } } as const;
  expect(stateOf(check, "size")).toEqual({
    purpose: "size",
    verdict: "limited",
    mm: expect.closeTo(26.46, 2),
  });
});
