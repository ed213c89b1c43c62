/** The properties of a simulated device. All times are in ms. */
export type DeviceTraits = {
  /** Returns the interval from a frame at a time to the next frame. */
  frameMs: (time: number) => number;
  /** The step of the clock of the page. */
  clockStepMs: number;
  /** Returns the time stamp of an event. @param stamp the stamp on the clock of the page */
  stampOf: (stamp: number) => number;
  /** The time from an event to its handler. */
  handlerDelayMs: number;
};

/** The time that one read of the clock takes. */
const READ_MS = 0.00005;

/**
 * A simulated device that replaces the clock and the frames of the browser. Time passes only when a test displays a
 * frame or passes time, and when the clock is read.
 */
export class SimulatedDevice {
  time = 1000;
  readonly traits: DeviceTraits;
  #callbacks = new Map<number, FrameRequestCallback>();
  #lastId = 0;

  constructor(traits: Partial<DeviceTraits>) {
    this.traits = {
      frameMs: () => 1000 / 60,
      clockStepMs: 0.1,
      stampOf: (stamp) => stamp,
      handlerDelayMs: 1,
      ...traits,
    };
    jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
      this.#lastId += 1;
      this.#callbacks.set(this.#lastId, callback);
      return this.#lastId;
    });
    jest.spyOn(window, "cancelAnimationFrame").mockImplementation((id) => {
      this.#callbacks.delete(id);
    });
    // A spy would store each of the many calls. The clock itself is a method of the prototype.
    performance.now = () => {
      this.time += READ_MS;
      return this.onClock(this.time);
    };
  }

  /** Restores the clock of the browser. */
  static remove() {
    Reflect.deleteProperty(performance, "now");
  }

  get pending(): number {
    return this.#callbacks.size;
  }

  /** Returns a time as the clock of the page shows it. */
  onClock(time: number): number {
    const { clockStepMs } = this.traits;
    return Math.floor(time / clockStepMs + 1e-9) * clockStepMs;
  }

  #frame = 1000;
  #due: { at: number; callback: () => void }[] = [];

  /** Displays the next frame, after the handlers of earlier events have run. */
  frame() {
    while (this.#frame <= this.time) this.#frame += this.traits.frameMs(this.#frame);
    const due = this.#due.filter(({ at }) => at < this.#frame);
    this.#due = this.#due.filter(({ at }) => at >= this.#frame);
    for (const { at, callback } of due) {
      this.time = Math.max(this.time, at);
      callback();
    }
    this.time = this.#frame;
    const callbacks = [...this.#callbacks.values()];
    this.#callbacks.clear();
    for (const callback of callbacks) callback(this.onClock(this.#frame));
  }

  /** Presses a key at a later time. The handler runs after the device's delay. */
  press(surface: HTMLElement, key: string, at: number) {
    const { stampOf, handlerDelayMs } = this.traits;
    const callback = () => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true });
      Object.defineProperty(event, "timeStamp", { value: stampOf(this.onClock(at)) });
      surface.dispatchEvent(event);
    };
    this.#due.push({ at: at + handlerDelayMs, callback });
  }
}
