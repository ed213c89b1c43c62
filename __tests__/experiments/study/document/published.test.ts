/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { GET, generateStaticParams } from "@/app/protocols/[file]/route";
import {
  publishedDocuments,
  publishedIds,
  publishedNames,
  publishedProtocols,
  readPublished,
} from "@/experiments/payloads/published";
import { checkProtocol } from "@/experiments/study/document/check";
import { documentId, protocolId } from "@/experiments/study/document/protocol-id";
import { SITE_STUDIES_FILE, type SiteStudies } from "@/experiments/study/document/site-studies";
import { isAppStep } from "@/experiments/study/document/step-kind";
import { LOCALES } from "@/lib/routes";
import { ROOT } from "@/scripts/project.mjs";
import { temporaryFolder } from "../../../scripts/temporary-folder";
import { APPS_HERE, aDocument, versionOf } from "./a-document";

const RECORDED = join(__dirname, "recorded");

const records = readdirSync(RECORDED).map((file) => ({
  file,
  ...(JSON.parse(readFileSync(join(RECORDED, file), "utf8")) as {
    protocolId: string;
    documentId: string;
    document: unknown;
  }),
}));

const read = (document: unknown) => {
  const checked = checkProtocol(document, APPS_HERE);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults, null, 1));
  return checked.document;
};

describe("a document recorded in an earlier release", () => {
  it.each(records)("still has the same ids as in the earlier release: $file", (record) => {
    const document = read(record.document);
    expect(documentId(document)).toBe(record.documentId);
    expect(protocolId(document)).toBe(record.protocolId);
  });
});

it("every published protocol is recorded in its current version (npm run record:versions studies)", () => {
  expect(records.map((record) => record.documentId)).toEqual(
    expect.arrayContaining(publishedIds()),
  );
});

describe("the published protocols", () => {
  const files = publishedNames().map((name) => [name, `protocols/${name}.json`] as const);

  it.each(files)("contain %s, which is valid even after defaults are added", (_, file) => {
    const written = JSON.parse(readFileSync(join(ROOT, file), "utf8"));
    const document = read(written);
    for (const step of document.steps.filter(isAppStep))
      expect(Object.keys(step.parameters).length).toBeGreaterThan(2);
    expect(documentId(read(document))).toBe(documentId(document));
  });

  it("are listed in each language with a title, a duration and the names of their apps", () => {
    for (const locale of LOCALES)
      for (const { title, minutes, parts, apps } of publishedProtocols(locale)) {
        expect(title.length).toBeGreaterThan(5);
        expect(minutes).toBeGreaterThan(0);
        expect(parts).toBeGreaterThanOrEqual(1);
        expect(apps.length).toBeGreaterThan(0);
      }
    const [english, french] = LOCALES.map((locale) =>
      publishedProtocols(locale).map(({ title }) => title),
    );
    expect(english).not.toEqual(french);
  });

  it("are served with all defaults at the listed URLs", async () => {
    const studies = generateStaticParams().filter(({ file }) => file !== SITE_STUDIES_FILE);
    const served = studies.map(({ file }) => `/protocols/${file}`);
    expect(publishedProtocols("en").map(({ address }) => address)).toEqual(served);
    for (const [index, params] of studies.entries()) {
      const response = await GET(new Request("https://lab.example"), {
        params: Promise.resolve(params),
      });
      expect(response.headers.get("content-type")).toBe("application/json");
      const document = await response.json();
      expect(documentId(document)).toBe(publishedIds()[index]);
    }
  });

  it("are listed in a file with their ids, so that a study is found by the protocol id of its records", async () => {
    expect(generateStaticParams()).toContainEqual({ file: SITE_STUDIES_FILE });
    const params = Promise.resolve({ file: SITE_STUDIES_FILE });
    const response = await GET(new Request("https://lab.example"), { params });
    const { studies } = (await response.json()) as SiteStudies;
    expect(studies.map(({ name }) => name)).toEqual(publishedNames());
    expect(studies.map(({ document }) => document)).toEqual(publishedIds());
    expect(studies.map(({ protocol }) => protocol)).toEqual(publishedDocuments().map(protocolId));
  });
});

describe("a folder of protocols", () => {
  const text = (document: object) => JSON.stringify(document);

  it("makes the build fail if a protocol has faults, with the file, path, value and rule of every fault", () => {
    const folder = temporaryFolder({
      "good.json": text(aDocument()),
      "long.json": text(aDocument({ steps: [app("stroop", { trials: 9999 })], colour: "red" })),
      "many.json": text({ protocol: 1, steps: [app("stroop", { trials: 9999 })] }),
      "broken.json": "{",
      "Big.json": text(aDocument()),
      "notes.txt": "",
    });
    const stopped = () => readPublished(folder);
    expect(stopped).toThrow('protocols/long.json: colour is "red": Unknown field');
    expect(stopped).toThrow(
      /protocols\/many\.json: steps\.0\.parameters\.trials is 9999: It must be a whole number from 24 to 480/,
    );
    expect(stopped).toThrow(/protocols\/broken\.json: the whole is .*not valid JSON/);
    expect(stopped).toThrow("protocols/Big.json: a name has");
    expect(stopped).toThrow("protocols/notes.txt: a name has");
  });

  it("is read as a list of studies, each with the duration of its longest condition", () => {
    const folder = temporaryFolder({ "one.json": text(aDocument()) });
    expect([...readPublished(folder).keys()]).toEqual(["one"]);
    const study = publishedProtocols("en").find(({ name }) => name === "stroop-or-flanker");
    expect(study).toMatchObject({ parts: 2, apps: ["Stroop", "Flanker", "Simple reaction time"] });
  });
});

function app(name: "stroop", parameters: object) {
  return { id: name, app: name, version: versionOf(name), parameters };
}
