/** @jest-environment node */
import { strToU8, zipSync } from "fflate";
import { zipOf } from "@/experiments/engine/data/zip";
import { sha256Hex } from "@/experiments/engine/sending/digest";
import { participantDocument } from "@/experiments/study/document/protocol-id";
import type { Reading } from "@/experiments/study/reading/read-session";
import { createReader } from "@/experiments/study/reading/reader";
import {
  checkedDocument,
  endOf,
  peopleOfThreeTasks,
  recordsOf,
  THREE_TASKS,
} from "@/testing/simulated-participations";
import { aFile, archiveFiles, archiveOf, faultsOf, read } from "./a-reading";

const participations = peopleOfThreeTasks(4);
const [one, other = one] = participations;
const archives = participations.map((each) => aFile(`${each.id}.zip`, archiveOf(each)));
const [first] = archives as [(typeof archives)[0]];

/** The sessions without the positions of their bytes, which differ if the same data came in another file. */
const withoutSources = ({ sessions }: Reading) =>
  sessions.map((session) => ({
    ...session,
    runs: session.runs.map(({ source: _, ...run }) => run),
  }));

const expected = read(...archives).then(withoutSources);

it("an archive of a participation yields the participant’s facts and the unrounded score of each step", async () => {
  const { sessions, documents, files } = await read(first);
  expect(sessions).toMatchObject([
    {
      id: one.id,
      person: one.person,
      condition: one.condition,
      conditionSource: "drawn",
      exit: "completed",
      order: one.order,
      startedAt: one.consent.at,
      isSimulated: false,
      isRehearsal: false,
    },
  ]);
  const [session] = sessions;
  expect(session?.runs.map(({ step, place }) => [step, place])).toEqual(
    one.order.map((step, index) => [step, index + 1]),
  );
  for (const run of session?.runs ?? []) {
    const rows = one.runs[run.step]?.rows ?? [];
    expect(run.facts.test).toBe(rows.filter(({ phase }) => phase === "test").length);
    expect(run.score.status).toBe("scored");
  }
  expect(documents).toMatchObject([{ protocol: one.protocol, document: one.document }]);
  expect(files).toMatchObject([{ kind: "archive", sessions: 1, faults: [] }]);
});

it("an archive of an earlier release, whose participant finished no step, yields the person", async () => {
  const { person, visit: _, rehearsal: __, ...earlier } = { ...one, format: 1, done: 0, runs: {} };
  const file = aFile("participation.json", JSON.stringify(earlier));
  expect((await read(file)).sessions).toMatchObject([{ id: one.id, person, runs: [] }]);
});

it.each(["running", "abandoned"])(
  "a stored run that is %s is not read as a finished run",
  async (status) => {
    const [run] = Object.values(one.runs);
    const file = aFile("session.json", JSON.stringify({ ...run, status, finishedAt: null }));
    const { sessions, files } = await read(file, archives[1] as (typeof archives)[0]);
    expect(sessions.map(({ id }) => id)).toEqual([other.id]);
    expect(files.map(faultsOf)).toEqual([["nothing"], []]);
  },
);

it("a study keeps its plan, whether the document with the plan or with its hash alone is read first", async () => {
  const document = checkedDocument(THREE_TASKS);
  const files = [participantDocument(document), document].map((each, index) =>
    aFile(`${index}.json`, JSON.stringify(each)),
  );
  for (const inOrder of [files, files.toReversed()])
    expect((await read(...inOrder)).documents).toMatchObject([
      { content: { plan: { question: "groups" } } },
    ]);
});

it("the order of the files does not matter", async () => {
  expect(withoutSources(await read(...[...archives].reverse()))).toEqual(await expected);
});

it("an archive that is given twice and as an unpacked folder counts once", async () => {
  const folder = Object.entries(archiveFiles(one)).map(([path, text]) =>
    aFile(`downloads/${one.id}/${path}`, text),
  );
  const reading = await read(...archives, aFile(`copy of ${one.id}.zip`, first.blob), ...folder);
  expect(withoutSources(reading)).toEqual(await expected);
  expect(reading.files.flatMap(faultsOf)).toEqual([]);
});

