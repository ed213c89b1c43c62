/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { aDocument } from "@/__tests__/experiments/study/document/a-document";
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

it("the studies of a folder are served, and a folder without a study is named", () => {
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

it("a file that does not exist is named", () => {
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
