/** @jest-environment node */
import { COLUMNS, COLUMNS_1 } from "@/experiments/engine/data/columns";
import { csv, eventsCsv, sessionCsv } from "@/experiments/engine/data/csv";
import { localMoment } from "@/experiments/engine/session/session";
import { csvRecords, parseCsv } from "../../parse-csv";
import { sampleRow, sampleSession } from "../../sample/sample-session";

const written = (changes: Parameters<typeof sampleRow>[0]) =>
  csvRecords(sessionCsv(sampleSession({ rows: [sampleRow(changes)] })))[0] ?? {};

it("the trials file of a run of format 1 has the columns of this format, and one row for each trial", () => {
  const [header, ...rows] = parseCsv(sessionCsv(sampleSession()));
  expect(header?.join(", ")).toBe(
    "session_id, task, task_version, trial, block, phase, condition, stimulus, response, correct, rt_ms, onset_ms, frame_ms, late_frames, input_type, hidden, resized, excluded, sitting, untrusted, too_soon, pasted, pointer_moved, seed, locale, started_at, site_version, consent_version, consented_at, viewport_width, viewport_height, device_pixel_ratio, screen_width, screen_height, pointer, prolific_pid, study_id, prolific_session_id, protocol_id, document_id, step, step_place, step_order, assigned_condition, assignment_source",
  );
  expect(header).toEqual([...COLUMNS_1]);
  expect(rows).toHaveLength(2);
  expect(rows[1]?.join()).toBe(
    "a1b2c3d4e5f6,stroop,2.0.0,2,1,test,congruent,red_red,NA,FALSE,NA,10480.5,16.7,0,keyboard,FALSE,NA,omission,1,NA,NA,NA,NA,4294967295,en,2026-11-21T10:00:00.000Z,abc123,2026-11-23,2026-11-21T09:59:58.000+01:00,390,844,3,390,900,coarse,NA,NA,NA,NA,NA,NA,NA,NA,NA,NA",
  );
});

it("the trials file of a run of format 2 also has the visit, the rehearsal and the device facts", () => {
  const deviceFacts = {
    refreshHz: 59.9,
    frameMs: 16.7,
    frameP95Ms: 16.8,
    lateFrames: 2,
    stampDelayMs: 1.2,
    stampDelayP95Ms: 8.4,
    clockStepMs: 0.1,
    stampClock: "page",
    stampOffsetMs: -1.2,
    isolated: false,
    inputs: ["keyboard", "touch"],
    pixelsPerMm: null,
  } as const;
  const [header, row] = parseCsv(
    sessionCsv(sampleSession({ format: 2, person: "P7", deviceFacts })),
  );
  expect(header).toEqual([...COLUMNS]);
  expect(row?.slice(COLUMNS_1.length)).toEqual([
    "NA",
    "FALSE",
    "59.9",
    "16.7",
    "16.8",
    "2",
    "1.2",
    "8.4",
    "0.1",
    "page",
    "-1.2",
    "FALSE",
    "keyboard touch",
    "NA",
  ]);
});

it("every line of the trials file, including the last, ends with a single line feed (LF)", () => {
  const text = sessionCsv(sampleSession());
  expect(text).not.toContain("\r");
  expect(text.match(/\n/g)).toHaveLength(3);
  expect(text.endsWith("\n")).toBe(true);
});

it("the trials file of a session without trials contains only the header", () => {
  expect(sessionCsv(sampleSession({ rows: [] }))).toBe(`${COLUMNS_1.join(",")}\n`);
});

it("the trials file contains the identifiers of the participant that were in the page's URL", () => {
  const participant = { prolificPid: "5f-a", studyId: "-s", sessionId: "x_1" };
  expect(csvRecords(sessionCsv(sampleSession({ participant })))[0]).toMatchObject({
    prolific_pid: "5f-a",
    study_id: "'-s",
    prolific_session_id: "x_1",
  });
});

describe("a number in the trials file", () => {
  it.each([
    0,
    -1,
    0.1 + 0.2,
    512.3000000119209,
    1e-7,
    1.7976931348623157e308,
    5e-324,
    2 ** 53,
    -0.5,
    1e21,
  ])("is read back as the same floating-point number: %d", (value) => {
    expect(Number(written({ rt_ms: value }).rt_ms)).toBe(value);
  });

  it("has a decimal point, but does not have a thousands separator", () => {
    expect(written({ onset_ms: 1_234_567.25 }).onset_ms).toBe("1234567.25");
  });

  it.each([null, Number.NaN, Number.POSITIVE_INFINITY])(
    "is NA if the value is missing or not finite (%d)",
    (value) => {
      expect(written({ rt_ms: value }).rt_ms).toBe("NA");
    },
  );
});

