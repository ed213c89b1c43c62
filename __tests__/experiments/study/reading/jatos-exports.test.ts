/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync, zipSync } from "fflate";
import { listItems } from "@/experiments/study/reading/list-items";
import type { ReadFile, Reading } from "@/experiments/study/reading/read-session";
import { createReader } from "@/experiments/study/reading/reader";
import { ROOT } from "@/scripts/project.mjs";
import { peopleOfThreeTasks, sentRecords } from "@/testing/simulated-participations";
import { aFile, faultsOf, read } from "./a-reading";

const SENT = peopleOfThreeTasks(3).map(sentRecords);
const listOf = (records: readonly string[]) => `[${records.join(",")}]`;

const factsOf = ({ sessions }: Reading) =>
  sessions.map(({ id, bytes, exit, runs }) => [
    id,
    bytes,
    exit,
    ...runs.map(({ step, score }) => [step, score]),
  ]);
const expected = read(aFile("a.ndjson", SENT.map((records) => records.join("\n")).join("\n"))).then(
  factsOf,
);
const faults = ({ files }: { files: readonly ReadFile[] }) => files.flatMap(faultsOf);

/** The list of results that JATOS 3.10.4 adds to an export. */
const METADATA = JSON.stringify({
  apiVersion: "1.1.0",
  data: [
    { studyId: 1, studyTitle: "Three tasks", studyResults: [{ id: 1, componentResults: [] }] },
  ],
});

const packed = (files: Readonly<Record<string, string>>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)]),
    ),
  );

it("results that JATOS exports as a text are read with the bytes that the page sent", async () => {
  const text = SENT.map((records) => `${listOf(records)}\n`).join("");
  const reading = await read(aFile("jatos_results_data.txt", text));
  expect(factsOf(reading)).toEqual(await expected);
  expect(faults(reading)).toEqual([]);
});

it("the text export of a server on Windows, whose lines end in two characters, is read", async () => {
  const text = SENT.map((records) => `${listOf(records)}\r\n`).join("");
  expect(factsOf(await read(aFile("jatos_results_data.txt", text)))).toEqual(await expected);
});

it("results that JATOS exports as a jrzip are read, also of runs that were reloaded or aborted", async () => {
  const [first = [], ...others] = SENT;
  const files = Object.fromEntries(
    [first.slice(0, 1), first, ...others].map((records, index) => [
      `study_result_${Math.max(1, index)}/comp-result_${index + 1}/data.txt`,
      listOf(records),
    ]),
  );
  const jrzip = packed({ ...files, "metadata.json": METADATA });
  const reading = await read(aFile("jatos_results.jrzip", jrzip));
  expect(factsOf(reading)).toEqual(await expected);
  expect(faults(reading)).toEqual([]);
});

it("the metadata of an export of JATOS are not data", async () => {
  const reading = await read(aFile("metadata.json", METADATA));
  expect(reading.sessions).toEqual([]);
  expect(faults(reading)).toEqual([]);
});

it("the rows of each run in a text export of JATOS are found again", async () => {
  const reader = createReader();
  await reader.add([aFile("results.txt", SENT.map((records) => listOf(records)).join("\n"))]);
  for (const [index, { runs }] of reader.reading().sessions.entries())
    for (const { step, source } of runs) {
      const [record = ""] = (SENT[index] ?? []).filter((text) => JSON.parse(text).step === step);
      const rows = await reader.rowsAt(source);
      expect(rows?.map(({ stimulus }) => stimulus)).toEqual(
        JSON.parse(record).rows.map(({ stimulus }: { stimulus: unknown }) => stimulus),
      );
    }
  expect(reader.reading().sessions).toHaveLength(SENT.length);
});

describe("the recorded exports of a JATOS server", () => {
  const folder = join(ROOT, "__tests__/experiments/study/reading/recorded-jatos");
  const recorded = (name: string) => new Uint8Array(readFileSync(join(folder, name)));
  const summary = ({ sessions }: Reading) =>
    sessions.map(({ exit, bytes, runs }) => [exit, bytes, runs.length]);

  it("contain each session once: completed, reloaded and left ones, but no withdrawn one", async () => {
    const reading = await read(aFile("results.jrzip", recorded("results.jrzip")));
    expect(summary(reading)).toEqual([
      ["completed", "equal", 2],
      [null, "unknown", 1],
      ["completed", "equal", 2],
      ["left", "equal", 1],
    ]);
    expect(faults(reading)).toEqual([]);
  });

  it("are the same as text and as archive", async () => {
    const reading = await read(aFile("data.txt", recorded("data.txt")));
    expect(summary(reading)).toEqual([
      [null, "unknown", 1],
      ["left", "equal", 1],
    ]);
    expect(faults(reading)).toEqual([]);
    const lines = strFromU8(recorded("data.txt")).split("\n").filter(Boolean);
    const inArchive = Object.values(unzipSync(recorded("results.jrzip"))).map((each) =>
      strFromU8(each),
    );
    expect(lines.filter((line) => !inArchive.includes(line))).toEqual([]);
  });
});

it("a changed record in an export of JATOS sets its session aside", async () => {
  const [first = []] = SENT;
  const changed = listOf(first).replace('"rt_ms":', '"rt_ms":1');
  const reading = await read(aFile("results.txt", `${changed}\n${listOf(SENT[1] ?? [])}\n`));
  expect(reading.sessions.map(({ bytes }) => bytes)).toEqual(["differ", "equal"]);
});

it.each([
  ["an empty list", "[]", []],
  ["one item", '[{"a":[1,2]}]', ['{"a":[1,2]}']],
  ["numbers that change when they are written again", "[1.0, 1e2,-0]", ["1.0", "1e2", "-0"]],
  ["signs in texts", '[{"a":"],[\\\\\\"{"},"b,"]', ['{"a":"],[\\\\\\"{"}', '"b,"']],
  ["blanks and lines", ' [\n {"a": 1} ,\n [ ] ] ', ['{"a": 1}', "[ ]"]],
])("the items of a JSON list with %s keep their text", (_, text, items) => {
  expect(listItems(text)).toEqual(items);
  expect(items.map((each) => JSON.parse(each))).toEqual(JSON.parse(text));
});