it("two files with the same name, which were dropped from two folders, are both read", async () => {
  const [, ...others] = recordsOf(other);
  const files = [recordsOf(one), others].map((texts) => aFile("records.ndjson", texts.join("\n")));
  const reading = await read(...files);
  expect(reading.sessions.map(({ id, runs }) => [id, runs.length])).toEqual([
    [one.id, 3],
    [other.id, 2],
  ]);
  expect(reading.files).toMatchObject([
    { name: "records.ndjson", sessions: 1, faults: [] },
    { name: "records.ndjson", sessions: 1, faults: [] },
  ]);
});

it("an archive and the records of the same session count once", async () => {
  const records = recordsOf(one).map((record, step) => aFile(`step${step}.json`, record));
  expect(withoutSources(await read(...records, ...archives))).toEqual(await expected);
});

it("files of an unpacked archive that repeat its data are left out by their name, without a fault", async () => {
  const inFolder = (folder: string) =>
    ["codebook.csv", "sessions.csv", "events.csv"].map((name) =>
      aFile(`${folder}/${name}`, "not a table of this site"),
    );
  const folder = Object.entries(archiveFiles(one)).map(([path, text]) =>
    aFile(`downloads/${one.id}/${path}`, text),
  );
  const faults = async (...files: ReturnType<typeof aFile>[]) =>
    (await read(...files)).files.flatMap(faultsOf);
  expect(await faults(...folder, ...inFolder(`downloads/${one.id}/1-stroop`))).toEqual([]);
  expect(await faults(...inFolder("downloads"))).toEqual([
    "otherTable",
    "otherTable",
    "otherTable",
  ]);
});

it("a zip file of archives, also in a folder and packed again by macOS, gives the same sessions", async () => {
  const inner = await Promise.all(
    archives.map(
      async ({ path, blob }) => [path, new Uint8Array(await blob.arrayBuffer())] as const,
    ),
  );
  const entries = Object.fromEntries(inner.map(([path, bytes]) => [`data/${path}`, bytes]));
  const rubbish = Object.fromEntries(
    inner.map(([path]) => [`__MACOSX/data/._${path}`, strToU8("Mac OS X\0\0{")]),
  );
  const packed = zipSync({ ...entries, ...rubbish, "data/.DS_Store": strToU8("\0\0Bud1") });
  const reading = await read(aFile("all.zip", packed));
  expect(withoutSources(reading)).toEqual(await expected);
  expect(reading.files).toMatchObject([{ kind: "archive", sessions: 4, faults: [] }]);
});

it("an unpacked archive that was packed again with its folder gives the same session", async () => {
  const files = Object.entries(archiveFiles(one)).map(([path, text]) => [`my study/${path}`, text]);
  const reading = await read(aFile("again.zip", zipOf(Object.fromEntries(files), { level: 6 })));
  expect(withoutSources(reading)).toEqual((await expected).slice(0, 1));
});

it("an archive that was cut off is reported, and all other archives are read", async () => {
  const cut = first.blob.slice(0, Math.floor(first.blob.size * 0.9));
  const reading = await read(aFile("cut.zip", cut), ...archives.slice(1));
  expect(reading.files.map(faultsOf)).toEqual([["zipCutOff"], [], [], []]);
  expect(withoutSources(reading).slice(-3)).toEqual((await expected).slice(1));
});

it("damaged bytes in an archive are reported with the entry", async () => {
  const bytes = new Uint8Array(await first.blob.arrayBuffer());
  const at = Buffer.from(bytes).indexOf(`records/1-${one.order[0]}.json`) + 60;
  bytes.fill(255, at, at + 400);
  const { files } = await read(aFile("damaged.zip", bytes));
  expect(faultsOf(files[0] as Reading["files"][0])).toContain("entryDamaged");
});

it("an entry that unpacks to far more bytes than any data is not unpacked, and the other entries are read", async () => {
  const inner = Object.fromEntries(
    Object.entries(archiveFiles(one)).map(([path, text]) => [path, strToU8(text)]),
  );
  const packed = zipSync({ "bomb.json": new Uint8Array(20_000_000), ...inner }, { level: 9 });
  const reading = await read(aFile("bomb.zip", packed));
  expect(reading.files.map(faultsOf)).toEqual([["entryBomb"]]);
  expect(withoutSources(reading)).toEqual((await expected).slice(0, 1));
});

