import { completeIds } from "@/experiments/study/payment/complete-ids";
import { copiedIds } from "@/experiments/study/payment/copied-ids";
import { paymentLists } from "@/experiments/study/payment/payment-lists";
import { PAYMENT_LISTS } from "@/experiments/study/payment/place-submission";
import { prolificRows } from "@/experiments/study/reading/prolific";
import type { ProlificRow } from "@/experiments/study/reading/read-session";
import {
  CODE,
  formerExport,
  LINES,
  paid,
  participant,
  presentExport,
  SCREENING_CODE,
  SESSIONS,
  screenedOut,
  submission,
  unfinished,
} from "./sample-export";

const row = (n: number, changes: Partial<ProlificRow> = {}): ProlificRow => ({
  submission: submission(n),
  participant: participant(n),
  status: "AWAITING REVIEW",
  code: CODE,
  ...changes,
});

type Found = ReturnType<typeof paymentLists>;
/** The lists as texts of the form `person: note`, one for each entry. */
const told = (found: Found) =>
  Object.fromEntries(
    PAYMENT_LISTS.map((list) => [
      list,
      found[list].map(({ submission, note }) => `${Number(submission?.slice(3))} ${note}`),
    ]),
  );
const approved = (found: Found) => found.approve.map(({ submission }) => submission);
const nothing = { approve: [], dataOnly: [], submissionOnly: [], wrongCode: [], givenUp: [] };

it.each([
  ["present", presentExport()],
  ["former", formerExport()],
])("an export of the %s form with all statuses gives the five lists", (_, text) => {
  const { rows } = prolificRows(text) ?? { rows: [] };
  const found = paymentLists(rows, SESSIONS);
  expect(told(found)).toEqual({
    approve: ["1 null", "2 null"],
    dataOnly: ["30 null"],
    submissionOnly: ["7 noData", "8 unfinished", "10 paidNoData"],
    wrongCode: ["3 noCode", "4 otherCode", "6 exitCode", "18 screenedOut"],
    givenUp: ["13 null", "15 null"],
  });
  expect(found.rest).toEqual({
    paid: 3,
    unpaid: 3,
    running: 2,
    otherExit: 1,
    unknown: 0,
    repeats: 0,
  });
});

it("the lists contain the ids of the export, but no other data of it", () => {
  const { rows } = prolificRows(presentExport()) ?? { rows: [] };
  const text = JSON.stringify(paymentLists(rows, SESSIONS));
  for (const other of [CODE, "WRONG", "AWAITING", "Secret", "600", "77"])
    expect(text).not.toContain(other);
});

it("each submission is in one list or in one number", () => {
  const { rows } = prolificRows(presentExport()) ?? { rows: [] };
  const { rest, ...lists } = paymentLists(rows, SESSIONS);
  const listed = PAYMENT_LISTS.filter((list) => list !== "dataOnly").flatMap((list) => lists[list]);
  const numbers = Object.values(rest).reduce((sum, n) => sum + n, 0);
  expect(listed.length + numbers).toBe(LINES.length);
});

it("the order of rows and of participations has no effect on the lists", () => {
  const { rows } = prolificRows(presentExport()) ?? { rows: [] };
  const again = [...SESSIONS, paid(2, { id: "session-98" })];
  expect(paymentLists(rows.toReversed(), again.toReversed())).toEqual(paymentLists(rows, again));
});

it("ids match regardless of capitals and surrounding spaces, and are copied in the spelling of the export", () => {
  const spelled = ` ${submission(1).toUpperCase()} `;
  const found = paymentLists([row(1, { submission: spelled })], [paid(1)]);
  expect(approved(found)).toEqual([spelled.trim()]);
});

it("a participation without a submission id belongs to the submission of its participant", () => {
  const session = paid(1, { ids: { PROLIFIC_PID: participant(1) } });
  expect(approved(paymentLists([row(1)], [session]))).toEqual([submission(1)]);
});

it("a participation belongs to the submission of its person if the identifier has another name", () => {
  const session = paid(1, { ids: { pid: participant(1) } });
  expect(approved(paymentLists([row(1)], [session]))).toEqual([submission(1)]);
});

it("an unfilled placeholder in the URL is not an id", () => {
  const ids = { PROLIFIC_PID: participant(1), SESSION_ID: "{{%SESSION_ID%}}" };
  expect(approved(paymentLists([row(1)], [paid(1, { ids })]))).toEqual([submission(1)]);
});

it("a submission id with the participant id of somebody else is not approved", () => {
  const ids = { PROLIFIC_PID: participant(9), SESSION_ID: submission(1) };
  const found = paymentLists([row(1)], [paid(1, { ids })]);
  expect(told(found)).toEqual({
    ...nothing,
    dataOnly: ["1 otherPerson"],
    submissionOnly: ["1 noData"],
  });
});

