/**
 * A display whose frames come when a test says so, in place of requestAnimationFrame. Time stands on
 * `now`; nothing waits.
 */
export class FakeDisplay {
  /** Interval between two frames, ms. */
  readonly frameMs: number;
  /** Stamp of the latest frame. */
  now = 1000;
  /** How long after its stamp a frame's callbacks are heard. */
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
    // The clock stands still between two frames, unless a test moves it.
    jest.spyOn(performance, "now").mockImplementation(() => this.now + this.behindMs);
    jest.spyOn(window, "cancelAnimationFrame").mockImplementation((id) => {
      this.#callbacks.delete(id);
    });
  }

  /** Frames asked for that have not come. */
  get pending(): number {
    return this.#callbacks.size;
  }

  /** The next frame, in time or `lateMs` after that. */
  frame(lateMs = 0) {
    this.now += this.frameMs + lateMs;
    const due = [...this.#callbacks.values()];
    this.#callbacks.clear();
    for (const callback of due) callback(this.now);
  }

  /** Frames until nobody asks for one. */
  frames({ atMost = 1000, until = () => false }: { atMost?: number; until?: () => boolean } = {}) {
    for (let count = 0; this.pending > 0 && !until(); count += 1) {
      if (count === atMost) throw new Error(`Still running after ${atMost} frames`);
      this.frame();
    }
  }
}
