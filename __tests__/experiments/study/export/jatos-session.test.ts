/** @jest-environment node */
import { join } from "node:path";
import { newBrowser, openPage, pass, settle } from "@/__tests__/fake-browser";
import { stepRecordText } from "@/experiments/engine/sending/step-record";
import { simulatedSession } from "@/experiments/engine/simulation/simulated-session";
import { readPublished } from "@/experiments/payloads/published";
import type { Place } from "@/experiments/study/document/place";
import { LIMITS, type ProtocolDocument } from "@/experiments/study/document/schema";
import { isAppStep } from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import { documentIn } from "@/experiments/study/export/jatos";
import { deliveryState, exitShown } from "@/experiments/study/participation/exit-shown";
import { newParticipation } from "@/experiments/study/participation/new-participation";
import {
  left,
  nextStep,
  type Participation,
  withRun,
  withStepDone,
} from "@/experiments/study/participation/participation";
import { personOf } from "@/experiments/study/participation/read-address";
import { studyStep } from "@/experiments/study/participation/record-fields";
import { seededRandom } from "@/lib/stats/random";
import { randomRun } from "@/scripts/build/versions/random-run";
import { ROOT } from "@/scripts/project.mjs";
import { createJatosBatch, type JatosBatch } from "@/testing/jatos/jatos-batch";
import { createJatos } from "@/testing/jatos/jatos-js";
import { createJatosServer, type JatosServer, LARGEST_RESULT } from "@/testing/jatos/jatos-server";
import { APPS_HERE } from "../document/a-document";

const PUBLISHED = readPublished(join(ROOT, "protocols"));
const EXIT = "https://app.prolific.com/submissions/complete?cc=C1A2B3";

/**
 * Two studies: questionnaires in random order with a completion code, and timed tasks with conditions and identifiers.
 */
const STUDIES: [string, ProtocolDocument, Record<string, string>][] = [
  [
    "risk-and-reasoning",
    {
      ...(PUBLISHED.get("risk-and-reasoning") as ProtocolDocument),
      information: { controller: "A laboratory", contact: "a@lab.example" },
      delivery: { ids: ["PROLIFIC_PID"], exits: { completed: { code: "C1A2B3", url: EXIT } } },
    },
    { PROLIFIC_PID: "abc123" },
  ],
  [
    "stroop-retest",
    PUBLISHED.get("stroop-retest") as ProtocolDocument,
    { participant: "17", condition: "second" },
  ],
];

const openTab = () =>
  openPage(() => ({
    ...(require("@/experiments/engine/sending/record-outbox.client") as typeof import("@/experiments/engine/sending/record-outbox.client")),
    ...(require("@/experiments/study/participation/participation-sending.client") as typeof import("@/experiments/study/participation/participation-sending.client")),
    ...(require("@/experiments/study/participation/participation-store.client") as typeof import("@/experiments/study/participation/participation-store.client")),
    ...(require("@/experiments/study/export/jatos-session.client") as typeof import("@/experiments/study/export/jatos-session.client")),
  }));

let gone: string[];

beforeEach(() => {
  newBrowser(Date.parse("2026-11-25T12:00:00Z"));
  gone = [];
  process.env.NEXT_PUBLIC_SEND_URL = "https://jatos.lab.example";
});
afterEach(() => {
  delete process.env.NEXT_PUBLIC_SEND_URL;
});

/** Loads the page of the component in a simulated browser. */
async function load(server: JatosServer, batch?: JatosBatch) {
  expect(server.load().status).toBe(200);
  const jatos = createJatos({
    ...(batch && { openBatch: batch.open }),
    request: async (method, what, body = "", parameters = {}) =>
      server.answer(method, what, body, new URLSearchParams(parameters)),
    initData: async () => server.initData(),
    go: (url) => {
      gone.push(url);
      if (url.startsWith("../end?"))
        server.answer("GET", "end", "", new URLSearchParams(url.slice("../end?".length)));
    },
  });
  const tab = openTab();
  const session = await tab.joinJatos(jatos);
  return { ...tab, jatos, session };
}
type Page = Awaited<ReturnType<typeof load>>;