it("a participation with the submission id of another study is not assigned to a submission of this study", () => {
  const earlier = paid(1, { ids: { PROLIFIC_PID: participant(1), SESSION_ID: submission(50) } });
  expect(told(paymentLists([row(1)], [earlier]))).toEqual({
    ...nothing,
    dataOnly: ["50 otherSubmission"],
    submissionOnly: ["1 noData"],
  });
});

it("a person who returned a submission and began again is approved once, with the data under the first submission", () => {
  const rows = [
    row(1, { status: "RETURNED", code: null }),
    row(2, { participant: participant(1) }),
  ];
  const found = paymentLists(rows, [paid(1)]);
  expect(told(found)).toEqual({ ...nothing, approve: ["2 null"] });
  expect(found.rest.unpaid).toBe(1);
});

it("if one person has two submissions with data, both are listed, and each names the other submission", () => {
  const rows = [row(1), row(2, { participant: participant(1) })];
  const ids = { PROLIFIC_PID: participant(1), SESSION_ID: submission(2) };
  expect(told(paymentLists(rows, [paid(1), paid(2, { ids })]))).toEqual({
    ...nothing,
    approve: ["1 paidToo", "2 paidToo"],
  });
});

it.each<[string, Partial<ProlificRow>, ReturnType<typeof paid>[]]>([
  ["is to be approved", {}, [paid(1)]],
  ["is paid", { status: "APPROVED" }, [paid(1)]],
  ["is paid without data", { status: "APPROVED" }, []],
])(
  "data of a person without a submission state that another submission of the person %s",
  (_, changes, own) => {
    const ids = { PROLIFIC_PID: participant(1), SESSION_ID: submission(2) };
    const found = paymentLists([row(1, changes)], [...own, paid(2, { ids })]);
    expect(told(found).dataOnly).toEqual(["2 paidToo"]);
  },
);

describe("the visits of a person, whose personal link contains the submission of the first visit", () => {
  const first = paid(1, { id: "z", visit: "first", startedAt: "2026-11-02T09:00:00+01:00" });
  const second = { ...first, id: "a", visit: "second", startedAt: "2026-11-09T09:00:00+01:00" };
  const ofSecond = row(2, { participant: participant(1) });

  it("belong each to the submission of its own study on Prolific", () => {
    const found = paymentLists([row(1, { status: "APPROVED" }), ofSecond], [second, first]);
    expect(told(found)).toEqual({ ...nothing, approve: ["2 null"] });
    expect(found.approve[0]?.session).toBe(second.id);
    expect(found.rest).toMatchObject({ paid: 1, repeats: 0 });
  });
  it("are approved for the second visit with the export of its study alone", () => {
    expect(told(paymentLists([ofSecond], [first, second])).approve).toEqual(["2 null"]);
  });
  it("are listed as data without a submission, and not as a repeat, without the export of a visit", () => {
    const found = paymentLists([row(1)], [first, second]);
    expect(told(found).approve).toEqual(["1 null"]);
    expect(found.dataOnly).toMatchObject([{ session: second.id, note: "otherSubmission" }]);
    expect(found.rest.repeats).toBe(0);
  });
  it("are counted as a repeat if one visit was done twice", () => {
    const again = { ...second, id: "b", startedAt: "2026-11-10T09:00:00+01:00" };
    const found = paymentLists([row(1), ofSecond], [first, second, again]);
    expect(found.approve.map(({ session }) => session)).toEqual([first.id, second.id]);
    expect(found.rest.repeats).toBe(1);
  });
  it("are listed each without an export", () => {
    const third = { ...second, id: "c", visit: "third", startedAt: "2026-11-16T09:00:00+01:00" };
    const { entries } = completeIds([first, second, third]);
    expect(entries.map(({ session, submission }) => [session, submission])).toEqual([
      [second.id, null],
      [third.id, null],
      [first.id, submission(1)],
    ]);
  });
});

it("a submission id in two participations is approved once, with the complete one", () => {
  const first = { ...unfinished(1), id: "a" };
  const found = paymentLists([row(1)], [first, paid(1, { id: "b" }), paid(1, { id: "c" })]);
  expect(told(found)).toEqual({ ...nothing, approve: ["1 null"] });
  expect(found.approve[0]?.session).toBe("b");
  expect(found.rest.repeats).toBe(1);
});

it("a person who began without finishing and finished without a submission id is approved", () => {
  const again = paid(1, { id: "again", ids: { PROLIFIC_PID: participant(1) } });
  const found = paymentLists([row(1)], [unfinished(1), again]);
  expect(told(found)).toEqual({ ...nothing, approve: ["1 null"] });
});

it("an unfinished participation of a submission is not replaced by another unfinished one without a submission id", () => {
  const again = { ...unfinished(1), id: "again", ids: { PROLIFIC_PID: participant(1) } };
  const { submissionOnly } = paymentLists([row(1)], [unfinished(1), again]);
  expect(submissionOnly).toMatchObject([{ session: unfinished(1).id, note: "unfinished" }]);
});

