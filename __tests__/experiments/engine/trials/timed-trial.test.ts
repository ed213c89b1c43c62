import type { Phase } from "@/experiments/engine/contract/trial-model";
import { runTimedTrial, type TimedTrial } from "@/experiments/engine/trials/timed-trial";
import { animationFrameClock } from "@/experiments/engine/trials/trial-clock";
import { FakeDisplay } from "../../fake-display";

const TRIAL: readonly Phase[] = [
  { name: "blank", durationMs: 400 },
  { name: "fixation", durationMs: 500 },
  { name: "stimulus", durationMs: 2000, responses: 1 },
];

type Run = {
  display: FakeDisplay;
  trial: TimedTrial<string>;
  abort: AbortController;
  /** The phases shown so far with the stamp of the frame of the change. */
  shown: { phase: string; stamp: number }[];
  /** Runs frames until a phase is on. */
  reach: (phase: string) => void;
};

function run(phases: readonly Phase[] = TRIAL, hertz = 60): Run {
  const display = new FakeDisplay(hertz);
  const abort = new AbortController();
  const shown: Run["shown"] = [];
  const trial = runTimedTrial<string>({
    phases,
    show: (phase) => shown.push({ phase, stamp: display.now }),
    clock: animationFrameClock,
    signal: abort.signal,
  });
  const reach = (phase: string) => display.frames({ until: () => shown.at(-1)?.phase === phase });
  return { display, trial, abort, shown, reach };
}

const RATES = [60, 90, 120, 144];

describe.each(RATES)("on a display of %i Hz", (hertz) => {
  it("each phase lasts its time within half a frame", async () => {
    const { display, trial, shown } = run(TRIAL, hertz);
    display.frames();
    await trial.finished;
    const ends = [...shown.slice(1).map(({ stamp }) => stamp), display.now];
    expect(shown.map(({ phase }) => phase)).toEqual(["blank", "fixation", "stimulus"]);
    TRIAL.forEach(({ durationMs }, index) => {
      const lasted = (ends[index] ?? Number.NaN) - (shown[index]?.stamp ?? Number.NaN);
      expect(Math.abs(lasted - durationMs)).toBeLessThanOrEqual(display.frameMs / 2 + 0.01);
    });
  });

  it.each([50, 100, 200])("a phase of %i ms lasts the nearest number of frames", (durationMs) => {
    const { display, shown } = run(
      [
        // The display's interval is known after a few frames; a trial begins with a longer phase.
        { name: "blank", durationMs: 400 },
        { name: "mask", durationMs },
        { name: "end", durationMs: 100 },
      ],
      hertz,
    );
    display.frames();
    const frames = ((shown[2]?.stamp ?? 0) - (shown[1]?.stamp ?? 0)) / display.frameMs;
    const exact = durationMs / display.frameMs;
    expect(Math.abs(frames - exact)).toBeLessThanOrEqual(0.5001);
    expect(frames).toBeCloseTo(Math.round(frames), 6);
  });

  it("no frame passes between two phases: the trial has as many frames as its phases", async () => {
    const { display, trial, shown } = run(TRIAL, hertz);
    const begin = display.now;
    display.frames();
    const nearest = TRIAL.map(({ durationMs }) => Math.round(durationMs / display.frameMs));
    const total = nearest.reduce((sum, frames) => sum + frames, 0);
    expect((display.now - begin) / display.frameMs).toBeCloseTo(total + 1, 6);
    expect(shown[0]?.stamp).toBeCloseTo(begin + display.frameMs, 6);
    await trial.finished;
  });

  it("onset and response time are those of the frame of the change and of the event", async () => {
    const { display, trial, shown, reach } = run(TRIAL, hertz);
    reach("stimulus");
    const onset = display.now;
    expect(shown.at(-1)).toEqual({ phase: "stimulus", stamp: onset });
    for (let count = 0; count < 40; count += 1) display.frame();
    trial.respond("red", onset + 123.44, "keyboard");
    display.frames();
    const timing = await trial.finished;
    expect(timing).toMatchObject({ rtMs: 123.4, response: "red", input: "keyboard" });
    expect(timing?.onsetMs).toBeCloseTo(onset, 1);
    expect(timing?.frameMs).toBeCloseTo(display.frameMs, 2);
    expect(timing?.lateFrames).toBe(0);
  });
});