/** Advances the clock while something happens. */
async function during<Result>(ms: number, happens: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([happens, pass(ms)]);
  return result;
}

const serverOf = (document: ProtocolDocument, query: Record<string, string>) =>
  createJatosServer(JSON.stringify(document), query);

function begin(page: Page, place: Place | null = null): Participation {
  const document = documentIn(page.jatos, null) as ProtocolDocument;
  const here = {
    versions: {},
    locale: "en" as const,
    site: null,
    consent: { version: "1", at: "2026-11-25T12:00:00.000+00:00" },
    sending: { host: "jatos.lab.example", records: {}, given: [] },
  };
  return newParticipation(document, personOf(page.session.query, "", document), here, [], place);
}

/** Completes the next step of a session with the functions that the page of a study calls. */
async function doStep(page: Page, participation: Participation): Promise<Participation> {
  const step = nextStep(participation);
  if (!step) throw new Error("There is no step left");
  let now = participation;
  if (isAppStep(step)) {
    const model = modelOfStep(step, APPS_HERE);
    const rows = randomRun(model, 1, seededRandom(1));
    const { simulated: _, ...run } = simulatedSession({
      id: now.id,
      model,
      seed: 1,
      blocks: 1,
      run: { rows, raw: [], durationMs: 1000 },
      study: studyStep(now, step),
    });
    now = withRun(now, run);
    await page.keepParticipation(now);
  }
  const done = withStepDone(now, null);
  const record = page.recordOfStep(done, step.id);
  const next = record?.participation ?? done;
  await record?.queue();
  await page.keepParticipation(next);
  await settle();
  return next;
}

const submitted = (server: JatosServer) => JSON.parse(server.run.results.at(-1)?.data ?? "[]");
const stepsOf = (server: JatosServer) =>
  submitted(server).flatMap(({ kind, step }: { kind: string; step?: string }) =>
    kind === "start" ? [] : [step],
  );
const appsDone = ({ order, done, runs }: Participation) =>
  order.slice(0, done).filter((step) => runs[step]);

describe.each(STUDIES)("the study %s in JATOS", (_, document, query) => {
  it("submits all records of the session after each step, with unchanged bytes", async () => {
    const server = serverOf(document, query);
    const page = await load(server);
    let now = begin(page);
    while (nextStep(now)) {
      now = await doStep(page, now);
      expect(stepsOf(server)).toEqual(appsDone(now));
    }
    const runs = appsDone(now).flatMap((step) => now.runs[step] ?? []);
    expect(server.run.results[0]?.data).toBe(`[${runs.map(stepRecordText).join(",")}]`);
    expect(server.log.filter((line) => line.startsWith("POST resultData"))).toEqual([]);
  });

  it("reads the participant and the condition from the study link", async () => {
    const page = await load(serverOf(document, query));
    const now = begin(page);
    expect(now.ids).toEqual(
      Object.fromEntries((document.delivery?.ids ?? []).map((id) => [id, query[id]])),
    );
    expect(now.condition).toBe(query.condition ?? null);
  });

  it("continues after a reload, and then submits the earlier steps again", async () => {
    const server = serverOf(document, query);
    const first = await load(server);
    let now = begin(first);
    while (appsDone(now).length === 0) now = await doStep(first, now);

    const second = await load(server);
    expect(second.session.checkpoint).toEqual(now);
    expect(await second.readParticipations()).toEqual([now]);
    expect(server.run.results.map(({ state }) => state)).toEqual(["RELOADED", "DATA_RETRIEVED"]);
    const resumed = await second.resumeParticipation(second.session.checkpoint as Participation);
    now = resumed as Participation;
    expect(now.sittings).toBe(2);
    await second.sendWaitingSteps();
    await settle();
    expect(submitted(server)[0]).toMatchObject({ kind: "start", session: now.id });
    expect(stepsOf(server)).toEqual(appsDone(now));
    while (nextStep(now)) now = await doStep(second, now);
    expect(stepsOf(server)).toEqual(appsDone(now));
  });

  it("stores the progress even if jatos.js throws an error once", async () => {
    const server = serverOf(document, query);
    const page = await load(server);
    jest.spyOn(page.jatos, "setStudySessionData").mockImplementationOnce(() => {
      throw new Error("not now");
    });
    let now = begin(page);
    while (nextStep(now)) now = await doStep(page, now);
    expect((await load(server)).session.checkpoint).toEqual(now);
  });

  it("does not submit a run that is not finished after a reload", async () => {
    const server = serverOf(document, query);
    const first = await load(server);
    let now = begin(first);
    while (appsDone(now).length === 0) now = await doStep(first, now);
    const [done = ""] = appsDone(now);
    const [other = ""] = now.content.steps
      .filter(isAppStep)
      .flatMap(({ id }) => (id === done ? [] : id));
    const run = now.runs[done] as Participation["runs"][string];
    const study = run.study && { ...run.study, step: other };
    const begun = { ...run, status: "running" as const, ...(study && { study }) };
    now = { ...now, runs: { ...now.runs, [other]: begun } };
    await first.keepParticipation(now);
    await settle();
    const second = await load(server);
    expect(second.session.checkpoint).toEqual(now);
    await second.sendWaitingSteps();
    await settle();
    expect(stepsOf(server)).toEqual([done]);
  });

  it("stores no data on the device, because other participants may use the same device later", async () => {
    const server = serverOf(document, query);
    const page = await load(server);
    let now = begin(page);
    while (nextStep(now)) now = await doStep(page, now);
    expect(await indexedDB.databases()).toEqual([]);
  });
});

