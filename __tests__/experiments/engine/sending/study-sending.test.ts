/** @jest-environment node */
import { IDBObjectStore } from "fake-indexeddb";
import { newBrowser, openPage, pass, settle } from "@/__tests__/fake-browser";
import {
  answerWaitLeft,
  deliveryState,
  exitShown,
} from "@/experiments/study/participation/exit-shown";
import {
  left,
  type Participation,
  withRun,
  withStepDone,
} from "@/experiments/study/participation/participation";
import {
  fakeReceiver,
  runOf,
  SENT_DOCUMENT,
  STEPS,
  sentParticipation,
  sha256,
} from "../../sent-participation";

const NOW = Date.parse("2026-11-25T12:00:00Z");
const ID = "a1b2c3d4e5f6";

const openTab = () =>
  openPage(() => ({
    ...(require("@/experiments/engine/sending/record-outbox.client") as typeof import("@/experiments/engine/sending/record-outbox.client")),
    ...(require("@/experiments/engine/sending/record-item") as typeof import("@/experiments/engine/sending/record-item")),
    ...(require("@/experiments/study/participation/participation-sending.client") as typeof import("@/experiments/study/participation/participation-sending.client")),
    ...(require("@/experiments/study/participation/participation-store.client") as typeof import("@/experiments/study/participation/participation-store.client")),
  }));

type Tab = ReturnType<typeof openTab>;

let browser: ReturnType<typeof newBrowser>;
let receiver: ReturnType<typeof fakeReceiver>;
let tab: Tab;
let bodies: string[];
/** Answers a request. By default, the connection works and the simulated receiver stores each record. */
let line: (body: string) => Response | Promise<Response>;

const cut = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => {
  browser = newBrowser(NOW);
  receiver = fakeReceiver();
  bodies = [];
  line = receiver.take;
  const fetch = async (_: string, { body }: RequestInit) => {
    bodies.push(String(body));
    return line(String(body));
  };
  Object.assign(globalThis, { fetch });
  process.env.NEXT_PUBLIC_SEND_URL = "https://data.lab.example/sessions";
  tab = openTab();
});

afterEach(() => {
  delete process.env.NEXT_PUBLIC_SEND_URL;
  delete process.env.NEXT_PUBLIC_DATAPIPE_ID;
  delete process.env.NEXT_PUBLIC_SEND_RECEIPTS;
});

/** Finishes a step of a participation in the same way as the page of a study. */
async function finish(participation: Participation, step: string, on = tab) {
  const done = withStepDone(withRun(participation, runOf(participation.id, step)), null);
  const record = on.recordOfStep(done, step);
  const next = record?.participation ?? done;
  await record?.queue();
  await on.keepParticipation(next);
  await settle();
  return next;
}

async function finishAll(participation = sentParticipation(ID), on = tab) {
  let next = participation;
  for (const step of STEPS) next = await finish(next, step, on);
  return next;
}

const stateOf = async (participation: Participation, on = tab) => {
  const items = on.recordOutbox.state.get().items.filter(({ session }) => session === ID);
  return deliveryState(participation, await on.receiptsOf(ID), items, Date.now());
};

const shownTo = async (participation: Participation, on = tab) =>
  exitShown(
    participation.content,
    participation.ending ?? "left",
    await stateOf(participation, on),
    ["app.prolific.com"],
  );

