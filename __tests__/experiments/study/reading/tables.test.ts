/** @jest-environment node */
import Papa from "papaparse";
import { COLUMN_KINDS } from "@/experiments/engine/data/columns";
import { sessionCsv } from "@/experiments/engine/data/csv";
import type { Participation } from "@/experiments/study/participation/participation";
import { ofBlob } from "@/experiments/study/reading/content";
import type { Reading } from "@/experiments/study/reading/read-session";
import { tableRows } from "@/experiments/study/reading/table-rows";
import { seededRandom, shuffled } from "@/lib/stats/random";
import {
  checkedDocument,
  peopleOfThreeTasks,
  recordsOf,
  simulatedParticipations,
  THREE_TASKS,
} from "@/testing/simulated-participations";
import { aFile, faultsOf, read } from "./a-reading";

const document = checkedDocument(THREE_TASKS);
const people = peopleOfThreeTasks(3);
const [one] = people;
const study = aFile("study.json", JSON.stringify(document));

const cellsOf = (text: string) => Papa.parse<string[]>(text.trim(), { newline: "\n" }).data;
const tables = people.flatMap(({ runs }) =>
  Object.values(runs).map((run) => cellsOf(sessionCsv(run))),
);
const header = tables[0]?.[0] ?? [];
const rows = tables.flatMap(([, ...own]) => own);
const csvOf = (cells: readonly (readonly string[])[], delimiter = ",") =>
  Papa.unparse(cells as string[][], { delimiter, newline: "\n" });
const whole = csvOf([header, ...rows]);

/** Changes the cells of a column. */
const changed = (column: string, change: (cell: string, row: number) => string) =>
  csvOf([
    header,
    ...rows.map((row, number) =>
      row.map((cell, at) => (header[at] === column ? change(cell, number) : cell)),
    ),
  ]);

const numbersOf = ({ sessions }: Reading) =>
  sessions.map(({ id, person, condition, order, runs }) => ({
    id,
    person,
    condition,
    order,
    runs: runs.map(({ step, place, score, scoreOnTime, facts }) => ({
      step,
      place,
      score,
      scoreOnTime,
      facts,
    })),
  }));

const fromRecords = read(
  ...people.flatMap(recordsOf).map((text, index) => aFile(`${index}.json`, text)),
).then(numbersOf);

const kindsOf = ({ files }: Reading) => files.map(({ kind }) => kind);

it("a table of several sessions gives the same numbers as their records", async () => {
  const reading = await read(study, aFile("trials.csv", whole));
  expect(numbersOf(reading)).toEqual(await fromRecords);
  expect(reading.files).toMatchObject([
    { kind: "document", faults: [] },
    { kind: "table", rows: rows.length, sessions: 3, faults: [] },
  ]);
  expect(reading.sessions.map(({ bytes }) => bytes)).toEqual(["unknown", "unknown", "unknown"]);
});

it("neither the order of the rows nor a second copy of a table within its file changes a number", async () => {
  const mixed = shuffled([...rows, ...rows], seededRandom(3));
  const reading = await read(study, aFile("trials.csv", csvOf([header, ...mixed])));
  expect(numbersOf(reading)).toEqual(await fromRecords);
});

it("a table of runs whose records are also given does not change the sessions", async () => {
  const records = people.flatMap(recordsOf).map((text, index) => aFile(`${index}.json`, text));
  expect(numbersOf(await read(aFile("trials.csv", whole), ...records))).toEqual(await fromRecords);
});

/** The text of a table as a French spreadsheet saves it. */
const french = csvOf(
  [
    header,
    ...rows.map((row) =>
      row.map((cell, at) => {
        const kind = COLUMN_KINDS[header[at] as keyof typeof COLUMN_KINDS];
        if (kind === "logical") return { TRUE: "VRAI", FALSE: "FAUX" }[cell] ?? cell;
        return kind === "number" ? cell.replace(".", ",") : cell;
      }),
    ),
  ],
  ";",
).replaceAll("\n", "\r\n");

it.each([
  ["windows-1252", Buffer.from(french.replaceAll("PROLIFIC_PID", "PRÉNOM"), "latin1")],
  ["utf-8", Buffer.from(`\uFEFF${french.replaceAll("PROLIFIC_PID", "PRÉNOM")}`)],
  ["utf-16", Buffer.from(`\uFEFF${french.replaceAll(";", "\t")}`, "utf16le")],
] as const)(
  "a table that a French spreadsheet saved in %s gives the same numbers",
  async (encoding, bytes) => {
    const reading = await read(study, aFile("essais.csv", new Uint8Array(bytes)));
    expect(numbersOf(reading)).toEqual(await fromRecords);
    const separator = encoding === "utf-16" ? "\t" : ";";
    expect(reading.files[1]).toMatchObject({ table: { encoding, separator }, faults: [] });
  },
);