it.each([
  ["Jatos", true],
  ["GeneralMultiple", false],
  ["PersonalSingle", false],
  ["MTSandbox", false],
])("the run of a worker of the type %s is a rehearsal: %p", async (workerType, expected) => {
  const [, document, query] = STUDIES[0] as (typeof STUDIES)[number];
  const page = await load(createJatosServer(JSON.stringify(document), query, { workerType }));
  expect(page.session.isRehearsal).toBe(expected);
});

describe("a study with balanced groups in JATOS", () => {
  const GROUPS: ProtocolDocument = {
    ...(PUBLISHED.get("risk-and-reasoning") as ProtocolDocument),
    conditions: ["low", "high"],
    assignment: "balanced",
  };
  const placesIn = ({ data }: JatosBatch) => Object.values(data);

  it("takes one place, which the batch session follows through a reload to the end", async () => {
    const batch = createJatosBatch();
    const server = serverOf(GROUPS, {});
    const first = await load(server, batch);
    const place = await during(5_000, first.session.takePlace(GROUPS, false));
    let now = begin(first, place);
    expect(now.conditionSource).toBe("balanced");
    await first.keepParticipation(now);
    await pass(5_000);
    const second = await load(server, batch);
    await second.resumeParticipation(second.session.checkpoint as Participation);
    while (nextStep(now)) now = await doStep(second, now);
    await pass(5_000);
    const index = GROUPS.conditions?.indexOf(now.condition ?? "");
    expect(placesIn(batch)).toEqual([[index, now.row, expect.any(Number), 2, 0]]);
  });

  it("frees the place of a participant who withdraws, before JATOS closes the run", async () => {
    const batch = createJatosBatch();
    const server = serverOf(GROUPS, {});
    const page = await load(server, batch);
    const place = await during(5_000, page.session.takePlace(GROUPS, false));
    const now = begin(page, place);
    await page.keepParticipation(now);
    const { batchSession, abortStudyWithoutRedirect: abort } = page.jatos;
    const set = batchSession?.set ?? (() => Promise.reject("no channel"));
    Object.assign(batchSession ?? {}, {
      set: async (name: string, value: unknown) => {
        await settle();
        return set(name, value);
      },
    });
    const statesAtAbort: unknown[] = [];
    jest.spyOn(page.jatos, "abortStudyWithoutRedirect").mockImplementation((message) => {
      statesAtAbort.push(...placesIn(batch).map((each) => (each as number[])[3]));
      return abort(message);
    });
    await page.withdrawParticipation(now);
    await pass(5_000);
    expect(statesAtAbort).toEqual([3]);
    expect(placesIn(batch)).toMatchObject([
      [expect.any(Number), now.row, expect.any(Number), 3, 0],
    ]);
    expect(server.run.state).toBe("ABORTED");
  });
});

