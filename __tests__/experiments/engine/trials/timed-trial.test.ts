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
  /** The phases displayed so far, each with the stamp of the first frame that displayed the phase. */
  shown: { phase: string; stamp: number }[];
  /** Displays frames until the given phase is displayed. */
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

describe.each(RATES)("a trial on a display of %i Hz", (hertz) => {
  it("displays each phase for its set duration, with an error of at most half a frame", async () => {
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

  it.each([50, 100, 200])(
    "displays a phase of %i ms for the number of frames that is nearest to this duration",
    (durationMs) => {
      const { display, shown } = run(
        [
          // The first phase is longer, because the frame interval is known only after a few frames.
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
    },
  );

  it("does not display additional frames between two phases", async () => {
    const { display, trial, shown } = run(TRIAL, hertz);
    const begin = display.now;
    display.frames();
    const nearest = TRIAL.map(({ durationMs }) => Math.round(durationMs / display.frameMs));
    const total = nearest.reduce((sum, frames) => sum + frames, 0);
    expect((display.now - begin) / display.frameMs).toBeCloseTo(total + 1, 6);
    expect(shown[0]?.stamp).toBeCloseTo(begin + display.frameMs, 6);
    await trial.finished;
  });

  it("reports the stimulus onset as the time stamp of its frame, and the response time from this onset", async () => {
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

it("a trial has its set durations on a display with irregular frames", () => {
  const { display, shown } = run(TRIAL, 120);
  for (let count = 0; display.pending > 0; count += 1) display.frame(count % 2 ? 0.7 : -0.7);
  const [blank, fixation, stimulus] = shown.map(({ stamp }) => stamp) as [number, number, number];
  expect(Math.abs(fixation - blank - 400)).toBeLessThan(display.frameMs / 2 + 1.5);
  expect(Math.abs(stimulus - fixation - 500)).toBeLessThan(display.frameMs / 2 + 1.5);
});

describe("a response in a trial", () => {
  it("ends its phase at the next frame", async () => {
    const { display, trial, reach } = run();
    reach("stimulus");
    const onset = display.now;
    trial.respond("red", onset + 5, "mouse");
    display.frame();
    expect(display.pending).toBe(0);
    expect(display.now - onset).toBeCloseTo(display.frameMs, 6);
    expect(await trial.finished).toMatchObject({ response: "red", rtMs: 5, input: "mouse" });
  });

  it("starts the next phase if the trial has another phase", async () => {
    const { display, trial, shown, reach } = run([...TRIAL, { name: "feedback", durationMs: 300 }]);
    reach("stimulus");
    trial.respond("red", display.now + 5, "mouse");
    display.frame();
    expect(shown.at(-1)).toEqual({ phase: "feedback", stamp: display.now });
    trial.respond("blue", display.now + 5, "mouse");
    display.frames();
    expect(await trial.finished).toMatchObject({ response: "red", rtMs: 5 });
  });

  it("counts if its time stamp is within the phase, even if the event arrives after the phase", async () => {
    const { display, trial, reach } = run([...TRIAL, { name: "blank", durationMs: 300 }]);
    reach("stimulus");
    const onset = display.now;
    reach("blank");
    expect(trial.respond("red", display.now + 1, "keyboard")).toBe(false);
    expect(trial.respond("blue", onset + 123, "keyboard")).toBe(true);
    display.frames();
    expect(await trial.finished).toMatchObject({ response: "blue", rtMs: 123 });
  });

  it("counts only if it is the first response of the phase", async () => {
    const { display, trial, reach } = run();
    reach("stimulus");
    trial.respond("red", display.now + 300, "touch");
    trial.respond("blue", display.now + 200, "keyboard");
    display.frames();
    expect(await trial.finished).toMatchObject({ response: "red", rtMs: 300, input: "touch" });
  });

  it("is not accepted before the phase that accepts responses", async () => {
    const { display, trial, reach } = run();
    trial.respond("red", display.now, "keyboard");
    reach("blank");
    trial.respond("red", display.now + 1, "keyboard");
    reach("fixation");
    trial.respond("red", display.now + 1, "keyboard");
    display.frames();
    expect(await trial.finished).toMatchObject({ response: null, rtMs: null, input: null });
  });

  it("does not count if its time stamp is before the stimulus onset, even if the event arrives after the onset", async () => {
    const { display, trial, reach } = run();
    reach("stimulus");
    trial.respond("early", display.now - 1, "keyboard");
    trial.respond("red", display.now + 400, "keyboard");
    display.frames();
    expect(await trial.finished).toMatchObject({ response: "red", rtMs: 400 });
  });

  it("counts if its time stamp is exactly at the end of the response window", async () => {
    const { display, trial, reach } = run();
    reach("stimulus");
    trial.respond("red", display.now + 2000, "keyboard");
    display.frames();
    expect(await trial.finished).toMatchObject({ response: "red", rtMs: 2000 });
  });

  it("does not count after the response window, even if the frame that ends the window is late", async () => {
    const { display, trial, reach } = run();
    reach("stimulus");
    trial.respond("late", display.now + 2000.1, "keyboard");
    display.frames();
    expect(await trial.finished).toMatchObject({ response: null, rtMs: null, input: null });
  });

  it("does not change the result after the end of the trial", async () => {
    const { display, trial, reach } = run();
    reach("stimulus");
    const onset = display.now;
    display.frames();
    trial.respond("late", onset + 1999, "keyboard");
    expect(await trial.finished).toMatchObject({ response: null, rtMs: null });
  });

  it("can be an empty string", async () => {
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

  it("records a response, but the response does not change the course of the trial", async () => {
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

  it("classifies a response by its time stamp, even if its event arrives after the stimulus onset", async () => {
    const { display, trial, reach } = run(WATCHING);
    reach("stimulus");
    trial.respond("press", display.now - 0.1, "keyboard");
    display.frames();
    expect(await trial.finished).toMatchObject({ falseStart: true, response: null });
  });

  it("does not record responses that are given before the phase, at the stimulus onset or later", async () => {
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

  it("reports a false start to the screen in all later phases", () => {
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

  it("is necessary for a report about false starts; in trials without such a phase, the report is undefined", async () => {
    const { display, trial } = run();
    display.frames();
    expect((await trial.finished)?.falseStart).toBeUndefined();
  });
});

describe("late frames", () => {
  it("are frames that are displayed more than half a frame interval late", async () => {
    const { display, trial, reach } = run();
    reach("fixation");
    display.frame(0.4 * display.frameMs);
    display.frame(0.6 * display.frameMs);
    display.frame();
    display.frame(3 * display.frameMs);
    display.frames();
    expect(await trial.finished).toMatchObject({ lateFrames: 2 });
  });

  it("do not delay later phases, because a phase ends by time and not by a number of frames", () => {
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
    "do not occur on a regular display of %i Hz",
    async (hertz) => {
      const { display, trial } = run(TRIAL, hertz);
      display.frames();
      expect(await trial.finished).toMatchObject({ lateFrames: 0 });
    },
  );

  it("are also detected among the first frames of a trial", async () => {
    const { display, trial } = run();
    display.frame();
    display.frame(2 * display.frameMs);
    display.frames();
    expect(await trial.finished).toMatchObject({ lateFrames: 1 });
  });
});

describe("a trial on a page that may be hidden or lose the focus", () => {
  const visibility = (state: DocumentVisibilityState) =>
    jest.spyOn(document, "visibilityState", "get").mockReturnValue(state);

  it("is marked when the page is hidden, and remains marked when the page is visible again", async () => {
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

  it("is marked if it began on a hidden page", async () => {
    visibility("hidden");
    const { display, trial } = run();
    display.frames();
    expect(await trial.finished).toMatchObject({ hidden: true });
  });

  it("is not marked if the window lost the focus only before or after the trial", async () => {
    window.dispatchEvent(new Event("blur"));
    const { display, trial } = run();
    display.frames();
    const timing = await trial.finished;
    window.dispatchEvent(new Event("blur"));
    expect(timing).toMatchObject({ hidden: false });
  });
});

describe("the trial removes its listeners and its frame callbacks", () => {
  type Entry = { listener: unknown };

  /** Returns a set of the listeners on the document and the window that have not been removed so far. */
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
    // An abort after the end of the trial does not change anything.
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

  it("when the function that displays a phase aborts the trial", async () => {
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

it("response times are measured from the frame that displays the stimulus if the callback missed an earlier frame", async () => {
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