it("a table is scored with the settings of its study, also if the study is added later", async () => {
  const steps = document.steps.map((step) =>
    "app" in step && step.id === "stroop"
      ? {
          ...step,
          parameters: { ...step.parameters, minimumRtMs: 100, minimumAccuracyPercent: 100 },
        }
      : step,
  );
  const strict = checkedDocument({ ...THREE_TASKS, steps });
  const [person] = [...simulatedParticipations(strict, 1)] as [Participation];
  const table = aFile(
    "stroop.csv",
    sessionCsv(person.runs.stroop as Participation["runs"][string]),
  );
  const expected = numbersOf(
    await read(aFile("r.json", recordsOf(person)[person.order.indexOf("stroop")] ?? "")),
  );
  const alone = await read(table);
  expect(alone.files.map(faultsOf)).toEqual([["defaults"]]);
  expect(numbersOf(alone)).not.toEqual(expected);
  const both = await read(table, aFile("study.json", JSON.stringify(strict)));
  expect(numbersOf(both)).toEqual(expected);
  expect(both.files.flatMap(faultsOf)).toEqual([]);
});

it("ids that look like numbers or formulas remain texts, and ids that a spreadsheet has rounded are reported", async () => {
  const ids = ["'0071", "'=1+1", "1,23E+11"];
  const perPerson = rows.length / 3;
  const text = changed("id_PROLIFIC_PID", (_, row) => ids[Math.floor(row / perPerson)] ?? "");
  const reading = await read(study, aFile("trials.csv", text));
  expect(reading.sessions.map(({ person }) => person).sort()).toEqual(["0071", "1,23E+11", "=1+1"]);
  expect(reading.files.map(faultsOf)).toEqual([[], ["idRounded"]]);
});

it.each([
  ["different persons if it has the ids of Prolific", ["P1", "P2", "P3"]],
  ["unknown persons if it has only the id of the study", [null, null, null]],
] as const)("a table without the columns of the study's ids has %s", async (_, pids) => {
  const perPerson = rows.length / 3;
  const own: Record<string, (row: number) => string> = {
    prolific_pid: (row) => pids[Math.floor(row / perPerson)] ?? "NA",
    study_id: () => "one-study",
  };
  const kept = header.flatMap((name, at) => (name.startsWith("id_") ? [] : [{ name, at }]));
  const text = csvOf([
    kept.map(({ name }) => name),
    ...rows.map((row, number) => kept.map(({ name, at }) => own[name]?.(number) ?? row[at] ?? "")),
  ]);
  const { sessions } = await read(study, aFile("trials.csv", text));
  expect(sessions.map(({ person }) => person).sort()).toEqual([...pids]);
});

it.each(["#VALUE!", "1,234"])("a wrong cell, %s, excludes only its own run", async (wrong) => {
  const text = changed("rt_ms", (cell, row) => (row === 3 ? wrong : cell));
  const { sessions, files } = await read(study, aFile("trials.csv", text));
  expect(files.map(faultsOf)).toEqual([[], ["cell"]]);
  expect(sessions.map(({ runs }) => runs.length)).toEqual([2, 3, 3]);
});

it("rows whose flag contradicts the response time are reported, and the response time is used", async () => {
  const text = changed("too_soon", (cell) => (cell === "FALSE" ? "TRUE" : cell));
  const reading = await read(study, aFile("trials.csv", text));
  expect(new Set(reading.files.flatMap(faultsOf))).toEqual(new Set(["tooSoonDiffers"]));
  expect(numbersOf(reading)).toEqual(await fromRecords);
});

it.each([
  ["99", true],
  ["100", false],
])(
  "a flag that denies a too fast response contradicts a response time of %s ms: %s",
  async (time, isReported) => {
    const text = changed("rt_ms", (cell, row) => (row === 3 ? time : cell));
    const reading = await read(study, aFile("trials.csv", text));
    expect(reading.files.flatMap(faultsOf).includes("tooSoonDiffers")).toBe(isReported);
  },
);