it("keeps its durations on a display whose frames waver", () => {
  const { display, shown } = run(TRIAL, 120);
  for (let count = 0; display.pending > 0; count += 1) display.frame(count % 2 ? 0.7 : -0.7);
  const [blank, fixation, stimulus] = shown.map(({ stamp }) => stamp) as [number, number, number];
  expect(Math.abs(fixation - blank - 400)).toBeLessThan(display.frameMs / 2 + 1.5);
  expect(Math.abs(stimulus - fixation - 500)).toBeLessThan(display.frameMs / 2 + 1.5);
});

describe("a response", () => {
  it("ends its phase with the next frame", async () => {
    const { display, trial, reach } = run();
    reach("stimulus");
    const onset = display.now;
    trial.respond("red", onset + 5, "mouse");
    display.frame();
    expect(display.pending).toBe(0);
    expect(display.now - onset).toBeCloseTo(display.frameMs, 6);
    expect(await trial.finished).toMatchObject({ response: "red", rtMs: 5, input: "mouse" });
  });

  it("goes on to the phase after it where there is one", async () => {
    const { display, trial, shown, reach } = run([...TRIAL, { name: "feedback", durationMs: 300 }]);
    reach("stimulus");
    trial.respond("red", display.now + 5, "mouse");
    display.frame();
    expect(shown.at(-1)).toEqual({ phase: "feedback", stamp: display.now });
    trial.respond("blue", display.now + 5, "mouse");
    display.frames();
    expect(await trial.finished).toMatchObject({ response: "red", rtMs: 5 });
  });

  it("stamped in time counts, also when it is heard of after its phase", async () => {
    const { display, trial, reach } = run([...TRIAL, { name: "blank", durationMs: 300 }]);
    reach("stimulus");
    const onset = display.now;
    reach("blank");
    expect(trial.respond("red", display.now + 1, "keyboard")).toBe(false);
    expect(trial.respond("blue", onset + 123, "keyboard")).toBe(true);
    display.frames();
    expect(await trial.finished).toMatchObject({ response: "blue", rtMs: 123 });
  });

  it("counts once: the first one holds", async () => {
    const { display, trial, reach } = run();
    reach("stimulus");
    trial.respond("red", display.now + 300, "touch");
    trial.respond("blue", display.now + 200, "keyboard");
    display.frames();
    expect(await trial.finished).toMatchObject({ response: "red", rtMs: 300, input: "touch" });
  });

  it("is not taken before the phase that wants it", async () => {
    const { display, trial, reach } = run();
    trial.respond("red", display.now, "keyboard");
    reach("blank");
    trial.respond("red", display.now + 1, "keyboard");
    reach("fixation");
    trial.respond("red", display.now + 1, "keyboard");
    display.frames();
    expect(await trial.finished).toMatchObject({ response: null, rtMs: null, input: null });
  });

  it("from before the onset is not one to the stimulus, though it is heard of after it", async () => {
    const { display, trial, reach } = run();
    reach("stimulus");
    trial.respond("early", display.now - 1, "keyboard");
    trial.respond("red", display.now + 400, "keyboard");
    display.frames();
    expect(await trial.finished).toMatchObject({ response: "red", rtMs: 400 });
  });

  it("within the window is taken up to its end", async () => {
    const { display, trial, reach } = run();
    reach("stimulus");
    trial.respond("red", display.now + 2000, "keyboard");
    display.frames();
    expect(await trial.finished).toMatchObject({ response: "red", rtMs: 2000 });
  });

  it("after the window is none, though the frame that closes it is late", async () => {
    const { display, trial, reach } = run();
    reach("stimulus");
    trial.respond("late", display.now + 2000.1, "keyboard");
    display.frames();
    expect(await trial.finished).toMatchObject({ response: null, rtMs: null, input: null });
  });

  it("after the trial changes nothing", async () => {
    const { display, trial, reach } = run();
    reach("stimulus");
    const onset = display.now;
    display.frames();
    trial.respond("late", onset + 1999, "keyboard");
    expect(await trial.finished).toMatchObject({ response: null, rtMs: null });
  });

  it("may be nothing-like: an empty text is a response too", async () => {
    const { display, trial, reach } = run();
    reach("stimulus");
    trial.respond("", display.now + 10, "keyboard");
    display.frames();
    expect(await trial.finished).toMatchObject({ response: "", rtMs: 10 });
  });
});

