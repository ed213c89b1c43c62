import { setImmediate } from "node:timers/promises";
import { runWords } from "@/content/run";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { loadApp } from "@/experiments/catalog/load-app.client";
import { APPS } from "@/experiments/catalog/registry";
import type { TimedApp } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { runOnStage, type StageHooks } from "@/experiments/engine/run/run-on-stage";
import { localize } from "@/lib/i18n/define-content";
import { aSession } from "../../a-session";
import { FakeDisplay } from "../../fake-display";

const TIMED = APP_IDS.filter((id) => APPS[id].model.kind === "timed");
const { feedback } = localize(runWords, "en");

/** Starts a run on a simulated display whose frames the test controls. */
async function begin(id: AppId, hooks: Partial<StageHooks> = {}, changes: object = {}) {
  const loaded = (await loadApp(id)) as TimedApp;
  const app = { ...loaded, model: { ...loaded.model, ...changes } };
  const display = new FakeDisplay(60);
  const surface = document.body.appendChild(document.createElement("section"));
  const stage = surface.appendChild(document.createElement("div"));
  const leaving = new AbortController();
  const seen = {
    trials: 0,
    events: [] as string[],
    blocks: [] as TrialRow[][],
    raw: [] as object[][],
  };
  let isOver = false;
  const end = runOnStage(app, aSession(app), localize(APPS[id].words, "en"), feedback, {
    signal: leaving.signal,
    stage,
    surface,
    wait: async () => {},
    onTrial: () => {
      seen.trials += 1;
    },
    onRow: () => {},
    onEvent: (what) => {
      seen.events.push(what);
    },
    onBlock: (rows, raw) => {
      seen.blocks.push(rows);
      seen.raw.push(raw);
    },
    ...hooks,
  }).finally(() => {
    isOver = true;
  });
  /** Displays frames until the run is over or the condition is true. */
  const until = async (isEnough = () => false) => {
    for (let frames = 0; !isOver && !isEnough() && frames < 200_000; frames += 1) {
      if (display.pending > 0) display.frame();
      await setImmediate();
    }
  };
  /**
   * Responds 400 ms after each stimulus onset with the first response key of the app or, if the app has no response
   * keys, with the first square.
   */
  const respondToAll = () => {
    let phase: string | undefined;
    return until(() => {
      if (surface.dataset.phase !== phase) {
        phase = surface.dataset.phase;
        if (phase === "stimulus" || phase === "recall") press(app, surface, display.now + 400);
      }
      return false;
    });
  };
  return { app, display, surface, stage, leaving, seen, end, until, respondToAll };
}

function press(app: TimedApp, surface: HTMLElement, timeStamp: number) {
  const [key] = Object.keys(app.model.keys);
  const event = key
    ? new KeyboardEvent("keydown", { key, bubbles: true })
    : Object.assign(new MouseEvent("pointerdown", { bubbles: true }), {
        isPrimary: true,
        pointerType: "touch",
      });
  Object.defineProperty(event, "timeStamp", { value: timeStamp });
  (key ? surface : surface.querySelector("[data-response]"))?.dispatchEvent(event);
}

afterEach(() => {
  document.body.replaceChildren();
});

describe.each(TIMED)("a run of %s", (id) => {
  it("displays every trial of every block, and records the response times", async () => {
    const { app, seen, end, respondToAll } = await begin(id);
    await respondToAll();
    expect(await end).toBe("finished");
    const lengths = app.model.blocks(7).map(({ length }) => length);
    expect(seen.blocks.map(({ length }) => length)).toEqual(lengths);
    const times = new Set(seen.blocks.flat().map(({ rt_ms }) => rt_ms));
    expect([...times].filter((ms) => ms !== null)).toEqual([400]);
  }, 30_000);

  it("removes its screen and stops its frames if the participant leaves during a trial", async () => {
    const run = await begin(id);
    await run.until(() => run.seen.trials === 1 && run.surface.dataset.phase !== undefined);
    run.leaving.abort();
    expect(await run.end).toBe("left");
    expect(run.seen.blocks).toEqual([]);
    expect(run.stage.childElementCount).toBe(0);
    expect(run.surface.dataset.phase).toBeUndefined();
    expect(run.display.pending).toBe(0);
  });
});

it("a run removes its screen and stops its frames if the app throws an error in a trial", async () => {
  const outcome = () => {
    throw new Error("no outcome");
  };
  const run = await begin("flanker", {}, { outcome });
  const error = run.end.catch((thrown: unknown) => thrown);
  await run.respondToAll();
  expect(await error).toEqual(new Error("no outcome"));
  expect(run.stage.childElementCount).toBe(0);
  expect(run.display.pending).toBe(0);
});