it("a run in which each trial has one dropped frame has no score without the trials with dropped frames", async () => {
  const text = changed("late_frames", () => "1");
  const { sessions } = await read(study, aFile("trials.csv", text));
  const runs = sessions.flatMap(({ runs: own }) => own);
  expect(new Set(runs.map(({ score }) => score.status))).toEqual(new Set(["scored"]));
  expect(new Set(runs.map(({ scoreOnTime }) => scoreOnTime.status))).toEqual(new Set(["no-score"]));
});

it("the number of sittings of a run is the largest one in its rows", async () => {
  const text = changed("sitting", (cell, row) => (row % 9 === 0 ? cell : "2"));
  const { sessions } = await read(study, aFile("trials.csv", text));
  const runs = sessions.flatMap(({ runs: own }) => own);
  expect(runs.map(({ facts }) => facts.sittings)).toEqual(Array(9).fill(2));
});

it("rows that are excluded although their response counts are reported", async () => {
  const text = changed("excluded", (cell, row) => (cell === "NA" && row > 300 ? "error" : cell));
  const reading = await read(study, aFile("trials.csv", text));
  expect(reading.files.flatMap(faultsOf)).toContain("excludedDiffers");
});

it.each([
  ["a row that is given twice with different answers", "rt_ms", "1234.5"],
  ["a response that the task does not have", "response", "purple"],
  ["a phase that does not exist", "phase", "warm-up"],
])("%s excludes only its own run, with the reason", async (_, column, value) => {
  const extra = rows[5]?.map((cell, at) => (header[at] === column ? value : cell)) ?? [];
  const text = csvOf([header, ...rows, extra]);
  const { sessions, files } = await read(study, aFile("trials.csv", text));
  expect(files.map(faultsOf)).toEqual([[], ["tableRun"]]);
  expect(sessions.map(({ runs }) => runs.length)).toEqual([2, 3, 3]);
});

it("a table of another program, and a table that lacks columns, are reported", async () => {
  const other = "subject,rt,correct\n1,350,1\n2,410,0\n";
  const lacking = csvOf(cellsOf(whole).map((row) => row.filter((_, at) => header[at] !== "phase")));
  const reading = await read(aFile("jspsych.csv", other), aFile("trials.csv", lacking), study);
  expect(kindsOf(reading).sort()).toEqual(["document", "other", "other"]);
  expect(reading.files.flatMap(faultsOf).sort()).toEqual(["otherTable", "tableLacks"]);
});

const firstRows = rows.slice(0, rows.length / 3);
const otherRows = rows.slice(rows.length / 3);
const inWindows = (text: string) => text.replaceAll("\n", "\r\n");

it.each([
  ["a spreadsheet saved", inWindows(csvOf([header, ...firstRows])), csvOf([header, ...otherRows])],
  ["was downloaded", csvOf([header, ...firstRows]), inWindows(csvOf([header, ...otherRows]))],
])(
  "a table that %s is read whole after a table with other line ends was appended to it",
  async (_, before, after) => {
    const end = before.includes("\r") ? "\r\n" : "\n";
    const reading = await read(study, aFile("trials.csv", `${before}${end}${after}`));
    expect(numbersOf(reading)).toEqual(await fromRecords);
    expect(reading.files[1]).toMatchObject({ rows: rows.length, faults: [] });
  },
);

it("line ends within quoted cells belong to the cells, whatever the line ends of the table", async () => {
  const text = 'step,response\r\na,"one\r\ntwo"\r\n"b","one\ntwo"\nc,three\r\n"d",four';
  const table = await tableRows(ofBlob(new Blob([text])));
  const read: (readonly string[])[] = [];
  for await (const { cells } of table?.rows() ?? []) read.push(cells);
  expect(table?.header).toEqual(["step", "response"]);
  expect(read).toEqual([
    ["a", "one\r\ntwo"],
    ["b", "one\ntwo"],
    ["c", "three"],
    ["d", "four"],
  ]);
});

it("a row with more cells than the header is reported and left out", async () => {
  const longer = rows.map((row, index) => (index === 3 ? ["a cell more", ...row] : row));
  const { sessions, files } = await read(study, aFile("trials.csv", csvOf([header, ...longer])));
  expect(files.map(faultsOf)).toEqual([[], ["rowTooLong"]]);
  expect(files[1]).toMatchObject({ rows: rows.length - 1, faults: [{ values: { line: 5 } }] });
  expect(sessions).toHaveLength(3);
});