it("an entry whose content is larger than its size in the directory counts as damaged and does not fill the memory", async () => {
  const packed = zipSync({ "step.json": strToU8(recordsOf(one)[0] ?? "") });
  const view = new DataView(packed.buffer);
  const central = Buffer.from(packed).indexOf(Buffer.from("PK\u0001\u0002"));
  view.setUint32(central + 24, 10, true);
  const { files, sessions } = await read(aFile("lies.zip", packed));
  expect(files.map(faultsOf)).toEqual([["entryDamaged"]]);
  expect(sessions).toEqual([]);
});

it("the bytes are equal to those that the receipt of the end covers", async () => {
  const lines = [...recordsOf(one), endOf(one)].join("\n");
  const { sessions } = await read(aFile("records.ndjson", lines));
  expect(sessions).toMatchObject([{ bytes: "equal", exit: "completed", code: "DONE" }]);
});

it("edited rows do not match the receipt, and the session is reported", async () => {
  const edited = recordsOf(one).map((text, step) =>
    step === 1 ? text.replace(/"rt_ms":\d+/, '"rt_ms":999') : text,
  );
  const reading = await read(aFile("records.ndjson", [...edited, endOf(one)].join("\n")));
  expect(reading.sessions).toMatchObject([{ bytes: "differ" }]);
  expect(reading.files.map(faultsOf)).toEqual([["receipt"]]);
});

it("edited rows in an archive differ from the digests that the device noted when it sent the data", async () => {
  const records = Object.fromEntries(
    one.order.map((step, index) => [step, sha256Hex(recordsOf(one)[index] ?? "")]),
  );
  const sent = { ...one, sending: { host: "data.example", records, given: [] } };
  const files = archiveFiles(sent);
  const path = `records/1-${one.order[0]}.json`;
  const edited = { ...files, [path]: files[path]?.replace(/"rt_ms":\d+/, '"rt_ms":999') ?? "" };
  const bytes = async (texts: Record<string, string>) =>
    (await read(aFile("a.zip", zipOf(texts, { level: 6 })))).sessions.map((each) => each.bytes);
  expect(await bytes(files)).toEqual(["equal"]);
  expect(await bytes(edited)).toEqual(["differ"]);
});

it("a version that a stranger added does not hide the data that the receipt covers", async () => {
  const [own = "", ...others] = recordsOf(one);
  const forged = own.replace(/"rt_ms":\d+/, '"rt_ms":150');
  const all = [forged, own, ...others, endOf(one), endOf(one, { receipt: "0".repeat(12) })];
  const reading = await read(aFile("records.ndjson", all.join("\n")));
  expect(reading.sessions).toMatchObject([{ bytes: "equal" }]);
  expect(withoutSources(reading)[0]?.runs).toEqual((await expected)[0]?.runs);
  expect(reading.files.map(faultsOf)).toEqual([["versions", "versions"]]);
});

it("two versions without a receipt differ, whichever was read first", async () => {
  const [own = "", ...others] = recordsOf(one);
  const forged = own.replace(/"rt_ms":\d+/, '"rt_ms":150');
  const all = [own, ...others, forged].map((text, index) => aFile(`${index}.json`, text));
  const reading = await read(...all);
  expect(reading.sessions).toMatchObject([{ bytes: "differ" }]);
  expect(withoutSources(await read(...all.toReversed()))).toEqual(withoutSources(reading));
});

it("records that were read from a receiver replace the records that were read from it before", async () => {
  const lines = (each: typeof one) => aFile("live", recordsOf(each).join("\n"));
  const reader = createReader();
  await reader.replace([lines(one)]);
  await reader.add(archives.slice(2));
  await reader.replace([lines(other)]);
  expect(
    reader
      .reading()
      .sessions.map(({ id }) => id)
      .sort(),
  ).toEqual(participations.slice(1).map(({ id }) => id));
  for (const { runs } of reader.reading().sessions)
    for (const { source, step, facts } of runs) {
      const rows = await reader.rowsAt(source);
      expect(rows?.filter(({ phase }) => phase === "test")).toHaveLength(facts.test);
      expect(rows?.every((row) => row.step === step)).toBe(true);
    }
});

it("the data that were read remain after the reading was stopped", async () => {
  const reader = createReader();
  const isWhole = await reader.add(archives, ({ files }) => files < 2);
  expect(isWhole).toBe(false);
  expect(withoutSources(reader.reading())).toEqual((await expected).slice(0, 2));
});

