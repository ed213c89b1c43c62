/** @jest-environment node */
import { newBrowser, openPage, pass } from "@/__tests__/fake-browser";
import { eventsCsv, sessionCsv } from "@/experiments/engine/data/csv";
import { csvRecords } from "../../parse-csv";
import { sampleSession } from "../../sample/sample-session";
import { sha256 } from "../../sent-participation";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const ID = "a1b2c3d4e5f6";
const URL = "https://data.lab.example/x";

let browser: ReturnType<typeof newBrowser>;
let here: ReturnType<typeof page>;
let requests: { url: string; init: RequestInit }[];
const fetching = jest.fn<Promise<Response>, [string]>();

/** Returns the response with which a receiver confirms that it has stored a record. */
const receipt = (body: string) => Response.json({ ok: true, receipt: sha256(body).slice(0, 12) });
const dataPipeHasIt = async () => Response.json({ message: "Success" }, { status: 201 });

const page = () =>
  openPage(() => ({
    ...(require("@/experiments/engine/session/session-store.client") as typeof import("@/experiments/engine/session/session-store.client")),
    ...(require("@/experiments/engine/sending/outbox.client") as typeof import("@/experiments/engine/sending/outbox.client")),
  }));

async function finish(session = sampleSession()) {
  await here.keepSession(session);
  await here.sendSession(session);
}

const waiting = async () => {
  const database = await here.sessionsDevice.existing();
  return (await database?.getAllKeys("outbox")) ?? [];
};

const stateOf = (on = here) => on.sendingState(ID);
const sentBodies = () => requests.map(({ init }) => JSON.parse(String(init.body)));

beforeEach(() => {
  browser = newBrowser(NOW);
  here = page();
  fetching.mockReset().mockImplementation(async (body) => receipt(body));
  requests = [];
  const fetch = (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return fetching(String(init.body));
  };
  Object.assign(globalThis, { fetch });
  process.env.NEXT_PUBLIC_SEND_URL = URL;
});

afterEach(() => {
  delete process.env.NEXT_PUBLIC_SEND_URL;
  delete process.env.NEXT_PUBLIC_DATAPIPE_ID;
});

describe("the outbox without a receiver", () => {
  beforeEach(() => {
    process.env.NEXT_PUBLIC_SEND_URL = "";
  });

  it("neither stores nor sends a session", async () => {
    await finish();
    await here.sendWaitingRuns();
    browser.goOnline();
    await pass(60_000);
    expect(requests).toEqual([]);
    expect(await waiting()).toEqual([]);
    expect(stateOf().status).toBe("off");
  });

  it("keeps sessions that were queued while the site had a receiver", async () => {
    process.env.NEXT_PUBLIC_SEND_URL = URL;
    fetching.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await finish();
    process.env.NEXT_PUBLIC_SEND_URL = "";
    await here.runOutbox.sendDue();
    expect(await waiting()).toEqual([ID]);
  });
});