it("a rehearsal sends marked records and an end without a code, and can be withdrawn", async () => {
  const whose = { format: 2, person: ID, rehearsal: true } as const;
  const begun = sentParticipation(ID, { ...whose, visit: null });
  const run = { ...runOf(ID, "a"), ...whose };
  const done = withStepDone(withRun(begun, run), "screenedOut");
  const record = tab.recordOfStep(done, "a");
  if (!record) throw new Error("The step has no record.");
  await record.queue();
  const content = {
    ...SENT_DOCUMENT,
    delivery: { exits: { screenedOut: { code: "OUT" }, unsent: { code: "WAIT" } } },
  };
  const participation = { ...record.participation, content };
  const state = await stateOf(participation);
  const shown = exitShown(content, "screenedOut", state, [], participation.rehearsal);
  await tab.tellEnd(participation, shown);
  await settle();
  const [step] = receiver.of(ID, "step");
  expect(step).toMatchObject({ rehearsal: true, rows: run.rows.map(() => ({ rehearsal: true })) });
  expect(receiver.of(ID, "end")).toMatchObject([{ rehearsal: true, code: null }]);

  await tab.withdrawParticipation(participation);
  await settle();
  expect(receiver.withdrawn).toContain(ID);
  expect(receiver.of(ID, "step")).toEqual([]);
});

