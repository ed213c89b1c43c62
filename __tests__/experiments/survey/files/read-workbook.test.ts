/** @jest-environment node */
import { strToU8, zipSync } from "fflate";
import { readSurveyFile } from "@/experiments/survey/files/read-survey-file";

const NAMESPACE = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/** A workbook with these sheets (their rows as XML) and shared texts (as XML). */
function workbook(sheets: Record<string, string>, shared: string): Uint8Array {
  const names = Object.keys(sheets);
  return zipSync({
    "xl/workbook.xml": strToU8(
      `<?xml version="1.0"?><workbook xmlns="${NAMESPACE}" xmlns:r="urn:r"><sheets>${names
        .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="r${index}"/>`)
        .join("")}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      `<Relationships>${names
        .map((_, index) => `<Relationship Id="r${index}" Target="/xl/worksheets/${index}.xml"/>`)
        .join("")}</Relationships>`,
    ),
    "xl/sharedStrings.xml": strToU8(`<sst>${shared}</sst>`),
    ...Object.fromEntries(
      names.map((name, index) => [
        `xl/worksheets/${index}.xml`,
        strToU8(`<worksheet><sheetData>${sheets[name]}</sheetData></worksheet>`),
      ]),
    ),
  });
}

const inline = (cell: string, text: string) =>
  `<c r="${cell}" t="inlineStr"><is><t>${text}</t></is></c>`;

test("a workbook is read: shared and formatted texts, numbers, results of formulas, gaps", async () => {
  const { survey, notes } = await readSurveyFile(
    workbook(
      {
        survey: `<row r="1">${inline("A1", "type")}${inline("B1", "name")}${inline("D1", "label")}</row>
          <row r="4">${inline("A4", "select_one f")}${inline("B4", "a")}<c r="D4" t="s"><v>0</v></c></row>
          <row r="5">${inline("A5", "text")}${inline("B5", "b")}<c r="D5" t="str"><f>A1&amp;"x"</f><v>typex</v></c></row>`,
        choices: `<row r="1">${inline("A1", "list_name")}${inline("B1", "name")}${inline("C1", "label")}</row>
          <row r="2">${inline("A2", "f")}<c r="B2"><v>0.30000000000000004</v></c><c r="C2" t="s"><v>1</v></c></row>`,
        Notes: `<row r="1">${inline("A1", "for us")}</row>`,
      },
      "<si><r><t>Q &amp; </t></r><r><rPr><b/></rPr><t>A &lt;b&gt;</t></r><rPh><t>ignored</t></rPh></si><si><t>été</t></si>",
    ),
  );
  expect(survey).toEqual({
    choices: { f: [{ value: 0.3, label: { en: "été" } }] },
    pages: [
      {
        id: "page_1",
        items: [
          { type: "one", id: "a", label: { en: "Q & A <b>" }, choices: "f" },
          { type: "text", id: "b", label: { en: "typex" } },
        ],
      },
    ],
  });
  expect(notes.map(({ sheet, kind }) => [sheet, kind])).toEqual([["Notes", "leftOut"]]);
});

test("a fault in a workbook has the sheet, the row and the cell of the spreadsheet", async () => {
  const { faults } = await readSurveyFile(
    workbook(
      {
        Survey: `<row r="2">${inline("B2", "type")}${inline("C2", "label")}</row><row r="7">${inline("B7", "txt")}${inline("C7", "A")}</row>`,
      },
      "",
    ),
  );
  expect(faults?.map(({ sheet, line, column, cell }) => [sheet, line, column, cell])).toEqual([
    ["survey", 7, "type", "B7"],
  ]);
});

test("a workbook with one column of questions is read as questions", async () => {
  const { survey } = await readSurveyFile(
    workbook({ Sheet1: `<row r="1">${inline("A1", "How are you?")}</row>` }, ""),
  );
  expect(survey?.pages[0]?.items).toEqual([
    { type: "text", id: "q1", label: { en: "How are you?" } },
  ]);
});

/** Returns the numbers as bytes, the lowest byte first, each in four bytes. */
const words = (...numbers: readonly number[]): number[] =>
  numbers.flatMap((number) => [0, 8, 16, 24].map((shift) => (number >>> shift) & 255));

/** A zip file of 128 bytes that states that it has 4,294,967,295 files and has none. */
const ENDLESS = new Uint8Array([
  ...words(0x04034b50, 0, 0, 0, 0, 0, 0),
  ...[0, 0],
  // The end record of zip64: its size, versions, disks, the two numbers of files, and the place of their list.
  ...words(0x06064b50, 44, 0, 45, 0, 0, 0xffffffff, 0, 0xffffffff, 0, 0, 0, 0, 0),
  ...words(0x07064b50, 0, 30, 0, 1),
  ...words(0x06054b50, 0, 0xffffffff, 0, 0),
  ...[0, 0],
]);

/** A workbook in which 1,000 sheets have the same file, of 5,000 rows. */
const REPEATED = zipSync({
  "xl/workbook.xml": strToU8(
    `<workbook><sheets>${'<sheet name="survey" r:id="r1"/>'.repeat(1000)}</sheets></workbook>`,
  ),
  "xl/_rels/workbook.xml.rels": strToU8(
    '<Relationships><Relationship Id="r1" Target="worksheets/1.xml"/></Relationships>',
  ),
  "xl/worksheets/1.xml": strToU8(
    `<worksheet><sheetData>${`<row>${inline("A1", "text")}</row>`.repeat(5000)}</sheetData></worksheet>`,
  ),
});

/** A workbook with more files than any workbook that fits into the largest file that is read. */
const MANY = zipSync({
  ...Object.fromEntries(
    Array.from({ length: 2001 }, (_, index) => [`xl/media/${index}.png`, new Uint8Array()]),
  ),
  "xl/workbook.xml": strToU8("<workbook/>"),
});

/** Returns a zip file in which many entries, which state no size, are the same packed bytes. */
function overlapping(count: number): Uint8Array {
  const zip = zipSync({ "xl/worksheets/1.xml": new Uint8Array(2_000_000) });
  const end = zip.length - 22;
  const view = new DataView(zip.buffer, zip.byteOffset);
  const begin = view.getUint32(end + 16, true);
  view.setUint32(begin + 24, 0, true);
  view.setUint16(end + 8, count, true);
  view.setUint16(end + 10, count, true);
  const entry = [...zip.subarray(begin, end)];
  return new Uint8Array([
    ...zip.subarray(0, begin),
    ...Array.from({ length: count }, () => entry).flat(),
    ...zip.subarray(end),
  ]);
}

test.each([
  ["states billions of files", ENDLESS],
  ["has the same packed bytes two hundred times", overlapping(200)],
  ["has thousands of files", MANY],
  ["names one file as a thousand sheets", REPEATED],
])("a small file that %s cannot be read as a workbook", async (_, bytes) => {
  const { faults } = await readSurveyFile(bytes);
  expect(faults?.map(({ rule }) => rule.en)).toEqual([
    "This file cannot be read as a workbook. Save it as .xlsx or as “CSV UTF-8”",
  ]);
});
