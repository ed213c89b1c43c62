/**
 * A simulated display that replaces requestAnimationFrame and runs frames when a test requests them. Tests need not
 * wait: `now` is the simulated current time.
 */
export class FakeDisplay {
  /** Interval between two frames, in ms. */
  readonly frameMs: number;
  /** Time stamp of the latest frame. */
  now = 1000;
  /** Delay between the time stamp of a frame and its callbacks, in ms. */
  behindMs = 0;
  #callbacks = new Map<number, FrameRequestCallback>();
  #lastId = 0;

  constructor(hertz: number) {
    this.frameMs = 1000 / hertz;
    jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
      this.#lastId += 1;
      this.#callbacks.set(this.#lastId, callback);
      return this.#lastId;
    });
    // The clock does not advance between two frames, unless a test changes the delay.
    jest.spyOn(performance, "now").mockImplementation(() => this.now + this.behindMs);
    jest.spyOn(window, "cancelAnimationFrame").mockImplementation((id) => {
      this.#callbacks.delete(id);
    });
  }

  /** Number of frames that were requested and have not run yet. */
  get pending(): number {
    return this.#callbacks.size;
  }

  /** Runs the next frame, on time or with a delay of `lateMs`. */
  frame(lateMs = 0) {
    this.now += this.frameMs + lateMs;
    const due = [...this.#callbacks.values()];
    this.#callbacks.clear();
    for (const callback of due) callback(this.now);
  }

  /** Runs frames until no more frames are requested, or until `until` returns true. */
  frames({ atMost = 1000, until = () => false }: { atMost?: number; until?: () => boolean } = {}) {
    for (let count = 0; this.pending > 0 && !until(); count += 1) {
      if (count === atMost) throw new Error(`Still running after ${atMost} frames`);
      this.frame();
    }
  }
}