describe("a finished step", () => {
  it("is sent with the same bytes until the receiver acknowledges the record of the step", async () => {
    line = cut;
    const participation = await finish(sentParticipation(ID), "a");
    await pass(40_000);
    line = receiver.take;
    await pass(120_000);
    expect(bodies.length).toBeGreaterThan(2);
    expect(new Set(bodies).size).toBe(1);
    expect(sha256(bodies[0] ?? "")).toBe(participation.sending?.records.a);
    expect(receiver.of(ID, "step")).toHaveLength(1);
  });

  it("is sent as a record with the ids of the study, the order of steps, the rows and the flags", async () => {
    await finish(sentParticipation(ID), "b");
    expect(JSON.parse(bodies[0] ?? "")).toMatchObject({
      format: 1,
      kind: "step",
      session: ID,
      step: "b",
      place: 2,
      protocol: "1".repeat(64),
      document: "2".repeat(64),
      order: STEPS,
      flags: { untrusted: 0 },
      rows: [{ step: "b" }, { rt_ms: null }],
    });
  });

  it("does not count as delivered if the receipt is a hash of other bytes than the sent ones", async () => {
    line = () => Response.json({ ok: true, receipt: "0".repeat(12) });
    const participation = await finishAll();
    expect(await stateOf(participation)).toMatchObject({ at: "sending", arrived: 0 });
    line = receiver.take;
    await pass(10_000);
    expect((await stateOf(participation)).at).toBe("arrived");
  });

  it.each([
    ["a sign-in page of the network", () => new Response("<h1>Sign in</h1>")],
    ["an empty response", () => new Response(null, { status: 204 })],
    ["a success without a receipt", () => Response.json({ ok: true })],
    ["a failure", () => Response.json({ ok: false })],
    ["errors with the status 200", () => Response.json({ errors: [{ code: "FULL" }] })],
  ])("is sent again before the code is displayed if the response is %s", async (_, answer) => {
    line = answer;
    const participation = await finishAll();
    expect(await stateOf(participation)).toMatchObject({ at: "sending", arrived: 0 });
    expect(await shownTo(participation)).toEqual({ at: "withheld", why: "pending" });
    line = receiver.take;
    await pass(10_000);
    expect(await shownTo(participation)).toMatchObject({ code: "DONE" });
  });

  it("counts as delivered without a receipt if the build states that its receiver does not send receipts", async () => {
    process.env.NEXT_PUBLIC_SEND_RECEIPTS = "none";
    line = () => new Response("", { status: 201 });
    expect((await stateOf(await finishAll())).at).toBe("arrived");
  });

  it.each([
    "Fatal error: Uncaught PDOException",
    "Connection failed: Access denied for user",
    "Internal server error",
    '"Error: disk full"',
    '{"message":"Service unavailable"}',
    '{"errorMessage":"Task timed out","errorType":"Timeout"}',
  ])(
    "does not count as delivered if a receiver without receipts responds with status 200 and the text %s",
    async (said) => {
      process.env.NEXT_PUBLIC_SEND_RECEIPTS = "none";
      line = () => new Response(said);
      expect((await stateOf(await finishAll())).at).toBe("sending");
    },
  );

  it.each(["OK", "Saved", "No errors", "2 rows, 0 errors", '{"message":"stored without error"}'])(
    "counts as delivered if a receiver without receipts responds with the text %s",
    async (said) => {
      process.env.NEXT_PUBLIC_SEND_RECEIPTS = "none";
      line = () => new Response(said);
      expect((await stateOf(await finishAll())).at).toBe("arrived");
    },
  );

  it("counts as refused if a response 409 has an error code of the receiver; after any other 409 it is sent again", async () => {
    const errors = [{ code: "CLOSED", message: "This study is closed." }];
    line = () => new Response("<h1>Conflict</h1>", { status: 409 });
    const participation = await finishAll();
    expect(await stateOf(participation)).toMatchObject({ at: "sending" });
    line = () => Response.json({ errors }, { status: 409 });
    await pass(10_000);
    expect(await stateOf(participation)).toMatchObject({
      at: "late",
      isRefused: true,
      message: "409 This study is closed.",
    });
  });

  it("counts as delivered if DataPipe has a file of the same name, because the name contains id and digest", async () => {
    line = cut;
    const participation = await finishAll();
    process.env.NEXT_PUBLIC_SEND_URL = "";
    process.env.NEXT_PUBLIC_DATAPIPE_ID = "abc";
    line = () => Response.json({ error: "OSF_FILE_EXISTS" }, { status: 400 });
    tab = openTab();
    await tab.sendWaitingSteps();
    expect((await stateOf(participation)).at).toBe("arrived");
    const { filename, data } = JSON.parse(bodies.at(-1) ?? "");
    expect(filename).toMatch(new RegExp(`^${ID}_[a-d]_[0-9a-f]{12}\\.json$`));
    expect(JSON.parse(data)).toMatchObject({ kind: "step", session: ID });
    const record = data.replace('"trial_type":"protocole",', "");
    expect(filename).toContain(sha256(record).slice(0, 12));
  });

  it("is sent again only after the delay that the receiver requests", async () => {
    const headers = { "Retry-After": "60" };
    line = () => new Response("", { status: 503, headers });
    await finish(sentParticipation(ID), "a");
    line = receiver.take;
    await pass(59_000);
    expect(bodies).toHaveLength(1);
    await pass(2_000);
    expect(receiver.of(ID, "step")).toHaveLength(1);
  });

  it("is sent by the next page if this page was closed before the step was in the outbox", async () => {
    const done = withStepDone(withRun(sentParticipation(ID), runOf(ID, "a")), null);
    await tab.keepParticipation(tab.recordOfStep(done, "a")?.participation ?? done);
    tab = openTab();
    await tab.sendWaitingSteps();
    await settle();
    expect(receiver.of(ID, "step")).toHaveLength(1);
  });

  it("is stored once if two tabs send the same record, and twice if their records of the step differ", async () => {
    const other = openTab();
    await Promise.all([
      finish(sentParticipation(ID), "a"),
      finish(sentParticipation(ID), "a", other),
    ]);
    expect(receiver.of(ID, "step")).toHaveLength(1);
    const run = { ...runOf(ID, "a"), seed: 7 };
    await other.recordOfStep(withRun(sentParticipation(ID), run), "a")?.queue();
    await settle();
    expect(receiver.of(ID, "step")).toHaveLength(2);
  });

  it("is sent from the memory of the page if the browser refuses to store data", async () => {
    browser.refuseStorage();
    const participation = await finishAll();
    expect(receiver.of(ID, "step")).toHaveLength(4);
    expect((await stateOf(participation)).at).toBe("arrived");
  });

  it("is not sent if the study does not send its data", async () => {
    const { sending: _, ...silent } = sentParticipation(ID);
    expect(tab.recordOfStep(withRun(silent, runOf(ID, "a")), "a")).toBeNull();
  });
});

