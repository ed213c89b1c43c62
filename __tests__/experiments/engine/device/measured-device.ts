import { setImmediate } from "node:timers/promises";
import {
  type DisplayMeasure,
  PRESSES,
  type PressMeasure,
} from "@/experiments/engine/device/device-check";
import { measureDisplay, pressMeter } from "@/experiments/engine/device/measure-device.client";
import { animationFrameClock } from "@/experiments/engine/trials/trial-clock";
import { type DeviceTraits, SimulatedDevice } from "../../simulated-device";

/** Measures the display and the clock of a simulated device. Timers must be fake, except `setImmediate`. */
export async function displayOf(traits: Partial<DeviceTraits>): Promise<DisplayMeasure> {
  const device = new SimulatedDevice(traits);
  let measure: DisplayMeasure | null | undefined;
  const end = measureDisplay(animationFrameClock, new AbortController().signal, () => {}).then(
    (result) => {
      measure = result;
    },
  );
  while (measure === undefined) {
    if (device.pending > 0) device.frame();
    else {
      device.time += 4;
      jest.advanceTimersByTime(4);
    }
    await setImmediate();
  }
  await end;
  SimulatedDevice.remove();
  if (measure === null) throw new Error("The measurement was aborted");
  return measure;
}

/** Measures presses on a simulated device. */
export function pressesOf(traits: Partial<DeviceTraits>, input = "keyboard"): PressMeasure {
  const device = new SimulatedDevice(traits);
  const meter = pressMeter(animationFrameClock);
  for (let press = 0; press < PRESSES; press += 1) {
    device.time += 403.7;
    const stamp = device.traits.stampOf(device.onClock(device.time));
    device.time += device.traits.handlerDelayMs;
    meter.note(stamp, input);
  }
  const measure = meter.measure();
  SimulatedDevice.remove();
  return measure;
}
