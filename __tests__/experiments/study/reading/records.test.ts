/** @jest-environment node */

import { zipSync } from "fflate";
import { zipOf } from "@/experiments/engine/data/zip";
import { sha256Hex } from "@/experiments/engine/sending/digest";
import type { Reading } from "@/experiments/study/reading/read-session";
import { createReader } from "@/experiments/study/reading/reader";
import { simulatedDataSet } from "@/experiments/study/simulation/data-set";
import { recordedData, recordedReleases } from "@/testing/recorded-data";
import {
  checkedDocument,
  endOf,
  peopleOfThreeTasks,
  recordsOf,
  THREE_TASKS,
} from "@/testing/simulated-participations";
import { aFile, faultsOf, read } from "./a-reading";

const [one, other = one] = peopleOfThreeTasks(2);
const [record = "", ...others] = recordsOf(one);

const scoresOf = ({ sessions }: Reading) =>
  sessions.map(({ id, runs }) => [id, ...runs.map(({ step, score }) => [step, score])]);
const expected = read(aFile("a.ndjson", [record, ...others].join("\n"))).then(scoresOf);

const lineOf = (text: string) => {
  const { session, kind, step } = JSON.parse(text);
  return { session, kind, step: step ?? "", digest: sha256Hex(text) };
};

it("records are read from the lines that a receiver sends, but not from its list of records alone", async () => {
  const all = [record, ...others, endOf(one)];
  const lines = all.map((text) => JSON.stringify({ ...lineOf(text), record: text }));
  const answer = [...lines, JSON.stringify({ answered: lines.length })].join("\n");
  const index = all.map((text) => JSON.stringify({ ...lineOf(text), bytes: text.length }));
  const end = JSON.stringify({ records: 4, sessions: 1, index: "0".repeat(64) });
  const reading = await read(aFile("read", answer), aFile("index", [...index, end].join("\n")));
  expect(scoresOf(reading)).toEqual(await expected);
  expect(reading.sessions[0]?.bytes).toBe("equal");
  expect(reading.files.map(faultsOf)).toEqual([[], ["indexOnly"]]);
});

it("a line whose bytes differ from the bytes that the receiver stored is reported, and all other lines are read", async () => {
  const lines = [record, ...others].map((text, index) =>
    JSON.stringify({ ...lineOf(text), record: index === 0 ? text.replace("1", "2") : text }),
  );
  const reading = await read(aFile("read", lines.join("\n")));
  expect(reading.files.map(faultsOf)).toEqual([["digest"]]);
  expect(reading.sessions[0]?.runs).toHaveLength(2);
});

it.each([0, 1])(
  "of two starts of a session, only the start that the receiver stored first counts (%d)",
  async (first) => {
    const lines = ["a", "b"].map((condition, index) => {
      const { session, protocol, document, person, ids } = JSON.parse(record);
      const text = JSON.stringify({
        format: 2,
        kind: "start",
        session,
        protocol,
        document,
        planHash: null,
        person,
        visit: null,
        rehearsal: false,
        condition,
        conditionSource: "drawn",
        row: null,
        ids,
        at: "2026-12-03T09:00:00.000+01:00",
      });
      return JSON.stringify({
        ...lineOf(text),
        ...(index !== first && { beside: true }),
        record: text,
      });
    });
    const { sessions, files } = await read(aFile("read", lines.join("\n")));
    expect(files.map(faultsOf)).toEqual([[]]);
    expect(sessions.map(({ condition }) => condition)).toEqual([["a", "b"][first]]);
  },
);

it("the records of a receiver are read from its folder", async () => {
  const files = [record, ...others].map((text) =>
    aFile(`receiver/records/${one.id}/step_${JSON.parse(text).step}.json`, text),
  );
  const end = aFile(`receiver/records/${one.id}/end_.json`, endOf(one));
  const tombstone = aFile("receiver/withdrawn/abc", '{"day":"2026-12-03"}\n');
  const reading = await read(...files, end, tombstone);
  expect(scoresOf(reading)).toEqual(await expected);
  expect(reading.files.flatMap(faultsOf)).toEqual([]);
});

it("records are read with their bytes from files that DataPipe stored", async () => {
  const all = [record, ...others, endOf(one)].map((text, index) =>
    aFile(`${index}.json`, `{"trial_type":"protocole",${text.slice(1)}`),
  );
  const reading = await read(...all);
  expect(scoresOf(reading)).toEqual(await expected);
  expect(reading.sessions[0]?.bytes).toBe("equal");
});

