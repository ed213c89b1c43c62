/** @jest-environment node */
import { strFromU8, unzipSync } from "fflate";
import { zipOf } from "@/experiments/engine/data/zip";
import { checkProtocol } from "@/experiments/study/document/check";
import { documentId, participantDocument } from "@/experiments/study/document/protocol-id";
import { newJatosIds } from "@/experiments/study/export/jatos-ids.client";
import { jzipFiles, jzipName } from "@/experiments/study/export/jzip";
import { JZIP_RULES, type JzipRule, jzipFaults } from "@/testing/jatos/jzip-rules";
import { APPS_HERE, aDocument } from "../document/a-document";

const ASSETS = { "index.html": "<!doctype html>", "study.js": "0;", LICENSE: "MIT" };

function complete(changes: object = {}) {
  const checked = checkProtocol(aDocument(changes), APPS_HERE);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  return participantDocument(checked.document);
}

const IDS = newJatosIds();
const filesOf = (changes: object = {}) => jzipFiles(complete(changes), ASSETS, "abc", IDS);

// biome-ignore lint/suspicious/noExplicitAny: the tests change every field of the description to an invalid value
type Jas = any;

/** Returns the files of a study archive after a change of its description. */
function withJas(change: (jas: Jas) => unknown, changes: object = {}) {
  const files = filesOf(changes);
  const name = Object.keys(files).find((path) => path.endsWith(".jas")) as string;
  const jas: Jas = JSON.parse(files[name] ?? "");
  const replaced = change(jas);
  return { ...files, [name]: typeof replaced === "string" ? replaced : JSON.stringify(jas) };
}

const without = (end: string) =>
  Object.fromEntries(Object.entries(filesOf()).filter(([path]) => !path.endsWith(end)));

const long = (n: number) => "a".repeat(n);

/** For each rule of JATOS: archives that break the rule, and the studies that already exist on the server. */
const BROKEN: Record<JzipRule, readonly [string, () => Record<string, string>, object?][]> = {
  "one description at the top level, ending in jas": [
    ["no description", () => without(".jas")],
    ["two descriptions", () => ({ ...filesOf(), "other.jas": "{}" })],
    [
      "a description in the folder",
      () => ({ ...without(".jas"), [`${Object.keys(filesOf())[1]}.jas`]: "{}" }),
    ],
  ],
  "one folder, and no more": [
    ["two folders", () => ({ ...filesOf(), "other/a.txt": "" })],
    [
      "no folder",
      () => Object.fromEntries(Object.entries(filesOf()).filter(([path]) => !path.includes("/"))),
    ],
  ],
  JSON: [["a text", () => withJas(() => "no")]],
  "version 3 or lower, as text": [
    ["version 4", () => withJas((jas) => Object.assign(jas, { version: "4" }))],
    ["a number", () => withJas((jas) => Object.assign(jas, { version: 3 }))],
  ],
  "there and of its type": [
    ["no data", () => withJas((jas) => Object.assign(jas, { data: null }))],
    ["no folder", () => withJas(({ data }) => Object.assign(data, { dirName: null }))],
    ["no flag", () => withJas(({ data }) => Object.assign(data, { groupStudy: null }))],
    ["no batch", () => withJas(({ data }) => Object.assign(data, { batchList: [] }))],
    ["a number", () => withJas(({ data }) => Object.assign(data, { comments: 1 }))],
  ],
  "a title with a character": [
    ["the study", () => withJas(({ data }) => Object.assign(data, { title: " " }))],
    ["the component", () => withJas((jas) => Object.assign(componentOf(jas), { title: null }))],
    ["the batch", () => withJas((jas) => Object.assign(batchOf(jas), { title: "" }))],
  ],
  "a title of at most 255 characters": [
    ["the study", () => withJas(({ data }) => Object.assign(data, { title: long(256) }))],
  ],
  "no HTML": [
    ...["title", "description", "comments", "endRedirectUrl", "studyEntryMsg"].map(
      (key) =>
        [key, () => withJas(({ data }) => Object.assign(data, { [key]: "a <b>word</b>" }))] as [
          string,
          () => Record<string, string>,
        ],
    ),
    [
      "comments of the component",
      () => withJas((jas) => Object.assign(componentOf(jas), { comments: "&lt;" })),
    ],
  ],
  "an entry message of at most 1000 bytes": [
    [
      "501 letters of two bytes",
      () => withJas(({ data }) => Object.assign(data, { studyEntryMsg: "é".repeat(501) })),
    ],
  ],
  "a folder without characters that files may not have": [...' \n*?"\\\0/,`<>|:~!§$%&^°'].map(
    (character) => [
      JSON.stringify(character),
      () => withJas(({ data }) => Object.assign(data, { dirName: `a${character}b` })),
    ],
  ),
  "a folder of at most 255 characters": [
    ["256 letters", () => withJas(({ data }) => Object.assign(data, { dirName: long(256) }))],
  ],
  "no folder of JATOS’ own": [
    "jatos",
    "publix",
    "public",
    "assets",
    "study_assets_root",
    "study_assets",
  ].map((dirName) => [dirName, () => withJas(({ data }) => Object.assign(data, { dirName }))]),
  "the folder that is in the archive": [
    ["another folder", () => withJas(({ data }) => Object.assign(data, { dirName: "other" }))],
  ],
  "a page with one dot in its name": ["app.min.html", "index", "./index.html", "a b.html", ""].map(
    (htmlFilePath) => [
      JSON.stringify(htmlFilePath),
      () => withJas((jas) => Object.assign(componentOf(jas), { htmlFilePath })),
    ],
  ),
  "a page of at most 255 characters": [
    [
      "256 letters",
      () =>
        withJas((jas) => Object.assign(componentOf(jas), { htmlFilePath: `${long(251)}.html` })),
    ],
  ],
  "a page that is in the folder": [["no page", () => without("index.html")]],
  "input as a text of JSON": [
    ["an object", () => withJas((jas) => Object.assign(componentOf(jas), { jsonData: {} }))],
    ["invalid JSON", () => withJas((jas) => Object.assign(componentOf(jas), { jsonData: "{" }))],
    ["the study", () => withJas(({ data }) => Object.assign(data, { jsonData: "no" }))],
    ["the batch", () => withJas((jas) => Object.assign(batchOf(jas), { jsonData: [] }))],
  ],
  "known worker types, as a list": [
    ["null", () => withJas((jas) => Object.assign(batchOf(jas), { allowedWorkerTypes: null }))],
    [
      "an unknown type",
      () => withJas((jas) => Object.assign(batchOf(jas), { allowedWorkerTypes: ["Guest"] })),
    ],
  ],
  "at least one component": [
    ["no component", () => withJas(({ data }) => Object.assign(data, { componentList: [] }))],
  ],
  "an identity of its own, in the form of a UUID": [
    ["a word", () => withJas(({ data }) => Object.assign(data, { uuid: "study" }))],
    ["one UUID twice", () => withJas((jas) => Object.assign(batchOf(jas), { uuid: IDS.study }))],
  ],
  "no study that somebody else has": [["known", filesOf, { studies: [IDS.study], components: {} }]],
  "no component of another study": [
    ["known", filesOf, { studies: [], components: { [IDS.component]: "another" } }],
  ],
};

