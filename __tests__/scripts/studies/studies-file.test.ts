/** @jest-environment node */
import {
  chmodSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { aDocument } from "@/__tests__/experiments/study/document/a-document";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { MODELS } from "@/experiments/catalog/generated/models";
import type { RunningStudies } from "@/experiments/engine/sending/running-studies";
import { publishedDocuments } from "@/experiments/payloads/published";
import { readProtocol } from "@/experiments/study/document/check";
import { documentId, protocolId } from "@/experiments/study/document/protocol-id";
import { askForPlace, askState } from "@/receiver/__tests__/a-study";
import { startReceiver } from "@/receiver/__tests__/start-receiver";
import { changeStudy } from "@/receiver/sessions/change-study";
import { parseStudies } from "@/receiver/sessions/studies";
import { writeStudies } from "@/scripts/build/delivery/write-studies";
import { addStudies, quotaIn } from "@/scripts/studies/protocol";

/** Returns a study file with two groups, and the ids of its document. */
function studyFile(changes: object = {}) {
  const text = JSON.stringify(
    aDocument({
      conditions: ["high", "low"],
      assignment: "balanced",
      order: "latin-square",
      ...changes,
    }),
  );
  const read = readProtocol(text, MODELS);
  if ("faults" in read) throw new Error(JSON.stringify(read.faults));
  return {
    file: "my-study.json",
    text,
    protocol: protocolId(read.document),
    document: documentId(read.document),
  };
}

const newFile = () => join(temporaryFolder(), "studies.json");
const read = (path: string): RunningStudies["studies"] =>
  JSON.parse(readFileSync(path, "utf8")).studies;

it("the receiver assigns places in a study that the command adds to its file, without a restart", async () => {
  const path = newFile();
  const [first, second] = [studyFile(), studyFile({ seed: 2 })];
  await addStudies(path, [first]);
  const receiver = await startReceiver({ SESSIONS_DIR: temporaryFolder(), STUDIES: path });
  const { protocol } = second;
  expect((await askForPlace(receiver, { protocol })).answer.condition ?? null).toBeNull();
  await addStudies(path, [second]);
  const { answer } = await askForPlace(receiver, { protocol });
  // The three tasks of each condition have six rows.
  expect(answer).toEqual({
    state: "open",
    condition: expect.stringMatching(/^(high|low)$/),
    row: expect.any(Number),
  });
  expect(answer.row).toBeLessThan(6);
  await addStudies(path, [second], { paused: true });
  expect(await askState(receiver, protocol)).toEqual([200, { state: "paused" }]);
  await addStudies(path, [second], { paused: false, quota: 0 });
  expect(await askState(receiver, protocol)).toEqual([200, { state: "full" }]);
  expect((await askForPlace(receiver, { protocol: first.protocol })).answer.state).toBe("open");
});

it("an entry has the steps that send data, the rows and the last day of withdrawal of its document, and a lease of three times its duration", async () => {
  const path = newFile();
  const study = studyFile({ information: { withdrawUntil: "2027-03-31" } });
  await addStudies(path, [study]);
  const steps = ["stroop", "game", "traits"];
  expect(read(path)[study.protocol]).toEqual({
    documents: [study.document],
    title: "Interference and personality",
    conditions: ["high", "low"].map((name) => ({ name, steps, rows: 6 })),
    leaseMinutes: expect.any(Number),
    withdrawUntil: "2027-03-31",
  });
  expect(read(path)[study.protocol]?.leaseMinutes).toBeGreaterThanOrEqual(30);
  const plain = studyFile({ conditions: undefined, assignment: undefined, order: undefined });
  await addStudies(path, [plain]);
  expect(read(path)[plain.protocol]?.conditions).toEqual([{ name: null, steps, rows: null }]);
});

it("a corrected document of the same protocol keeps the quota, the pause, the other versions and the earlier document id", async () => {
  const path = newFile();
  const [study, other] = [studyFile(), studyFile({ seed: 2 })];
  await addStudies(path, [other]);
  const kept = { quota: { high: 30, low: 20 }, paused: true };
  await addStudies(path, [study], { ...kept, sameAs: other.protocol.slice(0, 12) });
  const corrected = studyFile({ title: "A corrected title" });
  expect(corrected.protocol).toBe(study.protocol);
  await addStudies(path, [corrected]);
  const studies = read(path);
  expect(Object.keys(studies)).toEqual([other.protocol, study.protocol]);
  expect(studies[study.protocol]).toMatchObject({
    ...kept,
    title: "A corrected title",
    documents: [study.document, corrected.document],
    sameStudyAs: [other.protocol],
  });
  await addStudies(path, [corrected], { quota: null });
  expect(read(path)[study.protocol]).not.toHaveProperty("quota");
});

it("a faulty file is refused with the line and the field of the fault, and remains unchanged", async () => {
  const path = newFile();
  await addStudies(path, [studyFile()]);
  for (const [from, to, said] of [
    ['"leaseMinutes": ', '"leaseMinutes": -', /line \d+, field "studies.leaseMinutes"/],
    [
      '"leaseMinutes": ',
      '"minutes": ',
      /line \d+, field "studies": the field "leaseMinutes" is missing/,
    ],
    ["}", "", /line \d+: this is not JSON/],
  ] as const) {
    const good = readFileSync(path, "utf8");
    const wrong = good.replace(from, to);
    writeFileSync(path, wrong);
    await expect(addStudies(path, [studyFile({ seed: 2 })])).rejects.toThrow(said);
    expect(readFileSync(path, "utf8")).toBe(wrong);
    writeFileSync(path, good);
  }
});

it.each([
  ["a condition that the study does not have", { quota: { mid: 3 } }, /no condition mid/],
  ["another version that is unknown", { sameAs: "0123456789ab" }, /no study of this protocol id/],
  ["the study itself as another version", { sameAs: studyFile().protocol }, /this study itself/],
])("a change with %s is refused, and the file remains unchanged", async (_, change, said) => {
  const path = newFile();
  await addStudies(path, [studyFile()]);
  const before = readFileSync(path, "utf8");
  await expect(addStudies(path, [studyFile()], change)).rejects.toThrow(said);
  expect(readFileSync(path, "utf8")).toBe(before);
  expect(readdirSync(join(path, ".."))).toEqual(["studies.json"]);
});

it("commands and a receiver that change the file at the same moment lose neither an entry nor a quota", async () => {
  const path = newFile();
  const study = studyFile();
  await addStudies(path, [study]);
  const others = Array.from({ length: 8 }, (_, seed) => studyFile({ seed }));
  await Promise.all([
    ...others.map((other) => addStudies(path, [other])),
    changeStudy(path, study.protocol, { quota: 60, paused: true }),
  ]);
  const studies = read(path);
  expect(Object.keys(studies).sort()).toEqual(
    [study, ...others].map(({ protocol }) => protocol).sort(),
  );
  expect(studies[study.protocol]).toMatchObject({ quota: 60, paused: true });
  expect(readdirSync(join(path, ".."))).toEqual(["studies.json"]);
});

it("the command preserves a symbolic link and the permissions of the file, and accepts a byte order mark", async () => {
  const target = newFile();
  await addStudies(target, [studyFile()]);
  writeFileSync(target, `\uFEFF${readFileSync(target, "utf8")}`);
  chmodSync(target, 0o640);
  const link = newFile();
  symlinkSync(target, link);
  await addStudies(link, [studyFile({ seed: 2 })]);
  expect(Object.keys(read(target))).toHaveLength(2);
  expect(statSync(target).mode & 0o777).toBe(0o640);
});

it("a study with the title of another study in the file causes a caution, unless the command links the two", async () => {
  const path = newFile();
  const [study, corrected] = [studyFile(), studyFile({ seed: 2 })];
  await addStudies(path, [study]);
  const caution = `add --same-as ${study.protocol.slice(0, 12)}`;
  expect((await addStudies(path, [corrected])).join()).toContain(caution);
  expect((await addStudies(path, [corrected], { sameAs: study.protocol })).join()).not.toContain(
    "caution",
  );
});

it.each([
  ["60", 60],
  ["0", 0],
  ["high=30,low=20", { high: 30, low: 20 }],
  ["high = 30, low = 20", { high: 30, low: 20 }],
  ["none", null],
])("the quota %s is read", (text, quota) => expect(quotaIn(text)).toEqual(quota));

it.each(["", "-1", "1.5", "1e3", "many", "high=", "high=x", "high=3,high=4", "2000000", "high=3,"])(
  "the quota “%s” is refused with an example",
  (text) => expect(() => quotaIn(text)).toThrow(/--quota high=30,low=30/),
);

it("the build writes every published study to the file of running studies if the site has a receiver", () => {
  const folder = temporaryFolder();
  expect(writeStudies(undefined, folder)).toMatch(/no studies.json/);
  expect(readdirSync(folder)).toEqual([]);
  writeStudies("https://lab.example/sessions", folder);
  const { protocols } = parseStudies(readFileSync(join(folder, "studies.json"), "utf8"));
  expect(protocols).toEqual(publishedDocuments().map(protocolId));
});