/** Returns a zip file with two entries whose paths have the same length, after the second path became the first one. */
function withOnePath(path: string, texts: readonly [string, string]): Uint8Array<ArrayBuffer> {
  const later = path.replace("1", "2");
  const packed = zipSync({ [path]: strToU8(texts[0]), [later]: strToU8(texts[1]) });
  const bytes = Buffer.from(packed);
  for (let at = bytes.indexOf(later); at >= 0; at = bytes.indexOf(later)) bytes.write(path, at);
  return new Uint8Array(bytes);
}

it.each([
  ["whole", (zip: Uint8Array<ArrayBuffer>) => zip, []],
  ["cut-off", (zip: Uint8Array<ArrayBuffer>) => zip.slice(0, -30), ["zipCutOff"]],
])(
  "two entries of a %s zip file with the same path are both read, and reported",
  async (_, cut, faults) => {
    const path = "records/step1.json";
    const zip = withOnePath(path, [recordsOf(one)[0] ?? "", recordsOf(other)[0] ?? ""]);
    const reader = createReader();
    await reader.add([aFile("twice.zip", cut(zip))]);
    const { sessions, files } = reader.reading();
    expect(sessions.map(({ id }) => id).sort()).toEqual([one.id, other.id].sort());
    expect(files.map(faultsOf)).toEqual([[...faults, "entryAgain"]]);
    expect(files[0]?.faults.at(-1)).toMatchObject({ at: path });
    for (const { id, runs } of sessions)
      for (const { source } of runs)
        expect((await reader.rowsAt(source))?.[0]?.session_id).toBe(id);
  },
);

it("a zip file without data of this site is reported", async () => {
  const packed = zipSync({ "README.md": strToU8("# Something else"), "empty/": new Uint8Array() });
  expect((await read(aFile("other.zip", packed))).files.map(faultsOf)).toEqual([["nothing"]]);
});

it("a zip file in too many zip files is reported", async () => {
  let packed = zipSync({ "step.json": strToU8(recordsOf(one)[0] ?? "") });
  for (let depth = 0; depth < 5; depth += 1) packed = zipSync({ "inner.zip": packed });
  const { files, sessions } = await read(aFile("deep.zip", packed));
  expect(files.map(faultsOf)).toEqual([["zipTooDeep"]]);
  expect(sessions).toEqual([]);
});

/** A part of a file that is repeated without being in memory twice. */
const LARGE = new Uint8Array(33_554_432);
const TIMES = 64;

it("of a zip file of two gigabytes, only the directory and the data enter the memory", async () => {
  const record = strToU8(recordsOf(one)[0] ?? "");
  const small = zipSync({ "step.json": [record, { level: 0 }], "film.mp4": [LARGE, { level: 0 }] });
  const film = LARGE.length * TIMES;
  const local = small.length - LARGE.length;
  const at = Buffer.from(small).indexOf("film.mp4") + "film.mp4".length;
  const head = small.slice(0, at);
  const tail = small.slice(at + LARGE.length);
  new DataView(head.buffer).setUint32(at - 8 - 12, film, true);
  new DataView(head.buffer).setUint32(at - 8 - 8, film, true);
  const directory = Buffer.from(tail).lastIndexOf("film.mp4") - 46;
  const view = new DataView(tail.buffer);
  view.setUint32(directory + 20, film, true);
  view.setUint32(directory + 24, film, true);
  view.setUint32(tail.length - 6, local + film - tail.length, true);
  const part = new Blob([LARGE]);
  const parts = [head, ...Array.from({ length: TIMES }, () => part), tail];
  const { files, sessions } = await read(aFile("large.zip", new Blob(parts)));
  expect(files.map(({ bytes }) => bytes > 2_000_000_000)).toEqual([true]);
  expect(sessions.map(({ id }) => id)).toEqual([one.id]);
  expect(files.map(faultsOf)).toEqual([["notText"]]);
});

it("of a table of two gigabytes from another program, only the beginning is read", async () => {
  const line = new Blob(["1;2;3\n".repeat(5_000_000)]);
  const parts = [strToU8("a;b;c\n"), ...Array.from({ length: 70 }, () => line)];
  const { files } = await read(aFile("large.csv", new Blob(parts)), first);
  expect(files.map(faultsOf)).toEqual([[], ["otherTable"]]);
});