describe("the completion code of an exit", () => {
  it("appears after the receiver has acknowledged every step, and is sent with the receipt of the session", async () => {
    line = cut;
    const participation = await finishAll();
    expect(await shownTo(participation)).toEqual({ at: "withheld", why: "pending" });
    line = receiver.take;
    await pass(10_000);
    const shown = await shownTo(participation);
    expect(shown).toMatchObject({
      exit: "completed",
      code: "DONE",
      url: "https://app.prolific.com/done",
    });
    const told = await tab.tellEnd(participation, shown);
    await settle();
    const digests = STEPS.map((step) => participation.sending?.records[step]);
    expect(receiver.of(ID, "end")).toEqual([
      {
        format: 1,
        kind: "end",
        session: ID,
        protocol: "1".repeat(64),
        document: "2".repeat(64),
        exit: "completed",
        code: "DONE",
        steps: 4,
        receipt: sha256(digests.join("")).slice(0, 12),
      },
    ]);
    expect(told.sending?.given).toMatchObject([{ exit: "completed", code: "DONE" }]);
    expect(tab.receiptCode(participation)).toBe(`${ID}-${sha256(digests.join("")).slice(0, 12)}`);
  });

  it("does not appear while the data of the last step are being sent", async () => {
    let participation = sentParticipation(ID);
    for (const step of STEPS.slice(0, 3)) participation = await finish(participation, step);
    line = cut;
    participation = await finish(participation, "d");
    expect(await stateOf(participation)).toEqual({ at: "sending", arrived: 3, of: 4 });
    expect(await shownTo(participation)).toEqual({ at: "withheld", why: "pending" });
  });

  it("is displayed after the delivery; a minute without delivery displays the code for unsent data instead", async () => {
    line = cut;
    const participation = await finishAll();
    await pass(59_000);
    expect(await shownTo(participation)).toMatchObject({ why: "pending" });
    await pass(1_000);
    expect(await shownTo(participation)).toMatchObject({ exit: "unsent", code: "WAIT" });
    line = receiver.take;
    await pass(600_000);
    expect(await shownTo(participation)).toMatchObject({ exit: "completed", code: "DONE" });
  });

  it.each([
    ["60 s at the end of the study", 0, 60_000],
    ["40 s if 20 s have passed", 20_000, 40_000],
    ["0 s if an hour has passed", 3_600_000, 0],
    ["60 s if the clock was set back by a day in the meantime", -86_400_000, 60_000],
  ])("waits for the delivery of the data for %s", (_, passed, left) => {
    expect(answerWaitLeft(new Date(NOW).toISOString(), NOW + passed)).toBe(left);
  });

  const arrived = { at: "arrived" } as const;
  const document = (changes: object) => ({ ...SENT_DOCUMENT, ...changes });

  it.each([
    ["the data are not sent", SENT_DOCUMENT, { at: "off" }, "nobody"],
    ["no controller is named", document({ information: { contact: "a" } }), arrived, "unnamed"],
    ["no contact is named", document({ information: { controller: "a" } }), arrived, "unnamed"],
    ["the data are withdrawn", SENT_DOCUMENT, { at: "withdrawn" }, "withdrawn"],
  ] as const)("is not displayed if %s", (_, content, state, why) => {
    expect(exitShown(content, "completed", state, [])).toEqual({ at: "withheld", why });
  });

  it("is displayed with a return link only if the build allows the host of the link", () => {
    expect(exitShown(SENT_DOCUMENT, "completed", arrived, [])).toMatchObject({
      url: null,
      otherHost: "app.prolific.com",
    });
  });

  it("is displayed without its link if the link contains a user name, which looks like a host", () => {
    const url = "https://app.prolific.com.example@app.prolific.com/done";
    const content = document({ delivery: { exits: { completed: { url } } } });
    expect(exitShown(content, "completed", arrived, ["app.prolific.com"])).toMatchObject({
      url: null,
    });
  });

  it("is displayed immediately to a participant who declined to take part, and who therefore sends no data", () => {
    expect(exitShown(SENT_DOCUMENT, "declined", { at: "off" }, [])).toMatchObject({ code: "NO" });
  });

  it("is not displayed to a participant who left; an end record informs the receiver of the departure", async () => {
    const participation = left(await finish(sentParticipation(ID), "a"));
    const shown = await shownTo(participation);
    expect(shown).toEqual({ at: "none" });
    await tab.tellEnd(participation, shown);
    await settle();
    expect(receiver.of(ID, "end")).toMatchObject([{ exit: "left", code: null, steps: 1 }]);
  });
});

