import { setImmediate } from "node:timers/promises";
import { runWords } from "@/content/run";
import { loadApp } from "@/experiments/catalog/load-app.client";
import { APPS } from "@/experiments/catalog/registry";
import type { TimedApp } from "@/experiments/engine/contract/define-app";
import { resultNotes } from "@/experiments/engine/result/result-notes";
import { runOnStage } from "@/experiments/engine/run/run-on-stage";
import type { DeviceFacts } from "@/experiments/engine/session/device-facts";
import { withBlock, withEvent } from "@/experiments/engine/session/session";
import { localize } from "@/lib/i18n/define-content";
import { aSession } from "../../a-session";
import { type DeviceTraits, SimulatedDevice } from "../../simulated-device";

const { feedback, result: words } = localize(runWords, "en");

const fixed = (hz: number) => () => 1000 / hz;

/** Returns a rate that depends on the time in seconds. */
const changing = (hzAt: (seconds: number) => number) => (time: number) => 1000 / hzAt(time / 1000);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "Date", "performance", "queueMicrotask"] });
});

afterEach(() => {
  jest.useRealTimers();
  SimulatedDevice.remove();
  document.body.replaceChildren();
});

/** Does a run of the flanker task with one block of test trials on a simulated device. */
async function runOn(traits: Partial<DeviceTraits>) {
  const loaded = (await loadApp("simple-rt")) as TimedApp;
  const blocks = (seed: number) =>
    loaded.model
      .blocks(seed)
      .filter(({ phase }) => phase === "test")
      .slice(0, 1);
  const app = { ...loaded, model: { ...loaded.model, blocks } };
  const device = new SimulatedDevice(traits);
  const surface = document.body.appendChild(document.createElement("section"));
  const stage = surface.appendChild(document.createElement("div"));
  let session = aSession(app, { format: 2, person: "p", blocks: 1 });
  let isOver = false;
  let restMs = 640;
  const end = runOnStage(app, session, localize(APPS["simple-rt"].words, "en"), feedback, {
    signal: new AbortController().signal,
    stage,
    surface,
    wait: async () => {
      for (; restMs > 0; restMs -= 4) {
        device.time += 4;
        jest.advanceTimersByTime(4);
      }
    },
    onTrial: () => {},
    onRow: () => {},
    onEvent: (what) => {
      session = withEvent(session, what);
    },
    onBlock: (rows, raw, facts) => {
      session = withBlock(session, rows, raw, facts);
    },
  }).finally(() => {
    isOver = true;
  });
  let phase: string | undefined;
  let trials = 0;
  while (!isOver) {
    if (device.pending > 0) device.frame();
    if (surface.dataset.phase !== phase) {
      phase = surface.dataset.phase;
      if (phase === "stimulus") {
        trials += 1;
        device.press(surface, " ", device.time + 380 + 7.3 * (trials % 23));
      }
    }
    await setImmediate();
  }
  expect(await end).toBe("finished");
  const score = app.model.score(session.rows);
  const [measure] = app.model.facts.measures;
  const notes = resultNotes({
    rows: session.rows,
    events: session.events,
    device: session.deviceFacts,
    score,
    scoreOf: app.model.score,
    measure,
    norm: undefined,
    remark: undefined,
    words,
    locale: "en",
  }).map(({ text }) => text);
  return { facts: session.deviceFacts, notes };
}

const SLOW =
  /^Read this with caution: the screen was refreshed only 30 times a second.* every 33\sms\. Turn off power saving/;
const changed = (low: number, high: number) =>
  new RegExp(`not constant \\(between ${low} and ${high} times a second\\).*Turn off`);
const CLOCK = /the clock of this browser advances in steps of 100\sms.*use another browser\.$/;
const STAMPS = /did not agree with the clock of this browser.*Try again/;
const BUSY = /the device was busy\. It took 80\sms or more to react.*Close other programs and tabs/;
const LATE = /^This result is not reliable: .*because the device was too busy/;

type Case = [string, Partial<DeviceTraits>, Partial<DeviceFacts>, readonly RegExp[]];