it("a run records each trial in the format of jsPsych; trial_index also counts the waits and the pauses", async () => {
  const run = await begin("flanker");
  await run.respondToAll();
  await run.end;
  const [practice, test] = run.seen.raw;
  expect(Object.keys(practice?.[0] ?? {})).toEqual([
    "block",
    "index",
    "phase",
    "onsetMs",
    "rtMs",
    "frameMs",
    "lateFrames",
    "hidden",
    "input",
    "falseStart",
    "response",
    "responses",
    "trial_type",
    "trial_index",
    "plugin_version",
    "time_elapsed",
  ]);
  expect(practice?.[0]).toMatchObject({ block: 0, index: 0, phase: "practice", trial_index: 1 });
  expect(practice?.[1]).toMatchObject({ index: 1, trial_index: 3 });
  expect(test?.[0]).toMatchObject({ block: 1, index: 0, phase: "test", trial_index: 19 });
});

it("a run marks the trial in which the window was resized, and reports one event for two resizes", async () => {
  const run = await begin("flanker");
  await run.until(() => run.seen.trials === 3);
  window.dispatchEvent(new Event("resize"));
  window.dispatchEvent(new Event("resize"));
  await run.respondToAll();
  await run.end;
  const turned = run.seen.blocks.flat().filter(({ resized }) => resized);
  expect(turned.map(({ trial }) => trial)).toEqual([3]);
  expect(run.seen.events.filter((what) => what === "resized")).toHaveLength(1);
});

it("a run marks a trial as untrusted if a program generated the answer, but not if there was no answer", async () => {
  const run = await begin("flanker");
  let pressed = 0;
  // A program answers the first two trials. Nobody answers the later trials.
  await run.until(() => {
    if (
      pressed < run.seen.trials &&
      run.seen.trials <= 2 &&
      run.surface.dataset.phase === "stimulus"
    ) {
      pressed = run.seen.trials;
      press(run.app, run.surface, run.display.now + 400);
    }
    return false;
  });
  await run.end;
  const rows = run.seen.blocks.flat();
  expect(rows.slice(0, 3)).toMatchObject([
    { response: "left", untrusted: true, pasted: null, pointer_moved: null },
    { response: "left", untrusted: true },
    { response: null, untrusted: null },
  ]);
});

it("for each answer with the mouse, a run records whether the mouse moved before the answer", async () => {
  const run = await begin("simple-rt", {}, { keys: {} });
  run.stage.dataset.response = "press";
  let pressed = 0;
  await run.until(() => {
    if (pressed < run.seen.trials && run.surface.dataset.phase === "stimulus") {
      pressed = run.seen.trials;
      const events = pressed === 2 ? ["pointermove", "pointerdown"] : ["pointerdown"];
      for (const type of events)
        run.stage.dispatchEvent(
          Object.defineProperty(
            Object.assign(new MouseEvent(type, { bubbles: true }), {
              isPrimary: true,
              pointerType: "mouse",
            }),
            "timeStamp",
            { value: run.display.now + 400 },
          ),
        );
    }
    return false;
  });
  await run.end;
  const [first, second, third] = run.seen.blocks.flat().map(({ pointer_moved }) => pointer_moved);
  expect([first, second, third]).toEqual([false, true, false]);
});

describe("a pause after missing answers", () => {
  /**
   * Presses a key in every trial until the run pauses.
   * @returns the reason why the presses were not answers, and the events
   */
  async function pausedAfter(init: KeyboardEventInit, stampedLater = 0) {
    let unread: unknown = "no pause";
    const run = await begin("flanker", {
      wait: async ({ why }, because) => {
        if (why === "missed") unread = because;
      },
    });
    let pressed = 0;
    await run.until(() => {
      const isAsked = run.surface.dataset.phase === "stimulus" && pressed < run.seen.trials;
      if (isAsked) {
        pressed = run.seen.trials;
        const event = new KeyboardEvent("keydown", { bubbles: true, ...init });
        const at = run.display.now + stampedLater;
        Object.defineProperty(event, "timeStamp", { value: at });
        run.surface.dispatchEvent(event);
      }
      return unread !== "no pause" || run.seen.trials > 4;
    });
    run.leaving.abort();
    await run.end;
    return { unread, events: run.seen.events };
  }

  it("reports that the pressed keys are not response keys", async () => {
    expect(await pausedAfter({ key: "x", code: "KeyX" })).toEqual({ unread: "keys", events: [] });
  });

  it("reports that Ctrl was held down with response keys", async () => {
    const { unread } = await pausedAfter({ key: "f", code: "KeyF", ctrlKey: true });
    expect(unread).toBe("modifier");
  });

  it("reports that time stamps are from another clock than the frames, and records an event about the clock", async () => {
    const given = { key: "f", code: "KeyF" };
    const expected = { unread: "clock", events: ["stamp_off"] };
    expect(await pausedAfter(given, 3_600_000)).toEqual(expected);
  });

  it("does not occur if the position of a key identifies the answer; one event records the use of positions", async () => {
    const { unread, events } = await pausedAfter({ key: "а", code: "KeyF" }, 50);
    expect([unread, events]).toEqual(["no pause", ["key_by_place"]]);
  });
});
