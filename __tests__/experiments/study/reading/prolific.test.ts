import {
  CODE,
  formerExport,
  LINES,
  participant,
  presentExport,
  submission,
} from "@/__tests__/experiments/study/payment/sample-export";
import { isProlific, prolificRows } from "@/experiments/study/reading/prolific";
import { decodeText } from "@/lib/decode-text";

const EXPECTED = LINES.map(({ n, status, code }) => ({
  submission: submission(n),
  participant: participant(n),
  status,
  code: code || null,
}));
const ids = (text: string) => prolificRows(text)?.faults.map(({ id }) => id);

it.each([
  ["present", presentExport()],
  ["former", formerExport()],
])("Prolific's export of the %s form is read without its demographics", (_, text) => {
  expect(prolificRows(text)).toEqual({ rows: EXPECTED, faults: [] });
});

it("Prolific's export is read as a spreadsheet saves it: semicolons or tabs, a byte order mark, a line for the separator", () => {
  const semicolons = presentExport().replaceAll(",", ";");
  for (const text of [
    `\uFEFF${presentExport()}`,
    semicolons,
    `sep=;\r\n${semicolons}`,
    presentExport().replaceAll(",", "\t"),
  ])
    expect(prolificRows(text)?.rows).toEqual(EXPECTED);
});

it("Prolific's export is read from a file in UTF-16", () => {
  const bytes = Buffer.from(`\uFEFF${presentExport()}`, "utf16le");
  const decoded = decodeText(new Uint8Array(bytes));
  expect("text" in decoded && prolificRows(decoded.text)?.rows).toEqual(EXPECTED);
});

it.each([
  ["trials of this site", ["session_id", "participant_id", "task", "prolific_session_id"]],
  ["sessions of another program", ["session_id", "participant_id", "status", "trial_index"]],
  ["a table without ids", ["status", "code", "age"]],
  ["an empty table", []],
])("%s are not Prolific's export", (_, header) => {
  expect(isProlific(header)).toBe(false);
  expect(prolificRows(`${header.join(",")}\n1,2,3,4`)).toBeNull();
});

it("a missing column is reported, and all other columns are read", () => {
  const read = prolificRows(`Submission id,Participant id,Status\n${submission(1)},p,APPROVED`);
  expect(read).toEqual({
    rows: [{ submission: submission(1), participant: "p", status: "APPROVED", code: null }],
    faults: [{ id: "prolificColumn", values: { column: "Completion code" }, at: null }],
  });
});

it("a submission in two rows is read once, with its latest status, and reported", () => {
  const lines = [1, 1, 2].map((n, at) => ({
    n,
    status: at === 0 ? "APPROVED" : "AWAITING REVIEW",
    code: CODE,
  }));
  const read = prolificRows(presentExport(lines));
  expect(read?.rows.map(({ status }) => status)).toEqual(["APPROVED", "AWAITING REVIEW"]);
  expect(read?.faults).toEqual([{ id: "prolificDouble", values: { n: 1, value: "" }, at: "3" }]);
});

it("an unknown status is reported with its text, and the row remains", () => {
  const lines = [{ n: 1, status: "On hold", code: CODE }];
  const read = prolificRows(presentExport(lines));
  expect(read?.rows[0]?.status).toBe("ON HOLD");
  expect(read?.faults).toEqual([
    { id: "prolificStatus", values: { n: 1, value: "ON HOLD" }, at: "2" },
  ]);
});

it("a status in another spelling is known", () => {
  const lines = ["awaiting_review", "Timed out", "TIMED_OUT"].map((status, n) => ({
    n,
    status,
    code: "",
  }));
  const read = prolificRows(presentExport(lines));
  expect(read?.rows.map(({ status }) => status)).toEqual([
    "AWAITING REVIEW",
    "TIMED-OUT",
    "TIMED-OUT",
  ]);
  expect(read?.faults).toEqual([]);
});

it("rows without ids and an open quotation mark are reported", () => {
  expect(ids("Submission id,Participant id,Status\n,,APPROVED\n\n")).toContain("prolificNoId");
  const open = presentExport().replace('"Secret', '""Secret');
  expect(ids(open)).toContain("prolificQuote");
});

it("an export with a quotation mark before more blanks than any cell has is read up to this cell", () => {
  const blocking = `"${'x" '.repeat(100)}${" ".repeat(10_001)},`;
  const read = prolificRows(`${presentExport()}\n${blocking}\nlater,p9,APPROVED`);
  expect(read?.rows.slice(0, EXPECTED.length)).toEqual(EXPECTED);
  expect(read?.rows.map((row) => row.submission)).not.toContain("later");
  expect(read?.faults.map(({ id }) => id)).toContain("prolificQuote");
});

it("an export with the line ends of Windows has the same rows, also with a quoted last cell", () => {
  const inWindows = presentExport().replaceAll("\n", "\r\n");
  expect(prolificRows(inWindows)).toEqual({ rows: EXPECTED, faults: [] });
});