describe("a run on a simulated device records what the device did, and the result states what limits it", () => {
  it.each<Case>([
    [
      "display of 30 Hz",
      { frameMs: fixed(30) },
      { refreshHz: 30, frameMs: 33.3, lateFrames: 0 },
      [SLOW],
    ],
    ["display of 60 Hz", {}, { refreshHz: 60, frameMs: 16.7, frameP95Ms: 16.7, lateFrames: 0 }, []],
    ["display of 75 Hz", { frameMs: fixed(75) }, { refreshHz: 75, frameMs: 13.3 }, []],
    ["display of 120 Hz", { frameMs: fixed(120) }, { refreshHz: 120, frameMs: 8.3 }, []],
    ["display of 144 Hz", { frameMs: fixed(144) }, { refreshHz: 144, frameMs: 6.9 }, []],
    ["display of 240 Hz", { frameMs: fixed(240) }, { refreshHz: 240, frameMs: 4.2 }, []],
    [
      "display of 120 Hz, later 60 Hz",
      { frameMs: changing((seconds) => (seconds < 25 ? 120 : 60)) },
      { refreshHz: 120, frameMs: 8.4, frameP95Ms: 16.7 },
      [changed(60, 120)],
    ],
    [
      "display with a variable rate of 48 to 144 Hz",
      { frameMs: changing((seconds) => 96 + 48 * Math.sin(seconds / 10)) },
      { frameP95Ms: 19.9, lateFrames: 0 },
      [changed(49, 143)],
    ],
    [
      "clock in steps of 0.005 ms",
      { clockStepMs: 0.005 },
      { clockStepMs: 0.005, refreshHz: 60 },
      [],
    ],
    ["clock in steps of 0.1 ms", { clockStepMs: 0.1 }, { clockStepMs: 0.1, stampDelayMs: 1 }, []],
    [
      "clock in steps of 1 ms, display of 240 Hz",
      { clockStepMs: 1, frameMs: fixed(240) },
      { clockStepMs: 1, refreshHz: 240, frameMs: 4 },
      [],
    ],
    [
      "clock in steps of 16.7 ms",
      { clockStepMs: 1000 / 60 },
      { clockStepMs: 16.667, refreshHz: 60, stampClock: "page" },
      [],
    ],
    [
      "clock in steps of 16.7 ms, display of 144 Hz",
      { clockStepMs: 1000 / 60, frameMs: fixed(144) },
      { clockStepMs: 16.667, refreshHz: expect.closeTo(144, 0), frameMs: 16.67 },
      [],
    ],
    [
      "clock in steps of 100 ms",
      { clockStepMs: 100 },
      { clockStepMs: 100, refreshHz: expect.closeTo(60, 0), frameMs: 100 },
      [CLOCK],
    ],
    [
      "stamps that are 3 s ahead",
      { stampOf: (stamp) => stamp + 3000 },
      { stampClock: "other", stampOffsetMs: 2999, stampDelayMs: null, stampDelayP95Ms: null },
      [STAMPS],
    ],
    [
      "stamps that are 3 s behind",
      { stampOf: (stamp) => stamp - 3000 },
      { stampClock: "other", stampOffsetMs: -3001, stampDelayMs: null },
      [STAMPS],
    ],
    [
      "stamps since 1970",
      { stampOf: () => Date.now() },
      { stampClock: "epoch", stampDelayMs: null },
      [STAMPS],
    ],
    [
      "handlers that run 40 ms after their events",
      { handlerDelayMs: 40 },
      { stampDelayMs: 40, stampDelayP95Ms: 40, stampClock: "page", stampOffsetMs: -40 },
      [],
    ],
    [
      "handlers that run 80 ms after their events",
      { handlerDelayMs: 80 },
      { stampDelayMs: 80, stampDelayP95Ms: 80, lateFrames: 0 },
      [BUSY],
    ],
    [
      "busy processor that also delays frames",
      { handlerDelayMs: 80, frameMs: (time) => (Math.floor(time) % 41 === 0 ? 100 : 1000 / 60) },
      { refreshHz: 60, frameMs: 16.7, stampDelayP95Ms: 80 },
      [LATE],
    ],
  ])("%s", async (_, traits, facts, notes) => {
    const run = await runOn(traits);
    expect(run.facts).toMatchObject(facts);
    expect(run.notes).toEqual(notes.map((note) => expect.stringMatching(note)));
  });
});