it("a complete participation without any id is listed as data without a submission", () => {
  const session = paid(1, { ids: {}, person: null });
  expect(paymentLists([row(2, { status: "ACTIVE" })], [session]).dataOnly).toEqual([
    { submission: null, participant: null, session: "session-01", note: "noIds" },
  ]);
});

it("a participation that stopped is not listed as data without a submission", () => {
  expect(paymentLists([], [unfinished(1), screenedOut(2)])).toMatchObject(nothing);
});

it("a person whose data have not arrived, and who read the code for unsent data, is in no list", () => {
  const session = paid(1, { isComplete: false, exit: "unsent", code: "U1" });
  const found = paymentLists([row(1, { code: "U1" })], [session]);
  expect(told(found)).toEqual(nothing);
  expect(found.rest.otherExit).toBe(1);
});

it("a failed check at the last step is not approved, although all steps were done", () => {
  const session = paid(1, { exit: "failedCheck", code: "F1" });
  const found = paymentLists([row(1, { code: "F1" })], [session]);
  expect(told(found)).toEqual(nothing);
  expect(found.rest.otherExit).toBe(1);
});

describe("the right code", () => {
  const listOf = (code: string, session = paid(1), codes = {}) =>
    told(paymentLists([row(1, { code })], [session], codes));

  it("is the code that the participation recorded, in any case", () => {
    expect(listOf(CODE.toLowerCase()).approve).toEqual(["1 null"]);
  });
  it("is the code in the document if the data contain no code", () => {
    const session = paid(1, { exit: null, code: null });
    expect(listOf("D1", session, { completed: "D1" }).approve).toEqual(["1 null"]);
    expect(listOf("D2", session, { completed: "D1" }).wrongCode).toEqual(["1 otherCode"]);
  });
  it("can also be the code for unsent data, if all data have arrived", () => {
    expect(listOf("U1", paid(1), { completed: CODE, unsent: "U1" }).approve).toEqual(["1 null"]);
  });
  it("is not the code of another exit of the document", () => {
    const codes = { completed: CODE, screenedOut: SCREENING_CODE };
    expect(listOf(SCREENING_CODE, paid(1), codes).wrongCode).toEqual(["1 otherCode"]);
  });
  it("can be any code if neither the data nor the document contains a code", () => {
    expect(listOf("NOCODE", paid(1, { code: null })).approve).toEqual(["1 null"]);
  });
  it("is not compared if the export has no column of codes", () => {
    expect(approved(paymentLists([row(1, { code: null })], [paid(1)]))).toEqual([submission(1)]);
  });
});

it("a submission with an unknown status is counted, and is in no list", () => {
  const found = paymentLists([row(1, { status: "PROCESSING" })], [paid(1)]);
  expect(told(found)).toEqual(nothing);
  expect(found.rest.unknown).toBe(1);
});

it("two exports of a study are read as the later one", () => {
  const found = paymentLists([row(1, { status: "APPROVED" }), row(1)], [paid(1)]);
  expect(told(found)).toEqual(nothing);
  expect(found.rest.paid).toBe(1);
});

it("without an export, the complete participations have their submission ids, each once", () => {
  const twice = paid(1, { id: "session-99" });
  const noIds = paid(3, { ids: {}, person: "sona-17" });
  const found = completeIds([paid(2), twice, paid(1), unfinished(4), noIds]);
  expect(copiedIds("approve", found.entries)[0]).toEqual({
    kind: "submission",
    ids: [submission(1), submission(2)],
  });
  expect(found.withoutIds).toBe(1);
});

it("without an export, a participation with one of the two ids is not counted as without an id", () => {
  const ids: Record<string, string>[] = [
    { SESSION_ID: submission(1) },
    { PROLIFIC_PID: participant(2) },
  ];
  const sessions = ids.map((each, index) => paid(index + 1, { ids: each, person: null }));
  expect(completeIds(sessions).withoutIds).toBe(0);
});

it("an id with a line break, which would add an id to the copied list, is not copied", () => {
  const ids = { SESSION_ID: `${submission(1)}\n${submission(66)}` };
  expect(completeIds([paid(1, { ids, person: null })])).toEqual({ entries: [], withoutIds: 1 });
});

it("submission ids are copied apart from participant ids, and first where Prolific approves", () => {
  const entries = [1, 2].map((n) => ({
    submission: n === 1 ? submission(1) : null,
    participant: participant(n),
    session: null,
    note: null,
  }));
  const ofSubmissions = { kind: "submission", ids: [submission(1)] };
  const ofParticipants = { kind: "participant", ids: [participant(1), participant(2)] };
  expect(copiedIds("approve", entries)).toEqual([ofSubmissions, ofParticipants]);
  expect(copiedIds("dataOnly", entries)).toEqual([ofParticipants, ofSubmissions]);
});
