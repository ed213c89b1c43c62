/**
 * If the handlers of one press in twenty ran at least this late, ms, the device was busy. Browsers call a task of this
 * length a long task, because the page does not react in the meantime (docs/methods.md, "Device facts").
 */
const BUSY_MS = 50;

/**
 * Returns whether the device was too busy to display stimuli in time. A step of the clock may add to a delay, so the
 * delay must be longer by the step.
 */
export const isBusy = (device: {
  stampDelayP95Ms: number | null;
  clockStepMs: number | null;
}): boolean => (device.stampDelayP95Ms ?? 0) > BUSY_MS + (device.clockStepMs ?? 0);
