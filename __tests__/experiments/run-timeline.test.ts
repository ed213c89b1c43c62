import { setImmediate } from "node:timers/promises";
import type { TimedApp } from "@/experiments/define-app";
import { type RunHooks, runTimeline } from "@/experiments/engine/run-timeline";
import { runWords } from "@/experiments/engine/run-words";
import { newSession, type Session } from "@/experiments/engine/session";
import type { TrialRow } from "@/experiments/engine/trial-row";
import { loadApp } from "@/experiments/load-app.client";
import { APP_IDS, APPS, type AppId } from "@/experiments/registry";
import { localize } from "@/lib/i18n/define-content";
import { FakeDisplay } from "./fake-display";

const TIMED = APP_IDS.filter((id) => APPS[id].model.kind === "timed");
const { feedback } = localize(runWords, "en");

/** A run in front of a display that a test moves, with a simulated participant. */
async function begin(id: AppId, hooks: Partial<RunHooks> = {}, parts: Partial<Session> = {}) {
  const app = (await loadApp(id)) as TimedApp;
  const display = new FakeDisplay(60);
  const surface = document.body.appendChild(document.createElement("section"));
  const stage = surface.appendChild(document.createElement("div"));
  const leaving = new AbortController();
  const seen = { trials: 0, waits: 0, blocks: [] as TrialRow[][] };
  const session: Session = {
    ...newSession({
      app: id,
      version: app.model.facts.version,
      locale: "en",
      seed: 7,
      blocks: app.model.blocks(7).length,
      participant: { prolificPid: null, studyId: null, sessionId: null },
      device: { viewportWidth: 0, viewportHeight: 0, pixelRatio: 1, pointer: "none" },
    }),
    ...parts,
  };
  let isOver = false;
  const end = runTimeline(app, session, localize(APPS[id].words, "en"), feedback, {
    signal: leaving.signal,
    stage,
    surface,
    wait: async () => {
      seen.waits += 1;
    },
    onTrial: () => {
      seen.trials += 1;
    },
    onBlock: (rows) => seen.blocks.push(rows),
    ...hooks,
  }).finally(() => {
    isOver = true;
  });
  /** Runs frames until the run is over, or a test has seen enough. */
  const until = async (isEnough = () => false) => {
    for (let frames = 0; !isOver && !isEnough() && frames < 200_000; frames += 1) {
      if (display.pending > 0) display.frame();
      await setImmediate();
    }
  };
  return { app, session, display, surface, stage, leaving, seen, end, until };
}

/** Presses the first answer of every trial 400 ms after its onset. */
const pressing =
  (app: TimedApp): RunHooks["simulate"] =>
  () => [{ response: Object.values(app.model.keys)[0] ?? "0", rtMs: 400 }];

afterEach(() => {
  document.body.replaceChildren();
});

describe.each(TIMED)("%s with a simulated participant", (id) => {
  it("runs every trial of every block, and numbers them", async () => {
    const app = (await loadApp(id)) as TimedApp;
    const run = await begin(id, { simulate: pressing(app) });
    await run.until();
    expect(await run.end).toBe("finished");
    const blocks = app.model.blocks(7);
    expect(run.seen.blocks.map((rows) => rows.length)).toEqual(blocks.map(({ length }) => length));
    const rows = run.seen.blocks.flat();
    expect(rows.map(({ trial }) => trial)).toEqual(rows.map((_, index) => index + 1));
    expect(rows.filter(({ input_type }) => input_type === "simulated").length).toBeGreaterThan(0);
    expect(rows.every(({ rt_ms }) => rt_ms === null || rt_ms === 400)).toBe(true);
  }, 30_000);

  it("ends when it is left in a trial, and leaves nothing behind", async () => {
    const run = await begin(id);
    await run.until(() => run.seen.trials === 1 && run.surface.dataset.phase !== undefined);
    run.leaving.abort();
    await run.until();
    expect(await run.end).toBe("left");
    expect(run.seen.blocks).toEqual([]);
    expect(run.stage.childElementCount).toBe(0);
    expect(run.surface.dataset.phase).toBeUndefined();
    expect(document.documentElement.hasAttribute("jspsych")).toBe(false);
    expect(run.display.pending).toBe(0);
  });
});

it("begins at the first block that is not complete", async () => {
  const app = (await loadApp("flanker")) as TimedApp;
  const first = await begin("flanker", { simulate: pressing(app) });
  await first.until();
  const rows = first.seen.blocks.slice(0, 2).flat();
  jest.restoreAllMocks();
  const again = await begin(
    "flanker",
    { simulate: pressing(app) },
    { rows, blocksDone: 2, sittings: 2 },
  );
  await again.until();
  expect(await again.end).toBe("finished");
  const added = again.seen.blocks.flat();
  expect(again.seen.blocks).toHaveLength(1);
  expect(added.map(({ stimulus, trial }) => [stimulus, trial])).toEqual(
    first.seen.blocks[2]?.map(({ stimulus, trial }) => [stimulus, trial]),
  );
  expect(new Set(added.map(({ sitting }) => sitting))).toEqual(new Set([2]));
}, 30_000);

it("an app that fails in a trial ends the run with its error", async () => {
  const app = (await loadApp("flanker")) as TimedApp;
  jest.spyOn(app.model, "outcome").mockImplementation(() => {
    throw new Error("no outcome");
  });
  const run = await begin("flanker", { simulate: pressing(app) });
  const error = run.end.catch((thrown: unknown) => thrown);
  await run.until();
  expect(await error).toEqual(new Error("no outcome"));
  expect(run.stage.childElementCount).toBe(0);
});
