import { checkProtocol } from "@/experiments/study/document/check";
import { type Delivery, launchState } from "@/experiments/study/document/launch-state";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { APPS_HERE, aDocument, withStep } from "./a-document";

const NOWHERE: Delivery = { host: null, isSent: false, canBalance: false, returnHosts: [] };
const NOT_LISTED: Delivery = {
  host: "data.lab.example",
  isSent: false,
  canBalance: true,
  returnHosts: [],
};
const SENT: Delivery = {
  host: "data.lab.example",
  isSent: true,
  canBalance: true,
  returnHosts: ["app.prolific.com"],
};

const INFORMATION = {
  controller: "Decision Laboratory",
  contact: "decision@lab.example",
  purpose: "To learn.",
  payment: "£2.",
  risks: "None.",
  legalBasis: "Consent.",
  retention: "Ten years.",
  rights: "All of them.",
  complaint: "To the authority.",
};
const PROLIFIC = ["PROLIFIC_PID", "STUDY_ID", "SESSION_ID"];
const COMPLETED = {
  completed: { code: "C1", url: "https://app.prolific.com/submissions/complete?cc=C1" },
};

function checked(document: object): ProtocolDocument {
  const found = checkProtocol(document, APPS_HERE);
  if ("faults" in found) throw new Error(JSON.stringify(found.faults));
  return found.document;
}

const complete = (changes: object = {}) =>
  checked(
    aDocument({
      language: "en",
      information: INFORMATION,
      delivery: { ids: PROLIFIC, exits: COMPLETED },
      ...changes,
    }),
  );

const summary = ({ rows }: ReturnType<typeof launchState>) =>
  rows.map(({ id, state, why }) => `${id} ${state} ${why}`);

it("a study that was not rehearsed runs, and its rehearsal is the last step that the page proposes", () => {
  const missing = launchState(complete(), SENT, { isRehearsed: false });
  expect(summary(missing).at(-1)).toBe("rehearsal short missing");
  expect(missing).toMatchObject({ done: 4, next: { id: "rehearsal" }, isCollecting: true });
  const done = launchState(complete(), SENT, { isRehearsed: true });
  expect(summary(done).at(-1)).toBe("rehearsal done done");
  expect(done).toMatchObject({ done: 5, next: null });
  const unstated = complete({ information: { ...INFORMATION, rights: undefined } });
  expect(launchState(unstated, SENT, { isRehearsed: false }).next).toMatchObject({ id: "texts" });
});

it("a study is ready if it sends its data and leads participants back to Prolific", () => {
  const state = launchState(complete(), SENT);
  expect(summary(state)).toEqual([
    "texts done complete",
    "controller done named",
    "data done sent",
    "return done link",
  ]);
  expect(state).toMatchObject({ done: 4, next: null, isCollecting: true });
});

it.each([
  ["without a data server", NOWHERE, "noReceiver"],
  ["that the data server does not list", NOT_LISTED, "notListed"],
])("a study %s collects no data, and the next step concerns the data", (_, delivery, why) => {
  const state = launchState(complete(), delivery);
  expect(state.next).toMatchObject({ id: "data", state: "open", why });
  expect(state.isCollecting).toBe(false);
});

it("the next step that the page proposes for a study without a controller or a contact is the missing field", () => {
  const without = (field: "controller" | "contact") =>
    launchState(complete({ information: { ...INFORMATION, [field]: undefined } }), SENT).next;
  expect(without("controller")).toMatchObject({ field: "information.controller" });
  expect(without("contact")).toMatchObject({ field: "information.contact" });
});

it("an incomplete information sheet is reported, but does not prevent the collection of data", () => {
  const state = launchState(complete({ information: { ...INFORMATION, rights: undefined } }), SENT);
  expect(state.next).toMatchObject({ id: "texts", state: "short", field: "information.rights" });
  expect(state.isCollecting).toBe(true);
});

it("a study in two languages reports the fields that have one text for both, until these are in both", () => {
  const inBoth = (text: string) => ({ en: text, fr: `${text} (fr)` });
  const written = Object.fromEntries(
    Object.entries(INFORMATION).map(([field, text]) => [field, inBoth(text)]),
  );
  const row = (information: object, language?: string) =>
    launchState(complete({ information, language }), SENT).rows[0];
  expect(row({ ...written, rights: "All of them.", risks: "None." })).toMatchObject({
    state: "short",
    why: "oneText",
    field: "information.risks",
    incomplete: ["risks", "rights"],
  });
  // A name can be the same in both languages.
  expect(row({ ...written, controller: "Decision Laboratory" })).toMatchObject({ state: "done" });
  expect(row(INFORMATION, "fr")).toMatchObject({ state: "done", why: "complete" });
});