function componentOf({ data }: Jas) {
  return data.componentList[0];
}
function batchOf({ data }: Jas) {
  return data.batchList[0];
}

describe("the checker of the rules of JATOS", () => {
  const cases = JZIP_RULES.flatMap((rule) =>
    BROKEN[rule].map(([what, files, server]) => [rule, what, files, server] as const),
  );

  it.each(cases)("detects an archive that breaks the rule “%s”: %s", (rule, _, files, server) => {
    const faults = jzipFaults(files(), server as never);
    expect(faults.map((fault) => fault.slice(fault.indexOf(": ") + 2))).toContain(rule);
  });

  it("accepts a study that exists on the server if a member of this study imports it again", () => {
    const server = { studies: [], components: { [IDS.component]: IDS.study } };
    expect(jzipFaults(filesOf(), server)).toEqual([]);
  });
});

describe("a study archive for JATOS", () => {
  it.each([
    ["a title in two languages", { title: { en: "Attention & <risk>", fr: "Attention" } }],
    ["no title", { title: undefined }],
    ["a title of 300 characters", { title: "🙂".repeat(150) }],
    ["a title of markup alone", { title: "<>" }],
    ["the identifiers of a recruitment service", { delivery: { ids: ["PROLIFIC_PID"] } }],
    ["markup and quotes in its texts", { debriefing: { en: '<b>"é\\', fr: "</script>" } }],
  ])("satisfies every rule of JATOS with %s", (_, changes) => {
    expect(jzipFaults(filesOf(changes))).toEqual([]);
  });

  it("satisfies every rule of JATOS after it is zipped and unzipped", () => {
    const unzipped = unzipSync(zipOf(filesOf()));
    const files = Object.fromEntries(
      Object.entries(unzipped).map(([path, bytes]) => [path, strFromU8(bytes)]),
    );
    expect(files).toEqual(filesOf());
    expect(jzipFaults(files)).toEqual([]);
  });

  it("has new identifiers in each download, while all other content stays the same", () => {
    const [first, second] = [1, 2].map(() => jzipFiles(complete(), ASSETS, "abc", newJatosIds()));
    expect(first).not.toEqual(second);
    const blank = (files: object | undefined) =>
      JSON.stringify(files).replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "");
    expect(blank(first)).toBe(blank(second));
  });

  it("has a single component, which can be reloaded and whose editable input is the document", () => {
    withJas(({ data }: Jas) => {
      expect(data.linearStudy).toBe(true);
      expect(data.componentList).toHaveLength(1);
      const [{ jsonData, reloadable }] = data.componentList;
      expect(reloadable).toBe(true);
      expect(documentId(JSON.parse(jsonData))).toBe(documentId(complete()));
    });
  });

  it("does not contain the plan, which participants could read", () => {
    const plan = { question: "effect", effect: 20 };
    withJas(
      (jas: Jas) => {
        const input = JSON.parse(componentOf(jas).jsonData);
        expect(input).not.toHaveProperty("plan");
        expect(input.planHash).toMatch(/^[0-9a-f]{64}$/);
      },
      { plan },
    );
  });

  it("allows a general link if a recruitment service identifies people, and otherwise only personal links", () => {
    const workersOf = (changes: object) => {
      let workers: string[] = [];
      withJas((jas: Jas) => {
        workers = batchOf(jas).allowedWorkerTypes;
      }, changes);
      return workers;
    };
    expect(workersOf({})).toEqual(["PersonalSingle", "PersonalMultiple", "Jatos"]);
    expect(workersOf({ delivery: { ids: ["PROLIFIC_PID"] } })).toEqual(
      expect.arrayContaining(["GeneralSingle", "GeneralMultiple"]),
    );
  });

  it("has a file name with the first digits of the document id", () => {
    expect(jzipName(complete())).toMatch(/^protocole-[0-9a-f]{12}\.jzip$/);
  });
});