describe("a phase that watches for false starts", () => {
  const WATCHING: readonly Phase[] = [
    { name: "blank", durationMs: 200 },
    { name: "wait", durationMs: 1000, watchesFalseStarts: true },
    { name: "stimulus", durationMs: 2000, responses: 1 },
    { name: "feedback", durationMs: 300 },
  ];

  it("notes a response and goes on as if there had been none", async () => {
    const { display, trial, shown, reach } = run(WATCHING);
    reach("wait");
    const onset = display.now;
    expect(trial.respond("press", onset + 20, "touch")).toBe(false);
    reach("stimulus");
    expect(Math.abs(display.now - onset - 1000)).toBeLessThanOrEqual(display.frameMs / 2 + 0.01);
    trial.respond("press", display.now + 250, "touch");
    display.frames();
    expect(shown.map(({ phase }) => phase)).toEqual(WATCHING.map(({ name }) => name));
    expect(await trial.finished).toMatchObject({ falseStart: true, response: "press", rtMs: 250 });
  });

  it("counts a response by its stamp, though it is heard of after the stimulus", async () => {
    const { display, trial, reach } = run(WATCHING);
    reach("stimulus");
    trial.respond("press", display.now - 0.1, "keyboard");
    display.frames();
    expect(await trial.finished).toMatchObject({ falseStart: true, response: null });
  });

  it("hears nothing before it, at the onset of the stimulus or after that", async () => {
    const { display, trial, reach } = run(WATCHING);
    reach("blank");
    trial.respond("press", display.now + 10, "keyboard");
    reach("wait");
    trial.respond("press", display.now - 1, "keyboard");
    reach("stimulus");
    trial.respond("press", display.now, "keyboard");
    reach("feedback");
    trial.respond("press", display.now + 10, "keyboard");
    display.frames();
    expect(await trial.finished).toMatchObject({ falseStart: false, response: "press", rtMs: 0 });
  });

  it("is told to the scene", () => {
    const display = new FakeDisplay(60);
    const told: Record<string, boolean | undefined> = {};
    const trial = runTimedTrial<string>({
      phases: WATCHING,
      show: (phase, { falseStart }) => {
        told[phase] = falseStart;
      },
      clock: animationFrameClock,
      signal: new AbortController().signal,
    });
    display.frames({ until: () => "wait" in told });
    trial.respond("press", display.now + 1, "mouse");
    display.frames();
    expect(told).toEqual({ blank: false, wait: false, stimulus: true, feedback: true });
  });

  it("is what makes a trial have false starts at all", async () => {
    const { display, trial } = run();
    display.frames();
    expect((await trial.finished)?.falseStart).toBeUndefined();
  });
});

describe("late frames", () => {
  it("are those more than half an interval late", async () => {
    const { display, trial, reach } = run();
    reach("fixation");
    display.frame(0.4 * display.frameMs);
    display.frame(0.6 * display.frameMs);
    display.frame();
    display.frame(3 * display.frameMs);
    display.frames();
    expect(await trial.finished).toMatchObject({ lateFrames: 2 });
  });

  it("do not move what comes after them: the phase ends by time", () => {
    const { display, shown, reach } = run();
    reach("fixation");
    const onset = display.now;
    display.frame(5 * display.frameMs);
    reach("stimulus");
    expect(Math.abs((shown.at(-1)?.stamp ?? 0) - onset - 500)).toBeLessThanOrEqual(
      display.frameMs / 2 + 0.01,
    );
  });

  it.each([30, 50, 60, 90, 120, 144, 240])(
    "are none on a steady display of %i Hz",
    async (hertz) => {
      const { display, trial } = run(TRIAL, hertz);
      display.frames();
      expect(await trial.finished).toMatchObject({ lateFrames: 0 });
    },
  );

  it("are seen also in the first frames", async () => {
    const { display, trial } = run();
    display.frame();
    display.frame(2 * display.frameMs);
    display.frames();
    expect(await trial.finished).toMatchObject({ lateFrames: 1 });
  });
});

describe("a trial that is not in view", () => {
  const visibility = (state: DocumentVisibilityState) =>
    jest.spyOn(document, "visibilityState", "get").mockReturnValue(state);

  it("is marked when the page is hidden, and stays so when it is back", async () => {
    const { display, trial, reach } = run();
    reach("fixation");
    document.dispatchEvent(new Event("visibilitychange"));
    display.frames();
    expect(await trial.finished).toMatchObject({ hidden: true });
  });

  it("is marked when the window loses the focus", async () => {
    const { display, trial, reach } = run();
    reach("stimulus");
    window.dispatchEvent(new Event("blur"));
    display.frames();
    expect(await trial.finished).toMatchObject({ hidden: true });
  });

  it("is marked when it began hidden", async () => {
    visibility("hidden");
    const { display, trial } = run();
    display.frames();
    expect(await trial.finished).toMatchObject({ hidden: true });
  });

  it("is not marked for what happened before or after", async () => {
    window.dispatchEvent(new Event("blur"));
    const { display, trial } = run();
    display.frames();
    const timing = await trial.finished;
    window.dispatchEvent(new Event("blur"));
    expect(timing).toMatchObject({ hidden: false });
  });
});