describe("a withdrawal of data", () => {
  it("removes unsent data, and makes the receiver delete the sent data, even after a lost connection", async () => {
    let participation = await finish(sentParticipation(ID), "a");
    line = cut;
    participation = await finish(participation, "b");
    await tab.withdrawParticipation(participation);
    await settle();
    expect((await stateOf(participation)).at).toBe("withdrawing");
    line = receiver.take;
    bodies = [];
    browser.goOnline();
    await pass(40_000);
    expect(bodies.map((body) => JSON.parse(body).kind)).toEqual(["withdrawal"]);
    expect(receiver.stored.size).toBe(0);
    expect((await stateOf(participation)).at).toBe("withdrawn");
  });

  it("is sent once, even if the participant requests the withdrawal several times", async () => {
    const participation = await finishAll();
    await tab.withdrawParticipation(participation);
    await settle();
    await openTab().withdrawParticipation(participation);
    await settle();
    expect(bodies.filter((body) => JSON.parse(body).kind === "withdrawal")).toHaveLength(1);
  });

  it("in one tab prevents the sending of steps that another tab finishes later", async () => {
    const participation = await finish(sentParticipation(ID), "a");
    await openTab().withdrawParticipation(participation);
    await settle();
    bodies = [];
    await finish(participation, "b");
    expect(receiver.stored.size).toBe(0);
    expect(bodies).toEqual([]);
  });

  it("is not sent if the participation has not sent data", async () => {
    await tab.withdrawParticipation(sentParticipation(ID));
    await settle();
    expect(bodies).toEqual([]);
  });

  it("made with a receipt code on another device also prevents the completion code on this device", async () => {
    line = cut;
    const participation = await finishAll();
    receiver.take(JSON.stringify({ kind: "withdrawal", session: ID }));
    line = receiver.take;
    await pass(10_000);
    expect(await shownTo(participation)).toEqual({ at: "withheld", why: "withdrawn" });
  });
});

it("data that were erased from the device are not sent later", async () => {
  line = cut;
  const participation = await finish(sentParticipation(ID), "a");
  await tab.dropUnsent(participation);
  await tab.eraseParticipation(ID);
  line = receiver.take;
  await openTab().sendWaitingSteps();
  await pass(60_000);
  expect(receiver.stored.size).toBe(0);
});

