/** @jest-environment node */

import { clockStepMeter } from "@/experiments/engine/device/clock-step";

afterEach(() => jest.useRealTimers());

it.each([
  ["of 100 ms is measured", 100, 100],
  ["is unknown if the clock stood still, and once advanced by 17 s", 17_250, null],
])("the step of a clock %s", (_, advance, step) => {
  jest.useFakeTimers();
  let at = 0;
  const meter = clockStepMeter(() => at);
  meter.start();
  for (let series = 0; !meter.isMeasured(); series += 1) {
    jest.advanceTimersToNextTimer();
    if (series % 25 === 0) at += advance;
  }
  meter.stop();
  expect(meter.step()).toBe(step);
});
