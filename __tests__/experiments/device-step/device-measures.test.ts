import { measuredValue, measuresOf } from "@/experiments/device-step/model/device-measures";
import { deviceModel } from "@/experiments/device-step/model/device-step-model";
import { type DeviceCheck, NOT_CHECKED } from "@/experiments/engine/device/device-check";
import { displayOf, pressesOf } from "../engine/device/measured-device";
import { type DeviceTraits, SimulatedDevice } from "../simulated-device";
import { checkRows } from "./a-check";

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "Date", "performance", "queueMicrotask"] });
});

afterEach(() => {
  jest.useRealTimers();
  SimulatedDevice.remove();
});

const HERE = {
  viewportWidth: 1200,
  viewportHeight: 700,
  pixelRatio: 2,
  screenWidth: 1512,
  screenHeight: 982,
  pointer: "fine",
};
const ALL = ["display", "presses", "size"] as const;

const valuesOf = (check: DeviceCheck) =>
  Object.fromEntries(measuresOf(ALL).map((id) => [id, measuredValue(id, check, HERE)]));

async function checkOf(traits: Partial<DeviceTraits>, input?: string): Promise<DeviceCheck> {
  return {
    display: await displayOf(traits),
    presses: pressesOf(traits, input),
    size: { side: "long", sidePx: 428, distanceMm: null },
  };
}

describe("the measures of a check in a study", () => {
  it("are the figures of the page that checks a device", async () => {
    const check = await checkOf({ frameMs: () => 1000 / 120, handlerDelayMs: 4 });
    expect(valuesOf(check)).toEqual({
      refresh_rate: check.display?.facts.refreshHz,
      frame_interval: check.display?.facts.frameMs,
      frame_p95: check.display?.facts.frameP95Ms,
      dropped_frames: 0,
      clock_step: 0.1,
      press_delay: check.presses?.facts.stampDelayP95Ms,
      keyboard_presses: 12,
      touch_presses: 0,
      px_per_mm: 5,
      screen_width_mm: 302.4,
      window_width: 1200,
      window_height: 700,
    });
    expect(check.display?.facts.refreshHz).toBeCloseTo(120, 0);
  });

  it("have a value only if their part was measured, except the window", () => {
    const values = valuesOf(NOT_CHECKED);
    expect(Object.entries(values).filter(([, value]) => value !== null)).toEqual([
      ["window_width", 1200],
      ["window_height", 700],
    ]);
  });

  it("count the presses with a finger on a device without a keyboard", async () => {
    expect(valuesOf(await checkOf({}, "touch"))).toMatchObject({
      keyboard_presses: 0,
      touch_presses: 12,
    });
  });

  it("have no share of dropped frames if the clock is too coarse to tell them from the others", async () => {
    expect(valuesOf(await checkOf({ clockStepMs: 100 })).dropped_frames).toBeNull();
  });
});

describe("the score of a check", () => {
  it("has each measured figure, and counts the others as not measured", () => {
    const rows = checkRows(["display", "presses"], { refresh_rate: 59.9, window_width: 1200 });
    expect(deviceModel(["display", "presses"]).score(rows)).toMatchObject({
      status: "scored",
      measures: [
        { id: "refresh_rate", value: 59.9 },
        { id: "window_width", value: 1200 },
      ],
      excluded: { notMeasured: 8 },
    });
  });
});