it("two tables and their settings with the same names, from two folders, are not scored with the settings of one of them", async () => {
  const steps = document.steps.map((step) =>
    "app" in step ? { ...step, parameters: { ...step.parameters, minimumRtMs: 300 } } : step,
  );
  const strict = checkedDocument({ ...THREE_TASKS, steps });
  const folders = [document, strict].map((content, index) => {
    const [person] = [...simulatedParticipations(content, 1, index + 1)] as [Participation];
    const run = person.runs["simple-rt"] as Participation["runs"][string];
    const settings = { app: "simple-rt", parameters: run.parameters };
    return [
      aFile("parameters.json", JSON.stringify(settings)),
      aFile("trials.csv", sessionCsv(run)),
    ];
  });
  const { files, sessions } = await read(...folders.flat());
  expect(sessions).toHaveLength(2);
  expect(files.filter(({ kind }) => kind === "table").map(faultsOf)).toEqual([
    ["defaults"],
    ["defaults"],
  ]);
});

it("a survey that its settings do not state as JSON is reported, and the other runs of its table are read", async () => {
  const settings = { app: "survey", parameters: { survey: "{" } };
  const ofSurvey = firstRows.map((row) =>
    row.map((cell, at) => ({ task: "survey", session_id: "s1234567" })[header[at] ?? ""] ?? cell),
  );
  const { sessions, files } = await read(
    aFile("parameters.json", JSON.stringify(settings)),
    aFile("trials.csv", csvOf([header, ...ofSurvey, ...otherRows])),
    study,
  );
  expect(sessions).toHaveLength(2);
  const faults = files.flatMap((file) => file.faults);
  expect(new Set(faults.map(({ id, values }) => `${id} ${values.session}`))).toEqual(
    new Set(["tableRun s1234567"]),
  );
});

it("a table with a quotation mark before more blanks than any cell has is read up to this cell", async () => {
  const blocking = `"${'x" '.repeat(100)}${" ".repeat(10_001)},`;
  const { sessions, files } = await read(
    study,
    aFile("trials.csv", `${whole}\n${blocking}\n${otherRows[0]}`),
    aFile("other.csv", `${blocking}\n1,2`),
  );
  expect(files.map(faultsOf)).toEqual([[], ["quote"], ["otherTable"]]);
  expect(files[1]).toMatchObject({ rows: rows.length });
  expect(sessions).toHaveLength(3);
});

it("a table that was cut off is read up to the cut", async () => {
  const { sessions, files } = await read(
    study,
    aFile("trials.csv", whole.slice(0, whole.length - 30)),
  );
  expect(files.flatMap(faultsOf)).toEqual(["rowCutOff"]);
  expect(sessions).toHaveLength(3);
});

it.each([
  ["ids", one.id],
  ["ids with an apostrophe, which spreadsheets keep as texts", `'${one.id}`],
])("the sessions in a list of withdrawn %s are marked as withdrawn", async (_, id) => {
  const list = aFile("withdrawn.csv", `session_id\n${id}\nsunknown\n`);
  const reading = await read(list, study, aFile("trials.csv", whole));
  expect(reading.sessions.map((each) => [each.id, each.isWithdrawn])).toEqual(
    people.map((each) => [each.id, each.id === one.id]),
  );
});

it("a list of withdrawn sessions and a table of trials are read whatever their names are", async () => {
  const list = aFile("sessions.csv", `session_id\n${one.id}\n`);
  const reading = await read(list, study, aFile("events.csv", whole));
  expect(kindsOf(reading).sort()).toEqual(["document", "table", "withdrawn"]);
  expect(reading.sessions.map((each) => [each.id, each.isWithdrawn])).toEqual(
    people.map((each) => [each.id, each.id === one.id]),
  );
});

it("of Prolific’s export, new and old, only ids, status and code are kept", async () => {
  const now =
    "Submission id,Participant id,Status,Started at,Completion code,Age,Sex\nsub1,p1,APPROVED,2026,DONE,31,Female\n";
  const before = "session_id,participant_id,status,entered_code,age\nsub2,p2,timed-out,,44\n";
  const reading = await read(aFile("new.csv", now), aFile("old.csv", before));
  expect(reading.prolific).toEqual([
    { submission: "sub1", participant: "p1", status: "APPROVED", code: "DONE" },
    { submission: "sub2", participant: "p2", status: "TIMED-OUT", code: null },
  ]);
  expect(kindsOf(reading)).toEqual(["prolific", "prolific"]);
  expect(reading.files.flatMap(faultsOf)).toEqual([]);
});

it("a missing export of Prolific differs from an empty export", async () => {
  expect((await read(study)).prolific).toBeNull();
});
