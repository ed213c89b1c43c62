/**
 * A display that replaces requestAnimationFrame and runs frames when a test requests them. `now` is the current time;
 * tests never wait.
 */
export class FakeDisplay {
  /** Interval between two frames, ms. */
  readonly frameMs: number;
  /** Stamp of the latest frame. */
  now = 1000;
  /** Delay of a frame's callbacks after its stamp, ms. */
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
    // The clock does not advance between two frames unless a test changes it.
    jest.spyOn(performance, "now").mockImplementation(() => this.now + this.behindMs);
    jest.spyOn(window, "cancelAnimationFrame").mockImplementation((id) => {
      this.#callbacks.delete(id);
    });
  }

  /** Number of requested frames that have not run. */
  get pending(): number {
    return this.#callbacks.size;
  }

  /** Runs the next frame, in time or late by `lateMs`. */
  frame(lateMs = 0) {
    this.now += this.frameMs + lateMs;
    const due = [...this.#callbacks.values()];
    this.#callbacks.clear();
    for (const callback of due) callback(this.now);
  }

  /** Runs frames until no more are requested. */
  frames({ atMost = 1000, until = () => false }: { atMost?: number; until?: () => boolean } = {}) {
    for (let count = 0; this.pending > 0 && !until(); count += 1) {
      if (count === atMost) throw new Error(`Still running after ${atMost} frames`);
      this.frame();
    }
  }
}
