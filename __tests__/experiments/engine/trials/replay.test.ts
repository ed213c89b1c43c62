import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { runWords } from "@/content/run";
import { loadApp } from "@/experiments/catalog/load-app.client";
import { APPS } from "@/experiments/catalog/registry";
import type { TimedApp } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { sessionCsv } from "@/experiments/engine/data/csv";
import { runOnStage } from "@/experiments/engine/run/run-on-stage";
import { runTrials } from "@/experiments/engine/trials/run-trials";
import type { TimedTrial } from "@/experiments/engine/trials/timed-trial";
import { virtualClock } from "@/experiments/engine/trials/trial-clock";
import { localize } from "@/lib/i18n/define-content";
import { aSession } from "../../a-session";
import { FakeDisplay } from "../../fake-display";
import { csvRecords, parseCsv } from "../../parse-csv";

/** A recorded run: the refresh rate of the display, the late frames, and every event with its time stamp in ms. */
type Recording = {
  seed: number;
  hertz: number;
  /** The number of each late frame, from 1, and the delay of the frame. */
  late: [frame: number, ms: number][];
  events: [timeStamp: number, key: string][];
};

const START = 1000;
const recorded = (name: string) => readFileSync(join(__dirname, "recorded", name), "utf8");

/** Replays the recording on a simulated display, and dispatches the recorded events to the page. */
async function onDisplay(app: TimedApp, { seed, hertz, late, events }: Recording) {
  const display = new FakeDisplay(hertz);
  const surface = document.body.appendChild(document.createElement("section"));
  const rows: TrialRow[] = [];
  let isOver = false;
  const id = app.model.facts.id as keyof typeof APPS;
  const words = localize(APPS[id].words, "en");
  const end = runOnStage(app, aSession(app, { seed }), words, localize(runWords, "en").feedback, {
    signal: new AbortController().signal,
    stage: surface.appendChild(document.createElement("div")),
    surface,
    wait: async () => {},
    onTrial: () => {},
    onRow: () => {},
    onEvent: () => {},
    onBlock: (block) => rows.push(...block),
  }).finally(() => {
    isOver = true;
  });
  const lateMs = new Map(late);
  const ahead = [...events];
  for (let frame = 1; !isOver; ) {
    if (display.pending > 0) {
      const lateBy = lateMs.get(frame) ?? 0;
      const next = display.now + (display.frameMs + lateBy);
      while (ahead[0] && ahead[0][0] <= next) dispatch(surface, ...(ahead.shift() ?? [0, ""]));
      display.frame(lateBy);
      frame += 1;
    }
    await setImmediate();
  }
  expect(await end).toBe("finished");
  return rows;
}

function dispatch(surface: HTMLElement, timeStamp: number, key: string) {
  if (key === "blur") return window.dispatchEvent(new Event("blur"));
  const event = new KeyboardEvent("keydown", { key, bubbles: true });
  Object.defineProperty(event, "timeStamp", { value: timeStamp });
  return surface.dispatchEvent(event);
}

/** Replays the recording on a virtual clock. The replay uses the app's model without the app's view. */
async function onVirtualClock(app: TimedApp, { seed, hertz, late, events }: Recording) {
  const lateMs = new Map(late);
  let frame = 0;
  const clock = virtualClock(START, (stamp) => {
    frame += 1;
    return stamp + (1000 / hertz + (lateMs.get(frame) ?? 0));
  });
  let respond: TimedTrial<string>["respond"] | undefined;
  for (const [timeStamp, key] of events)
    clock.at(timeStamp, () => {
      if (key === "blur") clock.hide();
      else respond?.(app.model.keys[key] as string, timeStamp, "keyboard");
    });
  const rows: TrialRow[] = [];
  const end = await runTrials({
    model: app.model,
    seed,
    clock,
    screen: { prepare: () => {} },
    listen: (given) => {
      respond = given;
      return () => {
        respond = undefined;
      };
    },
    wait: () => {},
    onBlock: (block) => rows.push(...block),
    signal: new AbortController().signal,
  });
  expect(end).toBe("finished");
  return rows;
}

// The runs were recorded at a time when runs used jsPsych (ADR 13). At that time, jsPsych wrote the recorded files for
// the same events.
describe.each(["stroop", "go-no-go", "simple-rt"] as const)("a recorded run of %s", (id) => {
  const recording: Recording = JSON.parse(recorded(`${id}.json`));
  const csvOf = (app: TimedApp, rows: TrialRow[]) =>
    sessionCsv(
      aSession(app, {
        id: "recorded",
        // Since the recording, the parameters of the apps and therefore their versions have changed, but the rows have
        // not changed.
        version: csvRecords(recorded(`${id}.csv`))[0]?.task_version ?? "",
        seed: recording.seed,
        startedAt: "2026-11-23T00:00:00.000+00:00",
        // Only the page records whether the window was resized.
        rows: rows.map((row) => ({ ...row, resized: false })),
      }),
    );

  it.each([
    ["a simulated display", onDisplay],
    ["a virtual clock", onVirtualClock],
  ])(
    "produces the recorded rows again on %s, in the columns that existed at the time",
    async (_, replay) => {
      const app = (await loadApp(id)) as TimedApp;
      const rows = await replay(app, recording);
      const [columns = [], ...cells] = parseCsv(csvOf(app, rows));
      const [before = [], ...cellsBefore] = parseCsv(recorded(`${id}.csv`));
      expect(columns.filter((name) => before.includes(name))).toEqual(before);
      const kept = before.map((name) => columns.indexOf(name));
      expect(cells.map((row) => kept.map((column) => row[column]))).toEqual(cellsBefore);
    },
    30_000,
  );
});
