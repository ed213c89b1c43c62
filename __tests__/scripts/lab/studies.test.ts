/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { aDocument } from "@/__tests__/experiments/study/document/a-document";
import { personOf } from "@/experiments/study/participation/read-address";
import { codeAddress, studyLines } from "@/scripts/lab/report";
import { nameOf, readLabStudies } from "@/scripts/lab/studies";
import { temporaryFolder } from "../temporary-folder";

function written(name: string, text: string | Buffer): string {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, text);
  return file;
}

const VALID = JSON.stringify(aDocument());

it("a study of the lab has a URL with the name of its file, in the language of the study", () => {
  const [own] = readLabStudies([written("My Study (2).json", VALID)]);
  expect(own?.address).toBe("/study?p=my-study-2");
  const french = JSON.stringify({ ...aDocument(), language: "fr" });
  const [other] = readLabStudies([written("étude.json", french)]);
  expect(other?.address).toBe("/fr/study?p=etude");
});

const HERE = { here: "http://localhost:3000", others: ["http://192.168.1.5:3000"] };

const linesOf = (changes: object) => {
  const file = written("my-study.json", JSON.stringify({ ...aDocument(), ...changes }));
  const [study] = readLabStudies([file]);
  if (!study) throw new Error("no study");
  return { study, lines: studyLines(study, HERE) };
};

it("the lab prints an address for trying a study that participants only open with identifiers, and says which is which", () => {
  const ids = ["PROLIFIC_PID", "STUDY_ID", "SESSION_ID"];
  const { study, lines } = linesOf({ delivery: { ids } });
  const [, tries, ownTrial = "", otherTrial, participants, own = ""] = lines;
  expect(tries).toMatch(/To try it yourself/);
  expect(ownTrial).toMatch(
    /this computer {2}http:\/\/localhost:3000\/study\?p=my-study&rehearsal$/,
  );
  expect(otherTrial).toMatch(/other devices {2}http:\/\/192\.168\.1\.5:3000\/\S*&rehearsal$/);
  expect(participants).toMatch(/For participants \(Prolific fills in PROLIFIC_PID/);
  expect(own).toContain("/study?p=my-study&PROLIFIC_PID={{%PROLIFIC_PID%}}&STUDY_ID=");
  const personAt = (line: string) =>
    personOf(new URL(line.trim().split(/\s+/).at(-1) ?? "").searchParams, "", {
      delivery: { ids },
    });
  expect(personAt(ownTrial)).toMatchObject({ rehearsal: true });
  expect(personAt(own).rehearsal).toBeUndefined();
  // A phone that scans the code has no identifiers.
  expect(codeAddress(study)).toMatchObject({ path: "/study?p=my-study&rehearsal" });
});

it("the lab prints the address for participants, and for trying the study, if no identifiers are required", () => {
  const { study, lines } = linesOf({});
  expect(lines.filter((line) => /p=my-study$/.test(line))).toHaveLength(2);
  expect(lines.filter((line) => /p=my-study&rehearsal$/.test(line))).toHaveLength(2);
  expect(lines).toContain("  For participants:");
  expect(codeAddress(study).path).toBe("/study?p=my-study");
});

it("the lab prints a link for each session if the conditions are sessions", () => {
  const { lines } = linesOf({ conditions: ["one", "two"], conditionsAre: "sessions" });
  for (const session of ["one", "two"])
    expect(lines.filter((line) => line.endsWith(`?p=my-study&condition=${session}`))).toHaveLength(
      2,
    );
});

it("the studies of a folder are served, and a folder without a study is reported", () => {
  const folder = temporaryFolder();
  expect(() => readLabStudies([folder])).toThrow("has no study");
  for (const name of ["b.json", "a.json"]) writeFileSync(join(folder, name), VALID);
  writeFileSync(join(folder, "notes.txt"), "not a study");
  expect(readLabStudies([folder]).map(({ name }) => name)).toEqual(["a", "b"]);
});

it("a faulty study is refused with the line and the field of every fault", () => {
  const text = JSON.stringify({ ...aDocument(), order: "sideways", seed: "x" }, null, 2);
  const lineOf = (key: string) => text.slice(0, text.indexOf(`"${key}"`)).split("\n").length;
  const file = written("study.json", text);
  const read = () => readLabStudies([file]);
  expect(read).toThrow(`study.json, line ${lineOf("order")}: order is "sideways"`);
  expect(read).toThrow(`study.json, line ${lineOf("seed")}: seed is "x"`);
});

it("a file that is not JSON is refused with the line", () => {
  expect(() => readLabStudies([written("study.json", '{\n  "protocol": 1,\n}')])).toThrow(
    /not valid JSON\. Look at line 3/,
  );
});

it.each([
  ["a picture", Buffer.from("89504e470d0a1a0a", "hex"), "this file is not a text"],
  ["a file in another encoding", Buffer.from([0x7b, 0xe9, 0x7d]), "this file is not UTF-8"],
])("%s is refused", (_, bytes, message) => {
  expect(() => readLabStudies([written("study.json", bytes)])).toThrow(message);
});

it("two files that would have the same URL are refused", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "new"));
  const files = ["study.json", "new/study.json"].map((name) => join(folder, name));
  for (const file of files) writeFileSync(file, VALID);
  expect(() => readLabStudies(files)).toThrow("would have the same address /study?p=study");
  expect(readLabStudies([files[0] ?? "", files[0] ?? ""])).toHaveLength(1);
});

it("a file that does not exist is reported", () => {
  expect(() => readLabStudies(["nothing.json"])).toThrow("There is no file nothing.json");
});

it.each([
  ["2024-stroop.json", "stroop"],
  ["Ça va.v2.json", "ca-va-v2"],
  ["研究.json", null],
  [`${"a".repeat(80)}.json`, "a".repeat(64)],
])("the file %s has the name %s in a URL", (file, name) => {
  expect(nameOf(file)).toBe(name);
});
