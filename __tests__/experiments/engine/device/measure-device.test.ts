import { countedFrames } from "@/experiments/engine/device/device-check";
import { measureDisplay } from "@/experiments/engine/device/measure-device.client";
import type { DeviceFacts } from "@/experiments/engine/session/device-facts";
import { virtualClock } from "@/experiments/engine/trials/trial-clock";
import { seededRandom } from "@/lib/stats/random";
import { type DeviceTraits, SimulatedDevice } from "../../simulated-device";
import { displayOf, pressesOf } from "./measured-device";

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "Date", "performance", "queueMicrotask"] });
});

afterEach(() => {
  jest.useRealTimers();
  SimulatedDevice.remove();
});

const fixed = (hz: number) => () => 1000 / hz;

/** Intervals that differ from those of a rate by at most `ms`. */
const jittery = (hz: number, ms: number) => {
  const random = seededRandom(7);
  return () => 1000 / hz + (2 * random() - 1) * ms;
};

/** Every `n`th interval lasts for `frames` frames. */
const dropping = (hz: number, n: number, frames: number) => {
  let shown = 0;
  return () => {
    shown += 1;
    return (shown % n === 0 ? frames : 1) * (1000 / hz);
  };
};

/** Matches a number that differs from another by less than 1. */
const about = (wanted: number) => ({
  asymmetricMatch: (found: number) => Math.abs(found - wanted) < 1,
  toString: () => `about ${wanted}`,
});

type DisplayCase = [string, Partial<DeviceTraits>, object];

describe("the check of a display", () => {
  it.each<DisplayCase>([
    ["of 30 Hz", { frameMs: fixed(30) }, { refreshHz: 30, frameMs: 33.3, lateFrames: 0 }],
    ["of 60 Hz", { frameMs: fixed(60) }, { refreshHz: 60, frameMs: 16.7, lateFrames: 0 }],
    ["of 120 Hz", { frameMs: fixed(120) }, { refreshHz: 120, frameMs: 8.3, lateFrames: 0 }],
    ["of 144 Hz", { frameMs: fixed(144) }, { refreshHz: 144, frameMs: 6.9, lateFrames: 0 }],
    [
      "of 60 Hz whose frames come up to 3 ms early or late",
      { frameMs: jittery(60, 3), clockStepMs: 0.005 },
      { refreshHz: about(60), frameMs: about(16.67), lateFrames: 0 },
    ],
    [
      "of 60 Hz that drops every 50th frame",
      { frameMs: dropping(60, 50, 2) },
      { refreshHz: 60, frameP95Ms: 16.7, lateFrames: expect.any(Number) },
    ],
    ["with a clock in steps of 0.005 ms", { clockStepMs: 0.005 }, { clockStepMs: 0.005 }],
    ["with a clock in steps of 0.1 ms", { clockStepMs: 0.1 }, { clockStepMs: 0.1, refreshHz: 60 }],
    ["with a clock in steps of 1 ms", { clockStepMs: 1 }, { clockStepMs: 1, refreshHz: 60 }],
    [
      "with a clock in steps of 16.7 ms",
      { clockStepMs: 1000 / 60 },
      { clockStepMs: 16.667, refreshHz: 60 },
    ],
    [
      "with a clock in steps of 16.7 ms, at 144 Hz",
      { clockStepMs: 1000 / 60, frameMs: fixed(144) },
      { clockStepMs: 16.667, refreshHz: about(144) },
    ],
    ["with a clock in steps of 100 ms", { clockStepMs: 100 }, { clockStepMs: 100 }],
  ])("%s finds its rate, its clock and its late frames", async (_, traits, facts) => {
    const { facts: found, stamps, lateFrames } = await displayOf(traits);
    expect(found).toMatchObject(facts);
    expect(stamps).toHaveLength(15);
    expect(lateFrames).toHaveLength(15);
  });

  it("finds a step of 0.1 ms if the moments at which the clock advances vary", async () => {
    const random = seededRandom(3);
    const device = { clockStepMs: 0.1 };
    const { onClock } = SimulatedDevice.prototype;
    jest.spyOn(SimulatedDevice.prototype, "onClock").mockImplementation(function jittered(
      this: SimulatedDevice,
      time: number,
    ) {
      return Math.round(onClock.call(this, time + random() * 0.04) * 10) / 10;
    });
    expect((await displayOf(device)).facts.clockStepMs).toBe(0.1);
  });

  it("counts each dropped frame once, as a run does", async () => {
    const measure = await displayOf({ frameMs: dropping(60, 50, 2) });
    const { frames, late } = countedFrames(measure);
    // Fifteen seconds have about 882 intervals, of which one in fifty is twice as long.
    expect(frames).toBeGreaterThan(850);
    expect(late / frames).toBeCloseTo(0.02, 2);
    expect(late).toBe(measure.facts.lateFrames);
  });

  it("counts late frames of a page that computes 110 of every 160 ms", async () => {
    const measure = await displayOf({
      frameMs: (time) => (Math.floor(time) % 160 < 20 ? 116.7 : 1000 / 60),
    });
    expect(measure.facts.refreshHz).toBe(60);
    expect(measure.lateFrames.every((late) => late > 0)).toBe(true);
  });

  it("ends without a result when the visitor skips it", async () => {
    const skipped = new AbortController();
    const clock = virtualClock();
    const end = measureDisplay(clock, skipped.signal, (done) => {
      if (done === 3) skipped.abort();
    });
    await jest.advanceTimersByTimeAsync(2000);
    expect(await end).toBeNull();
  });
});

describe("the check of presses", () => {
  it.each<[string, Partial<DeviceTraits>, Partial<DeviceFacts>]>([
    ["on time", {}, { stampDelayMs: 1, stampClock: "page", inputs: ["keyboard"] }],
    ["on a busy device", { handlerDelayMs: 80 }, { stampDelayMs: 80, stampDelayP95Ms: 80 }],
    [
      "with stamps since 1970",
      { stampOf: () => Date.now() },
      { stampClock: "epoch", stampDelayMs: null },
    ],
    [
      "with stamps 3 s ahead",
      { stampOf: (stamp) => stamp + 3000 },
      { stampClock: "other", stampOffsetMs: 2999 },
    ],
  ])("%s finds delay and clock", (_, traits, facts) => {
    expect(pressesOf(traits).facts).toMatchObject(facts);
  });

  it("returns the delay of each of the twelve presses, and the kind of input", () => {
    const { delays, facts } = pressesOf({ handlerDelayMs: 2.5 }, "touch");
    expect(delays).toEqual(Array.from({ length: 12 }, () => 2.5));
    expect(facts.inputs).toEqual(["touch"]);
  });
});