it("records in one list, and in the JSON of a participation, give the same scores", async () => {
  const list = `[${[record, ...others].join(",")}]`;
  const { content, runs: _, ...participation } = one;
  const whole = JSON.stringify({
    participation,
    protocol: content,
    records: [record, ...others].map((text) => JSON.parse(text)),
  });
  expect(scoresOf(await read(aFile("list.json", list)))).toEqual(await expected);
  expect(scoresOf(await read(aFile("whole.json", whole)))).toEqual(await expected);
});

it("simulated people of the editor are read, and marked as simulated", async () => {
  const work = simulatedDataSet({
    document: checkedDocument(THREE_TASKS),
    protocolId: one.protocol,
    documentId: one.document,
    people: 3,
    seed: 5,
    means: {},
    differences: {},
  });
  let next = work.next();
  while (!next.done) next = work.next();
  const reading = await read(aFile("simulated.zip", zipOf(next.value, { level: 6 })));
  expect(reading.sessions.map(({ isSimulated, runs }) => [isSimulated, runs.length])).toEqual([
    [true, 3],
    [true, 3],
    [true, 3],
  ]);
  expect(reading.files.flatMap(faultsOf)).toEqual([]);
});

const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
const changedRecord = (changes: object) => JSON.stringify({ ...JSON.parse(record), ...changes });
const changedRows = (changes: object) =>
  changedRecord({ rows: JSON.parse(record).rows.map((row: object) => ({ ...row, ...changes })) });

it.each([
  ["a text of another program", "Dear participant,\nthank you"],
  ["JSON of another program", '{"results":[1,2,3]}'],
  ["a cut-off record", record.slice(0, 5000)],
  ["an empty file", ""],
  ["bytes that are no text", new Uint8Array([0, 1, 2, 255, 0, 3])],
  ["deeply nested JSON", deep],
  ["a deeply nested record", record.replace('"rows":[', `"rows":[${deep},`)],
  ["rows that are no objects", changedRecord({ rows: [1, "x", null] })],
  ["rows with objects in cells", changedRows({ response: { toString: "x" } })],
  ["rows with huge numbers", changedRows({ rt_ms: 1e300 })],
  ["rows of another task", changedRows({ task: "constructor" })],
  ["a task that every object has", changedRecord({ task: "__proto__" })],
  ["parameters that are no object", changedRecord({ parameters: [] })],
  ["a session that is no text", changedRecord({ session: { id: 1 } })],
  ["a protocol that is no hash", changedRecord({ protocol: "../../etc" })],
  ["a person that is too long", changedRecord({ person: "x".repeat(5000) })],
  ["a version of long ago", changedRecord({ version: "0.1.0", task: "no-such-task" })],
  [
    "a study file that is not valid",
    JSON.stringify({ protocol: 1, steps: [{ id: "a", app: "x" }] }),
  ],
])("%s is reported, and the other files are read", async (_, content) => {
  const hostile = aFile("a hostile file.csv", content as string);
  const reading = await read(hostile, aFile("own.ndjson", recordsOf(other).join("\n")));
  const [session] = reading.sessions.filter(({ id }) => id === other.id);
  expect(session?.runs).toHaveLength(3);
  expect(reading.sessions.flatMap(({ runs }) => runs)).toHaveLength(3);
  const named = reading.files.find(({ name }) => name === hostile.path);
  expect(named && faultsOf(named)).toHaveLength(1);
  // A reason has its own sentence in French.
  for (const { values } of named?.faults ?? [])
    if ("reasonFr" in values) expect(values.reasonFr).not.toBe(values.reason);
});

const startOf = (session: string) => {
  const { protocol, document } = JSON.parse(record);
  const at = "2026-12-03T09:00:00.000+01:00";
  return JSON.stringify({ format: 1, kind: "start", session, protocol, document, ids: {}, at });
};
const stored = Object.values(one.runs)[0] as (typeof one.runs)[string];

it.each([
  ["a step without its order and identifiers", { ...stored, study: {} }],
  ["a row that is not an object", { ...stored, rows: [null] }],
  ["a step whose order is a number", { ...stored, study: { order: 5, ids: {} } }],
])("a stored session with %s does not hide the sessions after it in a list", async (_, bad) => {
  const list = `[${startOf("s1111111")},${JSON.stringify(bad)},${startOf("s2222222")}]`;
  const { sessions, files } = await read(aFile("list.json", list));
  expect(sessions.map((each) => each.id)).toEqual(["s1111111", "s2222222"]);
  expect(files.flatMap(({ faults }) => faults)).toMatchObject([{ id: "record", at: "2" }]);
});