describe("the end of a study in JATOS", () => {
  const [, document, query] = STUDIES[0] as (typeof STUDIES)[number];
  const hosts = ["app.prolific.com"];

  async function done() {
    const server = serverOf(document, query);
    const page = await load(server);
    let now = begin(page);
    while (nextStep(now)) now = await doStep(page, now);
    return { server, page, now };
  }
  const shownOf = async (page: Page, now: Participation) => {
    const items = page.recordOutbox.state.get().items;
    const state = deliveryState(now, await page.receiptsOf(now.id), items, Date.now());
    return exitShown(now.content, now.ending ?? "left", state, hosts);
  };

  it("displays and records the completion code after JATOS has received all data, then opens the exit", async () => {
    const { server, page, now } = await done();
    const shown = await shownOf(page, now);
    expect(shown).toMatchObject({ at: "given", code: "C1A2B3", url: EXIT });
    await page.tellEnd(now, shown);
    await settle();
    expect(submitted(server).at(-1)).toMatchObject({ kind: "end", code: "C1A2B3", steps: 2 });
    void page.session.finish("completed", shown);
    await settle();
    expect(gone).toEqual([EXIT]);
    expect(server.run).toMatchObject({ state: "FINISHED", message: "completed" });
  });

  it("opens the end page of JATOS, after all data were sent, if the document has no completion link", async () => {
    const { server, page } = await done();
    void page.session.finish("completed", null);
    await settle();
    expect(gone).toEqual(["../end?successful=true&message=completed"]);
    expect(server.run.state).toBe("FINISHED");
  });

  it("is reported as a failure if the participant leaves early, and the data remain in JATOS", async () => {
    const server = serverOf(document, query);
    const page = await load(server);
    let now = begin(page);
    while (appsDone(now).length === 0) now = await doStep(page, now);
    await page.keepParticipation(left(now));
    // The page of JATOS after such a run would say that a problem occurred.
    const remains = page.session.finish("left", null);
    await settle();
    expect(await remains).toBe(true);
    expect(gone).toEqual([]);
    expect(server.run).toMatchObject({ state: "FAIL", message: "left" });
    expect(stepsOf(server)).toHaveLength(1);
  });

  it("deletes the submitted data, including data submitted before a reload, only after a withdrawal", async () => {
    const server = serverOf(document, query);
    const first = await load(server);
    let now = begin(first);
    while (appsDone(now).length === 0) now = await doStep(first, now);
    const page = await load(server);
    expect(server.log.some((line) => line.includes("abort"))).toBe(false);
    await page.withdrawParticipation(now);
    await settle();
    expect(server.run.state).toBe("ABORTED");
    expect(server.run.results.map(({ data }) => data)).toEqual([null, null]);
  });

  it("is delayed while the connection is down: the code appears only after JATOS has received the data", async () => {
    const server = serverOf(document, query);
    const page = await load(server);
    let now = begin(page);
    server.isDown = true;
    while (nextStep(now)) now = await doStep(page, now);
    expect(await shownOf(page, now)).toEqual({ at: "withheld", why: "pending" });
    server.isDown = false;
    await pass(600_000);
    expect(stepsOf(server)).toEqual(appsDone(now));
    expect(await shownOf(page, now)).toMatchObject({ at: "given" });
  });

  it("is reported to the participant as a refusal if the results are too large for JATOS", async () => {
    const server = createJatosServer(JSON.stringify(document), query, { largest: 1000 });
    const page = await load(server);
    let now = begin(page);
    while (nextStep(now)) now = await doStep(page, now);
    const { items } = page.recordOutbox.state.get();
    expect(items[0]?.problem).toMatchObject({ kind: "refused" });
    expect(items[0]?.problem?.message).toContain("413");
  });

  it("leaves the entries of other components in the study session data unchanged", async () => {
    const server = serverOf(document, query);
    server.run.sessionData = JSON.stringify({ other: 1 });
    const page = await load(server);
    await doStep(page, begin(page));
    await settle();
    expect(JSON.parse(server.run.sessionData)).toMatchObject({ other: 1, protocole: {} });
  });

  it("belongs to the input of the component, also in versions of jatos.js before 3.9", async () => {
    const page = await load(createJatosServer(null));
    Object.assign(page.jatos, {
      componentInput: undefined,
      componentJsonInput: { title: "Edited" },
    });
    expect(documentIn(page.jatos, document)).toEqual({ title: "Edited" });
  });

  it("belongs to the document in the page if the component has no input", async () => {
    for (const input of [null, "{}"]) {
      const server = createJatosServer(input);
      const page = await load(server);
      expect(documentIn(page.jatos, document)).toBe(document);
    }
  });
});

