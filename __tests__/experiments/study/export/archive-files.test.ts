import { strFromU8, unzipSync } from "fflate";
import { MODELS } from "@/experiments/catalog/models";
import { APP_IDS } from "@/experiments/catalog/registry";
import { checkProtocol } from "@/experiments/study/document/check";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { appDocument } from "@/experiments/study/export/app-document";
import { DOCUMENT_LINE } from "@/experiments/study/export/archive-data";
import { archiveFiles, archiveZip } from "@/experiments/study/export/archive-files";
import { archivePlace, exitHosts } from "@/experiments/study/export/archive-place";
import { versionOf } from "@/testing/version-of";
import { partsOf } from "./parts-of";

const RECEIVER = "https://data.lab.example/sessions?key=1";

function documentWith(changes: object = {}): ProtocolDocument {
  const checked = checkProtocol(
    {
      protocol: 1,
      steps: [
        { id: "first", app: "stroop", version: versionOf("stroop"), parameters: { trials: 48 } },
        { id: "game", app: "eleven-twenty", version: versionOf("eleven-twenty"), parameters: {} },
      ],
      title: { en: "A </script><script>study", fr: "Une étude" },
      delivery: { receiver: RECEIVER },
      plan: { question: "effect" },
      ...changes,
    },
    MODELS,
  );
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.document;
}

const filesOf = (document = documentWith(), receiver: string | null = null) =>
  archiveFiles(document, receiver, partsOf(document));

/** What a data block of a page holds. */
function blockOf(html: string, id: string) {
  const page = new DOMParser().parseFromString(html, "text/html");
  return JSON.parse(page.getElementById(id)?.textContent ?? "");
}

test("the same document and release give the same bytes at any time", () => {
  const first = archiveZip(filesOf(), "2026-11-23");
  jest.useFakeTimers({ now: new Date("2031-02-03T23:59:00Z") });
  const second = archiveZip(filesOf(), "2026-11-23");
  jest.useRealTimers();
  expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true);
});

test("entries carry the day of the release", () => {
  const zip = archiveZip({ "a.txt": "a" }, "2026-11-23");
  // Day and time as MS-DOS has them, after the signature, versions, flags and method of the first entry.
  const date = new DataView(zip.buffer).getUint16(12, true);
  expect([(date >> 9) + 1980, (date >> 5) & 15, date & 31]).toEqual([2026, 11, 23]);
});

test("an archive has what runs, what is read and what recomputes", () => {
  const files = unzipSync(archiveZip(filesOf(), "2026-11-23"));
  expect(Object.keys(files).sort()).toEqual(
    [
      "CITATION.cff",
      "LICENSE",
      "LISEZMOI.md",
      "README.md",
      "THIRD-PARTY-NOTICES.txt",
      ...["first", "game"].flatMap((step) =>
        ["codebook.csv", "codebook.json", "parameters.json", "recompute.R", "recompute.py"].map(
          (file) => `analysis/${step}/${file}`,
        ),
      ),
      "analysis/recompute-all.R",
      "analysis/recompute-all.py",
      "data/README.txt",
      "index.html",
      ...[
        "aspredicted",
        "cherries",
        "consent",
        "data-protection",
        "methods",
        "preregistration",
      ].flatMap((paper) => [`papers/${paper}.en.md`, `papers/${paper}.fr.md`]),
      "protocol.json",
      "study.css",
      "study.js",
    ].sort(),
  );
  expect(
    JSON.parse(strFromU8(files["analysis/first/parameters.json"] ?? new Uint8Array())).parameters
      .trials,
  ).toBe(48);
});

test("participants get no plan, and the file for the editor has it", () => {
  const files = filesOf();
  expect(blockOf(files["index.html"] ?? "", "document")).not.toHaveProperty("plan");
  expect(JSON.parse(files["protocol.json"] ?? "")).toHaveProperty("plan.question", "effect");
});

test("no text of a document ends its data block", () => {
  const { title } = blockOf(filesOf()["index.html"] ?? "", "document");
  expect(title.en).toBe("A </script><script>study");
});

test("a page holds the texts of its apps and languages alone", () => {
  const { texts } = blockOf(
    filesOf(documentWith({ language: "fr" }))["index.html"] ?? "",
    "archive",
  );
  expect(Object.keys(texts)).toEqual(["fr"]);
  expect(Object.keys(texts.fr.payloads)).toEqual(["stroop", "eleven-twenty"]);
  expect(texts.fr.run.apps.map(({ id }: { id: string }) => id)).toEqual([
    "stroop",
    "eleven-twenty",
  ]);
});

const policyOf = (html = "") => /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";

test("an archive holds that its receiver gives no receipts, where its document says so and it sends", () => {
  const without = documentWith({ delivery: { receiver: RECEIVER, receipts: "none" } });
  const dataOf = (document: ProtocolDocument, to: string | null) =>
    blockOf(filesOf(document, to)["index.html"] ?? "", "archive");
  expect(dataOf(without, RECEIVER)).toMatchObject({ receipts: "none" });
  expect(dataOf(without, null)).not.toHaveProperty("receipts");
  expect(dataOf(documentWith(), RECEIVER)).not.toHaveProperty("receipts");
});

test("a page may connect to its own host and the receiver that was confirmed, and to nothing else", () => {
  expect(policyOf(filesOf(documentWith(), RECEIVER)["index.html"])).toContain(
    "connect-src 'self' https://data.lab.example;",
  );
  expect(policyOf(filesOf(documentWith())["index.html"])).toContain("connect-src 'self';");
});

test.each(APP_IDS)("%s by itself is a valid document", (app) => {
  const checked = checkProtocol(appDocument(app, { en: "One", fr: "Un" }), MODELS);
  expect(checked).toHaveProperty("document");
});

test("a database is of a protocol in a folder, whatever its title", () => {
  const place = (changes: object, path: string) => archivePlace(documentWith(changes), path);
  const here = place({}, "/studies/a/index.html");
  expect(place({ title: "Another" }, "/studies/a/")).toBe(here);
  expect(place({}, "/studies/b/index.html")).not.toBe(here);
  expect(place({ seed: 7 }, "/studies/a/index.html")).not.toBe(here);
});

test("participants are led back to the hosts of the exits alone", () => {
  const exits = {
    completed: { url: "https://app.prolific.com/done?cc=1" },
    declined: { code: "NO" },
  };
  expect(exitHosts(documentWith({ delivery: { exits } }))).toEqual(["app.prolific.com"]);
  expect(exitHosts(null)).toEqual([]);
});

test("an exit that was broken by hand leads nowhere, and the page says what is wrong", () => {
  expect(exitHosts({ delivery: { exits: { completed: null, declined: "x" } } })).toEqual([]);
});

test("the block of the document begins on the line that faults of it are counted from", () => {
  const lines = filesOf()["index.html"]?.split("\n") ?? [];
  expect(lines[DOCUMENT_LINE - 1]).toContain('id="document"');
});