it("a record that is nested too deeply to be written again does not hide the other records of a participation", async () => {
  const { content: _, runs: __, ...participation } = one;
  const nested = `{"kind":"start","session":"s1111111","ids":${deep}}`;
  const whole = `{"participation":${JSON.stringify(participation)},"records":[${nested},${others[0]}]}`;
  const { sessions, files } = await read(aFile("whole.json", whole));
  expect(sessions.map(({ runs }) => runs.length)).toEqual([1]);
  expect(files.flatMap(({ faults }) => faults)).toMatchObject([
    { id: "failed", values: { reason: "RangeError" }, at: "1" },
  ]);
});

it.each([
  ["file", (text: string) => text, null],
  ["line", (text: string) => `${startOf("s1111111")}\n${text}`, "2"],
])(
  "a session that cannot be read from a %s is called neither invalid JSON nor a text in another encoding",
  async (_, textOf, at) => {
    const bad = JSON.stringify({ ...stored, study: {} });
    const { files } = await read(aFile("session.json", textOf(bad)));
    expect(files.flatMap(({ faults }) => faults)).toMatchObject([{ id: "record", at }]);
  },
);

it("a text in another encoding than UTF-8 is reported as such", async () => {
  const bytes = new Uint8Array(Buffer.from('{"person":"Zoé"}', "latin1"));
  expect((await read(aFile("a.json", bytes))).files.map(faultsOf)).toEqual([["notUtf8"]]);
});

it("a run of a version that this release does not have is scored by the rules of this release, and reported", async () => {
  const reading = await read(aFile("a.json", changedRecord({ version: "99.0.0" })));
  expect(reading.sessions[0]?.runs[0]?.score).toEqual((await expected)[0]?.[1]?.[1]);
  expect(reading.files.map(faultsOf)).toEqual([["otherVersion"]]);
});

it("a rehearsal and a withdrawal are marked", async () => {
  const withdrawal = {
    format: 1,
    kind: "withdrawal",
    session: other.id,
    protocol: null,
    receipt: null,
    at: "",
  };
  const reading = await read(
    aFile("a.json", changedRecord({ rehearsal: true })),
    aFile("b.ndjson", [...recordsOf(other), JSON.stringify(withdrawal)].join("\n")),
  );
  expect(
    reading.sessions.map(({ isRehearsal, isWithdrawn }) => [isRehearsal, isWithdrawn]),
  ).toEqual([
    [true, false],
    [false, true],
  ]);
});

it.each(recordedReleases())("the data of release %s are read", async (release) => {
  const { archive, runs, sent, receiver, participations } = recordedData(release);
  const zip = aFile("archive.zip", zipOf({ ...archive.files }, { level: 6 }));
  const ofArchive = await read(zip);
  const finished = Object.values(participations.finished.runs);
  expect(ofArchive.sessions[0]?.runs).toHaveLength(finished.length);
  expect(ofArchive.documents).toHaveLength(1);
  const single = await read(
    ...runs.map(({ app, archive: { files } }) =>
      aFile(`${app}.zip`, zipOf({ ...files }, { level: 6 })),
    ),
    ...runs.map(({ app, record: text }) => aFile(`${app}.json`, text)),
  );
  expect(single.sessions.flatMap(({ runs: own }) => own.map(({ task }) => task)).sort()).toEqual(
    runs.map(({ app }) => app).sort(),
  );
  const folder = Object.entries(receiver.folder).map(([path, text]) => aFile(path, text));
  const ofFolder = await read(...folder);
  expect(ofFolder.sessions.length).toBeGreaterThanOrEqual(sent.participations.length);
  const all = [ofArchive, single, ofFolder];
  expect(all.flatMap(({ files }) => files.flatMap(({ faults }) => faults))).toEqual([]);
});

it("the rows of each run can be read again from lines, lists, tables and archives in archives", async () => {
  const lines = aFile("lines", [endOf(one), "", ...recordsOf(other), record].join("\n"));
  const list = aFile("list.json", `[${others.join(",")}]`);
  const inner = zipOf({ "a/b.json": recordsOf(other)[0] ?? "" }, { level: 6 });
  const outer = zipSync({ "in/c.zip": inner });
  const reader = createReader();
  await reader.add([lines, list, aFile("outer.zip", outer)]);
  const { sessions } = reader.reading();
  expect(sessions.map(({ runs }) => runs.length)).toEqual([3, 3]);
  for (const { id, runs } of sessions)
    for (const { source, step: name } of runs) {
      const [row] = (await reader.rowsAt(source)) ?? [];
      expect([row?.session_id, row?.step]).toEqual([id, name]);
    }
});