it("booleans in the trials file are written as TRUE and FALSE, as in R", () => {
  expect(written({ correct: true, hidden: false })).toMatchObject({
    correct: "TRUE",
    hidden: "FALSE",
  });
  expect(written({ correct: null }).correct).toBe("NA");
});

describe("a text in the trials file", () => {
  it.each(["red", "a b", "été", "17", "-1", "-1.5", "0", "A;B", "", "NAN", "na", "1=2"])(
    "is written unchanged: %j",
    (text) => {
      expect(written({ response: text }).response).toBe(text);
      expect(sessionCsv(sampleSession({ rows: [sampleRow({ response: text })] }))).not.toContain(
        '"',
      );
    },
  );

  it.each(["a,b", 'say "x"', "two\nlines", "a\rb"])(
    "is quoted, and is read back as the same text: %j",
    (text) => {
      expect(written({ response: text }).response).toBe(text);
    },
  );

  it.each([
    "=1+1",
    '=HYPERLINK("https://x.example","y")',
    "+1",
    "-1+1",
    "-",
    "-1,5",
    "- no",
    "@SUM(A1)",
    " =1",
    "\u00a0=1",
    "\uff1d1+1",
    "NA",
    "'quoted'",
    "--1",
  ])("receives a leading apostrophe, because a spreadsheet would read a formula: %j", (text) => {
    expect(written({ response: text }).response).toBe(`'${text}`);
  });

  it.each([
    ["a;=1+1;b", "a;'=1+1;b"],
    ["a; =1", "a;' =1"],
    ["-1\n=1", "'-1\n'=1"],
    ["\t=1", "'\t'=1"],
    ["\r\n@a", "'\r\n'@a"],
    ["a;'b", "a;''b"],
    ["\t'x", "'\t''x"],
    ["a;b\nc;-1", "a;b\nc;'-1"],
  ])(
    "receives an apostrophe wherever a spreadsheet could read a formula, and can be restored: %j",
    (text, cell) => {
      const { response = "" } = written({ response: text });
      expect(response).toBe(cell);
      expect(response.replace(/(^|[;\t\r\n])'/g, "$1")).toBe(text);
    },
  );
});

describe("an id in the trials file", () => {
  it("receives a leading apostrophe if it is the id of a release and looks like a number", () => {
    const [row] = csvRecords(sessionCsv(sampleSession({ site: "12345678e9012345" })));
    expect(row?.site_version).toBe("'12345678e9012345");
  });

  it.each([
    "007",
    "5e10",
    "123456e78901",
    "1-2",
    "-1",
    "2024-01-01",
    "jan1",
    "12 avril",
    "0x1f",
    "TRUE",
    "T",
    "vrai",
    "NA",
    "n/a",
    "null",
    "NaN",
    "Inf",
    "-inf",
    "#N/A",
    "",
    "-",
    "1 000",
    "\uff11\uff12",
    "3i",
    "1e5+2e3i",
    "1-okt",
    "dez1",
    "5 ene",
  ])("receives a leading apostrophe, because programs would convert the id: %j", (text) => {
    const participant = { prolificPid: text, studyId: null, sessionId: null };
    const [row] = csvRecords(sessionCsv(sampleSession({ participant })));
    expect(row?.prolific_pid).toBe(`'${text}`);
  });

  it.each([
    "5f0c0ffee123",
    "68781a557820",
    "s3f9a0c1b22de",
    "p1",
    "e5",
    "anna.berg@uni.example",
    "S-01",
    "high",
    "infant",
    "marta2",
  ])("is written unchanged if every program reads the id as text: %j", (text) => {
    const participant = { prolificPid: text, studyId: null, sessionId: null };
    const [row] = csvRecords(sessionCsv(sampleSession({ participant })));
    expect(row?.prolific_pid).toBe(text);
  });
});

it("csv() writes any table with the given columns in the given order", () => {
  expect(csv(["b", "a"], [{ a: 1, b: null }])).toBe("b,a\nNA,1\n");
});

it("the trials file of a simulated run contains NA in the columns about the release, the consent and the screen", () => {
  const { site: _, consent: __, ...session } = sampleSession();
  const { screenWidth: ___, screenHeight: ____, ...device } = session.device;
  expect(csvRecords(sessionCsv({ ...session, device }))[0]).toMatchObject({
    site_version: "NA",
    consent_version: "NA",
    consented_at: "NA",
    screen_width: "NA",
  });
});

it("the events of a run are written to a table that is separate from the trials file", () => {
  expect(eventsCsv(sampleSession())).toBe(
    "session_id,at,what,block,detail\na1b2c3d4e5f6,2026-11-21T10:00:00.000Z,started,0,NA\n",
  );
});

it("a time stamp contains the UTC offset of the device", () => {
  const moment = localMoment();
  expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/);
  expect(Math.abs(Date.parse(moment) - Date.now())).toBeLessThan(5000);
});