describe("nothing is left behind", () => {
  type Entry = { listener: unknown };

  /** The listeners on the document and the window that have not been removed. */
  function countListeners(): Set<Entry> {
    const alive = new Set<Entry>();
    for (const target of [document, window] as EventTarget[]) {
      const add = target.addEventListener.bind(target);
      jest.spyOn(target, "addEventListener").mockImplementation((type, listener, options) => {
        const entry = { listener };
        const { signal } = Object(options) as AddEventListenerOptions;
        if (!signal?.aborted) alive.add(entry);
        signal?.addEventListener("abort", () => alive.delete(entry));
        add(type, listener, options);
      });
      const remove = target.removeEventListener.bind(target);
      jest.spyOn(target, "removeEventListener").mockImplementation((type, listener, options) => {
        for (const entry of alive) if (entry.listener === listener) alive.delete(entry);
        remove(type, listener, options);
      });
    }
    return alive;
  }

  it("after the last phase", async () => {
    const listeners = countListeners();
    const { display, trial, abort } = run();
    expect(listeners.size).toBe(2);
    display.frames();
    expect(await trial.finished).not.toBeNull();
    expect(display.pending).toBe(0);
    expect(listeners.size).toBe(0);
    // An abort that comes too late cancels nothing and changes nothing.
    abort.abort();
    expect(window.cancelAnimationFrame).not.toHaveBeenCalled();
  });

  it.each(["blank", "fixation", "stimulus"])("when it is aborted during the %s", async (phase) => {
    const listeners = countListeners();
    const { display, trial, abort, shown, reach } = run();
    reach(phase);
    display.frame();
    const before = shown.length;
    abort.abort();
    expect(await trial.finished).toBeNull();
    expect(window.cancelAnimationFrame).toHaveBeenCalledTimes(1);
    expect(display.pending).toBe(0);
    expect(listeners.size).toBe(0);
    trial.respond("red", display.now, "keyboard");
    for (let count = 0; count < 200; count += 1) display.frame();
    expect(shown).toHaveLength(before);
  });

  it("when it is aborted before its first frame", async () => {
    const listeners = countListeners();
    const { display, trial, abort, shown } = run();
    abort.abort();
    expect(await trial.finished).toBeNull();
    expect(display.pending).toBe(0);
    expect(listeners.size).toBe(0);
    expect(shown).toEqual([]);
  });

  it("when it was aborted before it began", async () => {
    const listeners = countListeners();
    const display = new FakeDisplay(60);
    const show = jest.fn();
    const trial = runTimedTrial({
      phases: TRIAL,
      show,
      clock: animationFrameClock,
      signal: AbortSignal.abort(),
    });
    expect(await trial.finished).toBeNull();
    expect(display.pending).toBe(0);
    expect(listeners.size).toBe(0);
    expect(show).not.toHaveBeenCalled();
  });

  it("when what shows a phase aborts it", async () => {
    const listeners = countListeners();
    const display = new FakeDisplay(60);
    const abort = new AbortController();
    const show = jest.fn((phase: string) => {
      if (phase === "fixation") abort.abort();
    });
    const trial = runTimedTrial({
      phases: TRIAL,
      show,
      clock: animationFrameClock,
      signal: abort.signal,
    });
    display.frames();
    expect(await trial.finished).toBeNull();
    expect(show.mock.calls.map(([phase]) => phase)).toEqual(["blank", "fixation"]);
    expect(listeners.size).toBe(0);
  });
});

it("counts from the frame that shows a change, when its callback was heard too late for its own", async () => {
  const { display, trial, shown } = run();
  display.frames({ until: () => shown.at(-1)?.phase === "fixation" });
  display.behindMs = 2.4 * display.frameMs;
  display.frames({ until: () => shown.at(-1)?.phase === "stimulus" });
  display.behindMs = 0;
  const onset = display.now + 2 * display.frameMs;
  expect(trial.respond("red", onset - 1, "keyboard")).toBe(false);
  expect(trial.respond("red", onset + 300, "keyboard")).toBe(true);
  display.frames();
  expect(await trial.finished).toMatchObject({ rtMs: 300, onsetMs: Math.round(onset * 10) / 10 });
});
