/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { readProtocol } from "@/experiments/study/document/check";
import { documentId, SHOWN_DIGITS } from "@/experiments/study/document/protocol-id";
import { studyInArchive } from "@/experiments/study/export/study-in-archive";
import { ROOT } from "@/scripts/project.mjs";
import { APPS_HERE } from "../document/a-document";

const RECORDED = join(ROOT, "__tests__/experiments/study/export/recorded");
const FILES = ["study.zip", "study.jzip", "session.zip"] as const;
const releases = readdirSync(RECORDED, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

const recorded = (release: string, file: (typeof FILES)[number]) =>
  new Uint8Array(readFileSync(join(RECORDED, release, file)));

/** Returns the document that the editor reads from an archive. */
function documentIn(bytes: Uint8Array) {
  const found = studyInArchive(bytes);
  const read = "text" in found ? readProtocol(found.text, APPS_HERE) : { faults: [found.problem] };
  if ("faults" in read) throw new Error(JSON.stringify(read.faults));
  return read.document;
}

const [release = ""] = releases;
const STUDY = recorded(release, "study.zip");

/** Returns an archive after a change of its files. */
function changed(bytes: Uint8Array, change: (files: Record<string, string>) => void): Uint8Array {
  const files = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]),
  );
  change(files);
  return zipOf(files);
}

const zipOf = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));

describe.each(releases)("the archives of release %s", (release) => {
  it.each(FILES)("include %s, whose study has the recorded texts and parameters", (file) => {
    const document = documentIn(recorded(release, file));
    expect(document.title).toEqual({ en: "Colours and choices", fr: "Couleurs et choix" });
    expect(document.steps).toMatchObject([
      { id: "hello" },
      { id: "colours", app: "stroop", parameters: { trials: 96 } },
      { id: "risk", app: "lottery-choice" },
      { id: "game", app: "eleven-twenty" },
    ]);
  });

  it("contain the document of the study, and their README states the id of this document", () => {
    const ids = FILES.map((file) => documentId(documentIn(recorded(release, file))));
    expect(new Set(ids).size).toBe(1);
    const readme = unzipSync(recorded(release, "study.zip"))["README.md"];
    expect(strFromU8(readme ?? new Uint8Array())).toContain(ids[0]?.slice(0, SHOWN_DIGITS));
  });

  it("contain the plan and the number of the release in study.zip", () => {
    expect(documentIn(recorded(release, "study.zip")).plan).toMatchObject({ effect: 20 });
    expect(studyInArchive(recorded(release, "study.zip"))).toMatchObject({ runsWith: release });
  });
});

test("an edited document in index.html is opened, and is reported as different from protocol.json", () => {
  const bytes = changed(STUDY, (files) => {
    files["index.html"] = files["index.html"]?.replace('"trials": 96', '"trials": 48') ?? "";
  });
  expect(studyInArchive(bytes)).toMatchObject({ isUnlike: true });
  expect(documentIn(bytes).steps[1]).toMatchObject({ parameters: { trials: 48 } });
});

test("protocol.json is reported as different from index.html if its plan was changed", () => {
  const bytes = changed(STUDY, (files) => {
    files["protocol.json"] = files["protocol.json"]?.replace('"effect": 20', '"effect": 30') ?? "";
  });
  expect(studyInArchive(bytes)).toMatchObject({ isUnlike: true });
});

test("the document that was edited in JATOS takes precedence over the document in the page", () => {
  const bytes = changed(recorded(release, "study.jzip"), (files) => {
    for (const path of Object.keys(files).filter((path) => path.endsWith(".jas")))
      files[path] = files[path]?.replace('\\"trials\\": 96', '\\"trials\\": 48') ?? "";
  });
  expect(documentIn(bytes).steps[1]).toMatchObject({ parameters: { trials: 48 } });
});

test("a repacked archive with an outer folder and the extra files of macOS is read", () => {
  const files = Object.entries(unzipSync(STUDY));
  const packed = zipSync(
    Object.fromEntries(
      files.flatMap(([path, content]) => [
        [`__MACOSX/${path}`, strToU8("")],
        [`study-1234/${path}`, content],
      ]),
    ),
  );
  expect(studyInArchive(packed)).toEqual(studyInArchive(STUDY));
});

test("a zip archive that contains only protocol.json is read", () => {
  const text = strFromU8(unzipSync(STUDY)["protocol.json"] ?? new Uint8Array());
  expect(studyInArchive(zipOf({ "protocol.json": text }))).toEqual({
    text,
    runsWith: null,
    isUnlike: false,
  });
});

test.each([
  ["that contains other files", zipOf({ "photo.txt": "", "a/b/protocol.json": "{}" }), "noStudy"],
  ["for JATOS without an input", zipOf({ "a.jas": '{"data":{}}' }), "noStudy"],
  ["that contains a web page", zipOf({ "index.html": "<!doctype html>" }), "noStudy"],
  ["that is empty", zipSync({}), "noStudy"],
  ["whose end is missing", STUDY.subarray(0, STUDY.length / 2), "unreadable"],
  ["that is not a zip", strToU8("PK and nothing more"), "unreadable"],
  ["that contains a damaged file", damaged("protocol.json"), "unreadable"],
] as const)("an archive %s is refused as a study", (_, bytes, problem) => {
  expect(studyInArchive(bytes)).toEqual({ problem });
});

/** Returns an archive after some compressed bytes of a file were overwritten. */
function damaged(path: string): Uint8Array {
  const bytes = zipOf({ [path]: "x".repeat(1000) });
  return bytes.fill(255, 30 + path.length, 30 + path.length + 4);
}

const MANY = 50_000_000;

test("a file whose decompressed size exceeds the limit is not decompressed", () => {
  const bomb = zipSync({ "protocol.json": new Uint8Array(MANY) });
  expect(bomb.length).toBeLessThan(MANY / 500);
  expect(studyInArchive(bomb)).toEqual({ problem: "tooLarge" });
});

test("a file is decompressed only up to its size in the directory of the zip, even if this size is wrong", () => {
  const bomb = zipSync({ "protocol.json": new Uint8Array(MANY).fill(32) });
  const directory = new DataView(bomb.buffer, bomb.byteOffset);
  // The decompressed size of the only entry begins 24 bytes after the start of the directory.
  const start = directory.getUint32(bomb.length - 6, true);
  directory.setUint32(start + 24, 1000, true);
  expect(studyInArchive(bomb)).toMatchObject({ text: " ".repeat(1000) });
});

test("an archive with more than 10,000 files is refused", () => {
  const files = Object.fromEntries(
    Array.from({ length: 10_001 }, (_, index) => [`${index}.txt`, new Uint8Array()]),
  );
  expect(studyInArchive(zipSync(files, { level: 0 }))).toEqual({ problem: "tooLarge" });
});
