import { textIn } from "@/experiments/study/document/author-text";
import { SHOWN_DIGITS } from "@/experiments/study/document/protocol-id";
import type { PaperBlock } from "./blocks";
import { paperHeading } from "./sections";
import { type Study, surveysOf } from "./study";

/** Characters that JSON does not escape, although YAML does not accept them in a text. */
const UNPRINTABLE = /[\u007F-\u009F\uFFFE\uFFFF]/g;

const escapedSign = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Returns a text as a YAML scalar in double quotes on one line. Every JSON string is also a YAML scalar. */
const quoted = (text: string): string =>
  // In YAML, U+0085 is also a line break.
  JSON.stringify(text.replace(/[\s\u0085]+/g, " ").trim()).replace(UNPRINTABLE, escapedSign);

/**
 * Returns a CITATION.cff (Citation File Format 1.2.0) of a study. The file refers to the software that runs the study.
 * Documents do not contain authors, so the file contains an entity in place of the authors, with a note that the
 * authors are missing.
 */
export function citationFile(study: Study): string {
  const { document, locale, sheet, site, words } = study;
  const own = words.citation;
  const title = textIn(document.title, locale) ?? sheet.untitled;
  const purpose = textIn(document.information?.purpose, locale);
  const lines = [
    "cff-version: 1.2.0",
    `message: ${quoted(own.message)}`,
    "type: software",
    `title: ${quoted(title)}`,
    `# ${own.authorsMissing}`,
    "authors:",
    `  - name: ${quoted(own.authors)}`,
    ...(purpose ? [`abstract: ${quoted(purpose)}`] : []),
    `version: ${quoted(study.protocolId.slice(0, SHOWN_DIGITS))}`,
    "identifiers:",
    ...identifier(study.protocolId, own.protocolId),
    ...identifier(study.documentId, own.documentId),
    "references:",
    "  - type: software",
    `    title: ${quoted(site.name)}`,
    "    authors:",
    `      - name: ${quoted(own.contributors)}`,
    ...(site.release === null ? [] : [`    version: ${quoted(site.release)}`]),
    `    url: ${quoted(site.url)}`,
    ...(site.sourceUrl ? [`    repository-code: ${quoted(site.sourceUrl)}`] : []),
    "    license: MIT",
    ...surveysOf(study).flatMap(({ step }) =>
      (step.survey.sources ?? []).flatMap((source) => sourceReference(source, study)),
    ),
  ];
  return `${lines.join("\n")}\n`;
}

type Source = { citation: string; url?: string | undefined };

/**
 * Returns the reference to a publication from which questions come. Documents contain the whole citation in one text, so
 * a note takes the place of the authors.
 */
function sourceReference({ citation, url }: Source, { words }: Study): string[] {
  const { note, authors } = words.survey.citation;
  return [
    "  - type: generic",
    `    title: ${quoted(citation)}`,
    `    # ${words.citation.authorsMissing}`,
    "    authors:",
    `      - name: ${quoted(authors)}`,
    ...(url === undefined ? [] : [`    url: ${quoted(url)}`]),
    `    notes: ${quoted(note)}`,
  ];
}

const identifier = (id: string, description: string): string[] => [
  "  - type: other",
  `    value: ${quoted(id)}`,
  `    description: ${quoted(description)}`,
];

/** Returns the paper whose content is the citation file. */
export const citationPaper = (study: Study): PaperBlock[] => [
  paperHeading(study.words.citation.title, study),
  { kind: "file", text: citationFile(study) },
];
