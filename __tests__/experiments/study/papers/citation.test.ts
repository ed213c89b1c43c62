/** @jest-environment node */
import { aDocument } from "../document/a-document";
import { everything, paperText } from "./a-paper";

/** The parser of YAML, typed here because its package does not contain types. */
const { load } = jest.requireActual<{ load(text: string): unknown }>("js-yaml");

type Citation = Record<string, unknown> & {
  authors: { name: string }[];
  identifiers: { type: string; value: string }[];
  references: Record<string, unknown>[];
};
const citation = (
  ...study: Parameters<typeof paperText> extends [unknown, ...infer Rest] ? Rest : never
) => load(paperText("citation", ...study)) as Citation;

/** The keys of the root and of a reference that the tests expect (schema.json of the format, 1.2.0). */
const ROOT_KEYS = [
  "cff-version",
  "message",
  "type",
  "title",
  "authors",
  "abstract",
  "version",
  "identifiers",
  "references",
];
const REFERENCE_KEYS = ["type", "title", "authors", "version", "url", "repository-code", "license"];

it("the citation file has the required keys of the Citation File Format 1.2.0, and no unknown keys", () => {
  const file = citation(everything());
  expect(Object.keys(file)).toEqual(
    expect.arrayContaining(["authors", "cff-version", "message", "title"]),
  );
  expect(ROOT_KEYS).toEqual(expect.arrayContaining(Object.keys(file)));
  expect(file["cff-version"]).toBe("1.2.0");
  for (const reference of file.references)
    expect(REFERENCE_KEYS).toEqual(expect.arrayContaining(Object.keys(reference)));
});

it("the citation file names the study with its title and its two ids, and the software with its release", () => {
  const file = citation(everything());
  expect(file.title).toBe("Attention and risk");
  expect(file.version).toMatch(/^[\da-f]{12}$/);
  expect(file.identifiers.map(({ value }) => value)).toEqual([
    expect.stringMatching(/^[\da-f]{64}$/),
    expect.stringMatching(/^[\da-f]{64}$/),
  ]);
  expect(file.references).toEqual([
    expect.objectContaining({
      type: "software",
      title: "Protocole",
      version: "1f2e3d4c",
      url: "https://site.example/study",
    }),
  ]);
});

it("the citation file does not invent authors, and states where the author has to insert names", () => {
  expect(citation(everything()).authors).toEqual([{ name: "[To complete: authors]" }]);
  expect(paperText("citation", everything())).toContain(
    "# Replace this entry with the names of the authors",
  );
});

it.each([
  'a "quoted": title # no comment',
  "- a list\n- of two",
  "authors:\n  - name: Forged",
  "'''",
  "back\\slash \u0085 \u2028 end",
  "2026",
  "true",
])("the title %j remains a single text in the citation file", (title) => {
  const text = { en: title, fr: title };
  const file = citation(aDocument({ title: text, information: { purpose: text } }));
  expect(file.title).toBe(title.replace(/[\s\u0085]+/g, " "));
  expect(file.authors).toEqual([{ name: "[To complete: authors]" }]);
});