describe("a finished session", () => {
  it("is sent once, and its status changes from waiting to sent", async () => {
    const statuses: string[] = [];
    here.runOutbox.state.subscribe(() => statuses.push(stateOf().status));
    expect(stateOf().status).toBe("waiting");
    await finish();
    await here.sendWaitingRuns();
    expect(requests).toHaveLength(1);
    expect([...new Set(statuses)]).toEqual(["waiting", "sent"]);
    expect(await waiting()).toEqual([]);
  });

  it("is sent with its trials, but without the cookies and the referrer that a browser would add", async () => {
    const participant = { prolificPid: "5fa9", studyId: null, sessionId: null };
    await finish(sampleSession({ participant }));
    const { url, init } = requests[0] ?? {};
    expect(url).toBe(URL);
    expect(init).toMatchObject({
      method: "POST",
      headers: { "Content-Type": "application/json" },
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
    const [body] = sentBodies();
    expect(body).toMatchObject({
      format: 1,
      kind: "step",
      session: ID,
      task: "stroop",
      version: "2.0.0",
      protocol: null,
      document: null,
      step: null,
      ids: { PROLIFIC_PID: "5fa9" },
      events: [{ what: "started" }],
    });
    expect(body.rows).toHaveLength(2);
    expect(body.rows[1]).toMatchObject({ trial: 2, rt_ms: null, prolific_pid: "5fa9" });
  });

  it("is sent to DataPipe as a trials file and an events file with separate names", async () => {
    process.env.NEXT_PUBLIC_SEND_URL = "";
    process.env.NEXT_PUBLIC_DATAPIPE_ID = "abc";
    fetching.mockImplementation(dataPipeHasIt);
    await finish();
    expect(requests[0]?.url).toBe("https://pipe.jspsych.org/api/data/");
    const [trials, events] = sentBodies();
    expect([trials, events]).toMatchObject([
      { experimentID: "abc", filename: `stroop_${ID}.csv` },
      { experimentID: "abc", filename: `stroop_${ID}_events.csv` },
    ]);
    const withType = (text: string) =>
      csvRecords(text).map((record) => ({ ...record, trial_type: "stroop" }));
    expect(csvRecords(trials.data)).toEqual(withType(sessionCsv(sampleSession())));
    expect(csvRecords(events.data)).toEqual(withType(eventsCsv(sampleSession())));
    expect(stateOf().status).toBe("sent");
  });

  it("is sent until DataPipe has both files; a file that DataPipe reports as existing counts as sent", async () => {
    process.env.NEXT_PUBLIC_SEND_URL = "";
    process.env.NEXT_PUBLIC_DATAPIPE_ID = "abc";
    fetching
      .mockImplementationOnce(dataPipeHasIt)
      .mockResolvedValueOnce(new Response("", { status: 500 }));
    await finish();
    expect(stateOf().status).toBe("failed");
    fetching
      .mockImplementation(dataPipeHasIt)
      .mockResolvedValueOnce(new Response('{"error":"OSF_FILE_EXISTS"}', { status: 400 }));
    await pass(5_000);
    expect(stateOf().status).toBe("sent");
    expect(sentBodies()).toHaveLength(4);
  });

  it("is sent with the same bytes in every attempt, even if a later release would write other bytes", async () => {
    fetching.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await finish();
    jest.clearAllTimers();
    jest.doMock("@/experiments/engine/data/csv", () => ({
      ...jest.requireActual("@/experiments/engine/data/csv"),
      sessionRecords: () => ["another"],
    }));
    here = page();
    jest.dontMock("@/experiments/engine/data/csv");
    await here.sendWaitingRuns();
    const [first, second] = requests.map(({ init }) => init.body);
    expect(second).toBe(first);
  });

  it("is sent from the memory of the page if the browser refuses storage", async () => {
    browser.refuseStorage();
    await finish();
    expect(requests).toHaveLength(1);
    expect(stateOf().status).toBe("sent");
  });

  it("is not sent after it has been erased", async () => {
    fetching.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await finish();
    await here.eraseSession(ID);
    await pass(60_000);
    expect(requests).toHaveLength(1);
    expect(stateOf().status).toBe("off");
  });
});

it("an unfinished session is not sent", async () => {
  await finish(sampleSession({ status: "running" }));
  expect(requests).toEqual([]);
});

it("a session that another release put into the outbox is sent with the stored bytes", async () => {
  await here.keepSession(sampleSession());
  const body = JSON.stringify({ format: 1, kind: "step", session: ID, task: "stroop" });
  const payload = { url: URL, body, digest: sha256(body) };
  await here.sessionsDevice.write(["outbox"], (transaction) =>
    transaction
      .objectStore("outbox")
      .put({ id: ID, payload, failures: 0, notBefore: 0, problem: null }, ID),
  );
  here = page();
  await here.sendWaitingRuns();
  expect(requests.map(({ init }) => init.body)).toEqual([body]);
  expect(stateOf().status).toBe("sent");
  expect(await waiting()).toEqual([]);
});

it("a session that was queued for another receiver is sent to the current receiver", async () => {
  fetching.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await finish();
  process.env.NEXT_PUBLIC_SEND_URL = "";
  process.env.NEXT_PUBLIC_DATAPIPE_ID = "abc";
  await here.runOutbox.sendDue();
  expect(sentBodies().at(-1)).toMatchObject({ experimentID: "abc" });
});

describe("the response of a receiver", () => {
  const respond = async (status: number, body: string | null) => {
    fetching.mockResolvedValueOnce(new Response(body, { status }));
    await finish();
    return stateOf();
  };

  it.each([
    [200, "", "200 no receipt"],
    [204, null, "204 no receipt"],
    [200, "<h1>Sign in</h1>", "200 no receipt"],
    [200, '{"ok":true}', "200 no receipt"],
    [200, '{"status":"queued"}', "200 no receipt"],
    [201, '{"message":"Success"}', "201 Success"],
  ])("leads to a retry if it does not contain a receipt: %d %s", async (status, body, message) => {
    expect(await respond(status, body)).toEqual({ status: "failed", message });
    await pass(5_000);
    expect(stateOf().status).toBe("sent");
  });

  it.each([
    [500, "", "500"],
    [503, "<html>", "503"],
    [429, '{"message":"slow down"}', "429 slow down"],
    [404, "", "404"],
    [403, "<h1>Blocked</h1>", "403"],
    [401, '{"errors":[{"code":"SIGN_IN"}]}', "401 SIGN_IN"],
    [409, "", "409"],
    [302, "", "302"],
    [400, '{"error":"CLOSED","message":"Closed"}', "400 CLOSED Closed"],
    [400, "null", "400"],
    [400, '{"message":{"a":1}}', "400"],
    [400, '{"errors":[]}', "400"],
    [400, '{"errors":[{"code":"A"', "400"],
  ])("leads to a retry if it is not a final refusal: %d %s", async (status, body, message) => {
    expect(await respond(status, body)).toEqual({ status: "failed", message });
    await pass(5_000);
    expect(stateOf().status).toBe("sent");
  });

  it.each([
    [403, '{"errors":[{"code":"PROTOCOL"}]}', "403 PROTOCOL"],
    [422, '{"errors":[{"code":"A","message":"Too late."},{"code":"B"}]}', "422 Too late. B"],
  ])("stops further attempts if it is a final refusal: %d %s", async (status, body, message) => {
    expect(await respond(status, body)).toEqual({ status: "refused", message });
    await here.sendWaitingRuns();
    await pass(60_000);
    expect(requests).toHaveLength(1);
    expect(await waiting()).toEqual([ID]);
  });

  it("leads to a new attempt after the next page load if the response is a refusal", async () => {
    await respond(404, '{"errors":[{"code":"NOT_FOUND"}]}');
    here = page();
    await here.sendWaitingRuns();
    expect(stateOf().status).toBe("sent");
  });

  it("delays the next attempt if the response has a Retry-After header", async () => {
    const headers = { "Retry-After": "60" };
    fetching.mockResolvedValueOnce(new Response("", { status: 429, headers }));
    await finish();
    await pass(59_000);
    expect(requests).toHaveLength(1);
    await pass(1_000);
    expect(stateOf().status).toBe("sent");
  });

  it("does not arrive if the connection fails, and the status then displays the browser's error message", async () => {
    fetching.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await finish();
    expect(stateOf()).toEqual({ status: "failed", message: "Failed to fetch" });
  });
});