it("a study whose rule ends a session early needs a completion code for this exit", () => {
  const rule = { if: { measure: "stroop.accuracy", below: 0.6 }, exit: "screenedOut" };
  const { steps } = withStep(1, { leave: [rule] });
  const information = { ...INFORMATION, earlyEnd: "Half of it." };
  expect(launchState(complete({ steps, information }), SENT).next).toMatchObject({
    id: "return",
    state: "short",
    field: "delivery.exits.screenedOut.code",
  });
});

it("a completion link to a host that the site does not allow is sufficient only together with a code", () => {
  const elsewhere = { ...SENT, returnHosts: [] };
  const row = (exits: object) =>
    launchState(complete({ delivery: { ids: PROLIFIC, exits } }), elsewhere).next;
  expect(row(COMPLETED)).toMatchObject({ state: "short", returnHost: "app.prolific.com" });
  expect(row({ completed: { url: COMPLETED.completed.url } })).toMatchObject({ state: "open" });
});

it("a study without a recruitment service does not need a completion link", () => {
  const state = launchState(complete({ delivery: undefined }), SENT);
  expect(state.rows).toHaveLength(3);
  expect(state.next).toBeNull();
});

it("participants under 18 cannot take part on the site, but they can take part in JATOS", () => {
  const minors = complete({ information: { ...INFORMATION, minimumAge: 12 } });
  expect(launchState(minors, SENT)).toMatchObject({
    isCollecting: false,
    next: { id: "data", why: "minors" },
  });
  expect(launchState(minors, SENT, { place: "jatos" }).next).toBeNull();
});

it("the command for a lab collects the data without a server, and balances groups", () => {
  const balanced = complete({
    conditions: ["a", "b"],
    assignment: "balanced",
    delivery: undefined,
  });
  const rows = summary(launchState(balanced, NOWHERE, { place: "lab" }));
  expect(rows).toContain("data done lab");
  expect(rows).toContain("groups done lab");
});

it("an archive without a receiver is ready for a laboratory, but not for participants of Prolific", () => {
  const place = { place: "archive" } as const;
  expect(launchState(complete({ delivery: undefined }), NOWHERE, place).next).toBeNull();
  expect(launchState(complete(), NOWHERE, place).next).toMatchObject({
    id: "data",
    field: "delivery.receiver",
  });
  const receiver = "https://data.lab.example/sessions";
  const sends = complete({ delivery: { ids: PROLIFIC, exits: COMPLETED, receiver } });
  expect(launchState(sends, NOWHERE, place).next).toBeNull();
});

it("the next step that the page proposes for a study with a fault, or without steps, is the correction", () => {
  expect(launchState(complete(), SENT, { fault: "steps.1.parameters.trials" })).toMatchObject({
    next: { id: "texts", why: "faults", field: "steps.1.parameters.trials" },
    isCollecting: false,
  });
  expect(launchState(null, SENT).next).toMatchObject({ id: "texts", why: "noSteps" });
});

describe("balanced groups", () => {
  const GROUPS = { conditions: ["a", "b"], assignment: "balanced" };
  const groupsOf = (...[document, ...facts]: Parameters<typeof launchState>) =>
    summary(launchState(document, ...facts)).filter((row) => row.startsWith("groups"));
  const archived = (delivery: object | undefined) =>
    groupsOf(complete({ ...GROUPS, delivery }), NOWHERE, { place: "archive" });

  it("are mentioned only in studies that have them", () => {
    expect(groupsOf(complete({ conditions: ["a", "b"] }), SENT)).toEqual([]);
    expect(groupsOf(complete(GROUPS), SENT)).toEqual(["groups done server"]);
  });

  it("are drawn where no data server can balance them, which the panel states although the study runs", () => {
    expect(groupsOf(complete(GROUPS), NOWHERE)).toEqual(["groups short noServer"]);
    expect(groupsOf(complete(GROUPS), NOT_LISTED)).toEqual(["groups short noServer"]);
    const datapipe = launchState(complete(GROUPS), { ...SENT, canBalance: false });
    expect(datapipe).toMatchObject({ next: { id: "groups", why: "cannot" }, isCollecting: true });
  });

  it("are balanced in JATOS", () => {
    expect(groupsOf(complete(GROUPS), NOWHERE, { place: "jatos" })).toEqual(["groups done jatos"]);
  });

  it("need numbered participants in a standalone archive without a data server", () => {
    expect(archived(undefined)).toEqual(["groups short noNumbers"]);
    expect(archived({ ids: ["participant"] })).toEqual(["groups done list"]);
    const orders = complete({ assignment: "balanced", order: "latin-square" });
    expect(groupsOf(orders, NOWHERE, { place: "archive" })).toEqual(["groups short noList"]);
    const receiver = "https://data.lab.example/sessions";
    expect(archived({ receiver })).toEqual(["groups done archiveServer"]);
    expect(archived({ receiver, receipts: "none" })).toEqual(["groups short cannot"]);
  });
});
