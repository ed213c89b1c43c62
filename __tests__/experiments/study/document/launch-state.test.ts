import { checkProtocol } from "@/experiments/study/document/check";
import { type Delivery, launchState } from "@/experiments/study/document/launch-state";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { APPS_HERE, aDocument, withStep } from "./a-document";

const NOWHERE: Delivery = { host: null, isSent: false, returnHosts: [] };
const NOT_LISTED: Delivery = { host: "data.lab.example", isSent: false, returnHosts: [] };
const SENT: Delivery = {
  host: "data.lab.example",
  isSent: true,
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
      information: INFORMATION,
      delivery: { ids: PROLIFIC, exits: COMPLETED },
      ...changes,
    }),
  );

const summary = ({ rows }: ReturnType<typeof launchState>) =>
  rows.map(({ id, state, why }) => `${id} ${state} ${why}`);

it("a study whose data are sent and that leads back to Prolific is ready", () => {
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
])("a study %s collects nothing, and its next step is where the data go", (_, delivery, why) => {
  const state = launchState(complete(), delivery);
  expect(state.next).toMatchObject({ id: "data", state: "open", why });
  expect(state.isCollecting).toBe(false);
});

it("a study without a controller or a contact leads to the missing field, since its code is withheld", () => {
  const without = (field: "controller" | "contact") =>
    launchState(complete({ information: { ...INFORMATION, [field]: undefined } }), SENT).next;
  expect(without("controller")).toMatchObject({ field: "information.controller" });
  expect(without("contact")).toMatchObject({ field: "information.contact" });
});

it("missing lines of the information sheet fall short, but do not prevent the collection", () => {
  const state = launchState(complete({ information: { ...INFORMATION, rights: undefined } }), SENT);
  expect(state.next).toMatchObject({ id: "texts", state: "short", field: "information.rights" });
  expect(state.isCollecting).toBe(true);
});

it("a participant who is sent away by a rule needs a code", () => {
  const rule = { if: { measure: "stroop.accuracy", below: 0.6 }, exit: "screenedOut" };
  const { steps } = withStep(1, { leave: [rule] });
  const information = { ...INFORMATION, earlyEnd: "Half of it." };
  expect(launchState(complete({ steps, information }), SENT).next).toMatchObject({
    id: "return",
    state: "short",
    field: "delivery.exits.screenedOut.code",
  });
});

it("a return that this site may not make falls short with a code, and is open without one", () => {
  const elsewhere = { ...SENT, returnHosts: [] };
  const row = (exits: object) =>
    launchState(complete({ delivery: { ids: PROLIFIC, exits } }), elsewhere).next;
  expect(row(COMPLETED)).toMatchObject({ state: "short", returnHost: "app.prolific.com" });
  expect(row({ completed: { url: COMPLETED.completed.url } })).toMatchObject({ state: "open" });
});

it("a study without a recruiter does not ask for a link back to one", () => {
  const state = launchState(complete({ delivery: undefined }), SENT);
  expect(state.rows).toHaveLength(3);
  expect(state.next).toBeNull();
});

it("participants under 18 cannot take part on a site, but in JATOS", () => {
  const minors = complete({ information: { ...INFORMATION, minimumAge: 12 } });
  expect(launchState(minors, SENT)).toMatchObject({
    isCollecting: false,
    next: { id: "data", why: "minors" },
  });
  expect(launchState(minors, SENT, { place: "jatos" }).next).toBeNull();
});

it("an archive without a receiver suits the laboratory, but not the participants of Prolific", () => {
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

it("a study with a fault, or without steps, has to be corrected first", () => {
  expect(launchState(complete(), SENT, { fault: "steps.1.parameters.trials" })).toMatchObject({
    next: { id: "texts", why: "faults", field: "steps.1.parameters.trials" },
    isCollecting: false,
  });
  expect(launchState(null, SENT).next).toMatchObject({ id: "texts", why: "noSteps" });
});
