import { strFromU8, unzipSync } from "fflate";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { appDocument } from "@/experiments/study/export/app-document";
import { DOCUMENT_LINE } from "@/experiments/study/export/archive-data";
import { archiveFiles, archiveZip } from "@/experiments/study/export/archive-files";
import { archivePlace, exitHosts } from "@/experiments/study/export/archive-place";
import { pathOf } from "@/lib/routes";
import { absoluteUrl } from "@/lib/site-url";
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

/** Returns the content of a data block of a page. */
function blockOf(html: string, id: string) {
  const page = new DOMParser().parseFromString(html, "text/html");
  return JSON.parse(page.getElementById(id)?.textContent ?? "");
}

test("an archive of the same document and release has the same bytes each time it is made", () => {
  const first = archiveZip(filesOf(), "2026-11-23");
  jest.useFakeTimers({ now: new Date("2031-02-03T23:59:00Z") });
  const second = archiveZip(filesOf(), "2026-11-23");
  jest.useRealTimers();
  expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true);
});

test("the entries of an archive have the date of the release", () => {
  const zip = archiveZip({ "a.txt": "a" }, "2026-11-23");
  // In the zip, the date in MS-DOS format follows the signature, versions, flags, method and time of the first entry.
  const date = new DataView(zip.buffer).getUint16(12, true);
  expect([(date >> 9) + 1980, (date >> 5) & 15, date & 31]).toEqual([2026, 11, 23]);
});

test("an archive contains the page, the documents and the scripts that recompute scores", () => {
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

test("protocol.json contains the plan of the study, but the page for participants does not contain the plan", () => {
  const files = filesOf();
  expect(blockOf(files["index.html"] ?? "", "document")).not.toHaveProperty("plan");
  expect(JSON.parse(files["protocol.json"] ?? "")).toHaveProperty("plan.question", "effect");
});

test("a text that contains </script> does not end the data block of the document", () => {
  const { title } = blockOf(filesOf()["index.html"] ?? "", "document");
  expect(title.en).toBe("A </script><script>study");
});

test("the page of an archive contains only the texts for its apps and in its languages", () => {
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

test("an archive that sends data contains the document's statement that the receiver issues no receipts", () => {
  const without = documentWith({ delivery: { receiver: RECEIVER, receipts: "none" } });
  const dataOf = (document: ProtocolDocument, to: string | null) =>
    blockOf(filesOf(document, to)["index.html"] ?? "", "archive");
  expect(dataOf(without, RECEIVER)).toMatchObject({ receipts: "none" });
  expect(dataOf(without, null)).not.toHaveProperty("receipts");
  expect(dataOf(documentWith(), RECEIVER)).not.toHaveProperty("receipts");
});

test("the page of an archive may connect only to its own host and to the confirmed receiver", () => {
  expect(policyOf(filesOf(documentWith(), RECEIVER)["index.html"])).toContain(
    "connect-src 'self' https://data.lab.example;",
  );
  expect(policyOf(filesOf(documentWith())["index.html"])).toContain("connect-src 'self';");
});

test.each(APP_IDS)("the archive of %s alone contains a valid document", (app) => {
  const checked = checkProtocol(appDocument(app, { en: "One", fr: "Un" }), MODELS);
  expect(checked).toHaveProperty("document");
});

test("the database name of an archive depends on the protocol and the folder, but not on the title", () => {
  const place = (changes: object, path: string) => archivePlace(documentWith(changes), path);
  const here = place({}, "/studies/a/index.html");
  expect(place({ title: "Another" }, "/studies/a/")).toBe(here);
  expect(place({}, "/studies/b/index.html")).not.toBe(here);
  expect(place({ seed: 7 }, "/studies/a/index.html")).not.toBe(here);
});

test("an archive can send participants back only to the hosts of the document's exits", () => {
  const exits = {
    completed: { url: "https://app.prolific.com/done?cc=1" },
    declined: { code: "NO" },
  };
  expect(exitHosts(documentWith({ delivery: { exits } }))).toEqual(["app.prolific.com"]);
  expect(exitHosts(null)).toEqual([]);
});

test("an exit whose link is invalid after an edit by hand does not add a host", () => {
  expect(exitHosts({ delivery: { exits: { completed: null, declined: "x" } } })).toEqual([]);
});

test("the document in index.html begins on the line from which the line numbers of faults are counted", () => {
  const lines = filesOf()["index.html"]?.split("\n") ?? [];
  expect(lines[DOCUMENT_LINE - 1]).toContain('id="document"');
});

test("the READMEs of an archive promise one result for each run, because a participant can do several", () => {
  const files = filesOf();
  expect(files["README.md"]).toContain("count a run that is in several files once");
  expect(files["LISEZMOI.md"]).toContain("une passation présente dans plusieurs fichiers");
  expect(files["README.md"]).not.toContain("count a participant");
});

test("the READMEs of an archive name the page that reads the data, at the address of the site in their language", () => {
  const files = filesOf();
  for (const [name, locale] of [
    ["README.md", "en"],
    ["LISEZMOI.md", "fr"],
  ] as const)
    expect(files[name]).toContain(`<${absoluteUrl(pathOf("data", locale)).href}>`);
});