it("the result data of the largest possible study are smaller than the largest result that JATOS accepts", async () => {
  const session = PUBLISHED.get("lab-session") as ProtocolDocument;
  const server = serverOf(session, {});
  const page = await load(server);
  let now = begin(page);
  while (nextStep(now)) now = await doStep(page, now);
  const records = submitted(server) as { rows: object[] }[];
  // The average size of a trial in each app with more than 10 trials; a document has at most 3,000 trials.
  const each = records
    .filter(({ rows }) => rows.length > 10)
    .map((record) => JSON.stringify(record).length / record.rows.length);
  expect(Math.max(...each)).toBeGreaterThan(500);
  expect(Math.max(...each) * LIMITS.trials).toBeLessThan(LARGEST_RESULT);
});

describe("the simulated JATOS server of the tests", () => {
  const [, document] = STUDIES[0] as (typeof STUDIES)[number];
  const open = (server: JatosServer) =>
    createJatos({
      request: async (method, what, body = "", parameters = {}) =>
        server.answer(method, what, body, new URLSearchParams(parameters)),
      initData: async () => server.initData(),
      go: (url) => gone.push(url),
    });
  const ready = async (server: JatosServer) => {
    server.load();
    const jatos = open(server);
    await new Promise<void>((resolve) => jatos.onLoad(resolve));
    return jatos;
  };

  it("refuses calls before onLoad", async () => {
    const server = serverOf(document, {});
    server.load();
    await expect(open(server).submitResultData("1")).rejects.toBe("jatos.js not yet initialized");
  });

  it("calls an onLoad callback immediately if the callback is added after loading", async () => {
    const jatos = await ready(serverOf(document, {}));
    const callback = jest.fn();
    jatos.onLoad(callback);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it("replaces the earlier result when data are submitted, and extends the result when data are appended", async () => {
    const server = serverOf(document, {});
    const jatos = await ready(server);
    await jatos.submitResultData("1");
    await jatos.submitResultData("2");
    await jatos.appendResultData("3");
    expect(server.run.results[0]?.data).toBe("23");
  });

  it("ends a study only once, and refuses all later data", async () => {
    const server = serverOf(document, {});
    const jatos = await ready(server);
    jatos.endStudyAndRedirect("https://a.example", true, "completed");
    jatos.endStudy(false, "again");
    await settle();
    expect(gone).toEqual(["https://a.example"]);
    await expect(jatos.submitResultData("1")).rejects.toContain("403");
    expect(server.load().status).toBe(403);
  });

  it("ends the study when a component that does not allow reloads is reloaded", () => {
    const server = createJatosServer(null, {}, { isReloadable: false });
    server.load();
    expect(server.load().status).toBe(403);
    expect(server.run.state).toBe("FAIL");
  });
});