describe("the deletion of all records on the device", () => {
  const onDevice = async () => {
    const items = (await openTab().stillUnsent(
      0,
    )) as import("@/experiments/engine/sending/record-outbox.client").Unsent;
    return { withdrawals: items.withdrawals.length, others: items.others };
  };

  it("keeps only an unsent withdrawal, and removes the withdrawal after its delivery", async () => {
    let participation = await finish(sentParticipation(ID), "a");
    line = cut;
    participation = await finish(participation, "b");
    await finish(sentParticipation("b2b2b2b2b2b2"), "c");
    await tab.withdrawParticipation(participation);
    await settle();
    expect(await tab.eraseRecords()).toBe(true);
    await tab.eraseAllParticipations();
    expect(await onDevice()).toEqual({ withdrawals: 1, others: 0 });
    expect(receiver.of(ID, "step")).toHaveLength(1);
    line = receiver.take;
    bodies = [];
    tab = openTab();
    await tab.sendWaitingSteps();
    await settle();
    expect(bodies.map((body) => JSON.parse(body).kind)).toEqual(["withdrawal"]);
    expect(receiver.stored.size).toBe(0);
    expect(await onDevice()).toEqual({ withdrawals: 0, others: 0 });
    expect(await openTab().receiptsOf(ID)).toEqual([]);
  });

  it("keeps a withdrawal that the device refused to store in the page's memory, and still sends it", async () => {
    browser.refuseStorage();
    const participation = await finish(sentParticipation(ID), "a");
    line = cut;
    await tab.withdrawParticipation(participation);
    await settle();
    await tab.eraseRecords();
    line = receiver.take;
    await pass(40_000);
    expect([...receiver.withdrawn]).toEqual([ID]);
  });

  it("follows an attempt to send the unsent records, which returns the records that did not arrive", async () => {
    line = cut;
    const participation = await finish(sentParticipation(ID), "a");
    await tab.withdrawParticipation(participation);
    await settle();
    const [withdrawal] = (await tab.stillUnsent(0)).withdrawals;
    expect(withdrawal && tab.codeOfWithdrawal(withdrawal)).toBe(tab.receiptCode(participation));
    line = receiver.take;
    expect(await tab.stillUnsent(0)).toEqual({ withdrawals: [], others: 0 });
  });

  it("removes the database if no withdrawal remains unsent, and does not restore a record that was being sent", async () => {
    let answer = (_: Response) => {};
    line = () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      });
    await finish(sentParticipation(ID), "a");
    const other = openTab();
    expect(await other.eraseRecords()).toBe(true);
    answer(new Response("", { status: 500 }));
    await pass(10_000);
    expect(await onDevice()).toEqual({ withdrawals: 0, others: 0 });
  });

  it("leaves the receipt of data that another tab was sending only in that tab", async () => {
    let answer = () => {};
    line = (body) =>
      new Promise<Response>((resolve) => {
        answer = () => resolve(receiver.take(body));
      });
    await finish(sentParticipation(ID), "a");
    expect(await openTab().eraseRecords()).toBe(true);
    answer();
    await pass(10_000);
    expect(await openTab().receiptsOf(ID)).toEqual([]);
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(
      "protocole-records",
    );
    expect(await tab.receiptsOf(ID)).toHaveLength(1);
  });
});

it("a participation that another tab erased is not restored when this tab records the completion code", async () => {
  await finishAll();
  const other = openTab();
  const [read] = (await other.readParticipations()) as [Participation];
  const shown = await shownTo(read, other);
  expect(shown).toMatchObject({ code: "DONE" });
  await tab.eraseParticipation(ID);
  await other.tellEnd(read, shown);
  expect(await openTab().readParticipations()).toEqual([]);
});

it("a step that was finished but not queued is not sent later if another device withdrew the session", async () => {
  receiver.take(JSON.stringify({ kind: "withdrawal", session: ID }));
  const participation = await finish(sentParticipation(ID), "a");
  const done = withStepDone(withRun(participation, runOf(ID, "b")), null);
  await tab.keepParticipation(tab.recordOfStep(done, "b")?.participation ?? done);
  bodies = [];
  await openTab().sendWaitingSteps();
  await settle();
  expect(bodies).toEqual([]);
});

describe("a participation that is erased while the browser refuses storage", () => {
  const refuseErasing = () => {
    jest.spyOn(IDBObjectStore.prototype, "delete").mockImplementation(() => {
      throw new DOMException("denied", "UnknownError");
    });
  };

  it("counts as erased if the device never stored the participation", async () => {
    browser.refuseStorage();
    expect(await tab.eraseParticipation(ID)).toBe(true);
    await tab.keepParticipation(sentParticipation(ID));
    expect(await tab.eraseParticipation(ID)).toBe(true);
  });

  it("does not count as erased if this page stored the participation earlier", async () => {
    await tab.keepParticipation(sentParticipation(ID));
    refuseErasing();
    expect(await tab.eraseParticipation(ID)).toBe(false);
  });

  it("does not count as erased if an earlier visit stored the participation", async () => {
    await tab.keepParticipation(sentParticipation(ID));
    const later = openTab();
    await later.readParticipations();
    refuseErasing();
    expect(await later.eraseParticipation(ID)).toBe(false);
  });
});
