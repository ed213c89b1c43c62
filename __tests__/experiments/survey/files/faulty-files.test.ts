/** @jest-environment node */
import { allItems } from "@/experiments/survey/definition/survey-items";
import { readSurvey, type SurveyReading } from "@/experiments/survey/files/read-survey";
import { readSurveyFile } from "@/experiments/survey/files/read-survey-file";
import faultyFiles from "./faulty-files.json";

type Finding = NonNullable<SurveyReading["faults"]>[number];

const placeOf = ({ sheet, line, column, cell, at }: Finding) =>
  [sheet, line && `line ${line}`, column, cell, at && `character ${at}`].filter(Boolean).join(", ");

/** The result of reading, and the ids of the questions that can be imported. */
function summary({ faults = [], notes, survey, rest }: SurveyReading) {
  const taken = survey ?? rest;
  return {
    found: [
      ...faults.map((fault) => ({ kind: "fault", place: placeOf(fault), ...fault.rule })),
      ...notes.map((note) => ({ kind: note.kind, place: placeOf(note), ...note.rule })),
    ],
    questions: taken
      ? allItems(taken)
          .map(({ item }) => item.id)
          .join(" ")
      : "",
  };
}

test.each(faultyFiles)(
  "$title: each fault has its position and its rule, and the other questions can be imported",
  ({ file, found, questions }) => {
    expect(summary(readSurvey(file.join("\n")))).toEqual({ found, questions });
  },
);

const bytes = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const TABLE = "type,name,label\ntext,a,";

/** The position and the English rule of the first fault or note of a file. */
const first = async (content: Uint8Array) => {
  const [finding] = summary(await readSurveyFile(content)).found;
  return finding && `${finding.kind} ${finding.place}: ${finding.en}`;
};

const NOT_TEXT =
  "fault : This is not a text file. Save the spreadsheet as “CSV UTF-8” and choose the saved file";

test.each<[string, Uint8Array, string]>([
  [
    "UTF-8 with letters of Windows-1252",
    joined(bytes(`${TABLE}été\ntext,b,caf`), Uint8Array.of(0xe9)),
    "fault line 3, character 11: The file mixes two encodings: up to here it is UTF-8, but character 11 of line 3 is not. Save the file as “CSV UTF-8”",
  ],
  [
    "letters of an old Macintosh",
    joined(bytes(`${TABLE}pr`), Uint8Array.of(0x8f), bytes("s")),
    "fault line 2, character 10: The encoding of the file is not known: character 10 of line 2 is neither UTF-8 nor Windows-1252. Save the file as “CSV UTF-8”",
  ],
  [
    "Windows-1252",
    joined(bytes(`${TABLE}caf`), Uint8Array.of(0xe9)),
    "changed line 2: The file is not UTF-8. It was read as Windows-1252; check the letters with accents",
  ],
  [
    "letters that another program lost",
    bytes(`${TABLE}caf\ufffd`),
    "kept line 2, character 11: Another program replaced characters by “\ufffd” before this file was saved. Export the file again as UTF-8",
  ],
  ["a NUL", bytes(`${TABLE}A\0`), NOT_TEXT],
  ["a picture", joined(Uint8Array.of(0x89), bytes("PNG\r\n")), NOT_TEXT],
  [
    "a zip file that is not a workbook",
    joined(bytes("PK"), Uint8Array.of(3, 4), bytes("not a zip")),
    "fault : This file cannot be read as a workbook. Save it as .xlsx or as “CSV UTF-8”",
  ],
  [
    "more than 2 MB",
    new Uint8Array(2_000_001).fill(65),
    "fault : The file has more than 2 MB. Save the questionnaire in a file of its own",
  ],
  [
    "a row more than 5,000",
    bytes(`type,name,label\n${"note,,A\n".repeat(5_000)}`),
    "fault line 5001: The file has more than 5,000 rows. The rows from this one on are not read",
  ],
  [
    "a question more than 300",
    bytes(
      `type,name,label\n${Array.from({ length: 301 }, (_, index) => `text,q${index},A`).join("\n")}`,
    ),
    "fault survey, line 302, type, A302: A questionnaire may have at most 300 questions and texts. This row and the rows after it are not read",
  ],
  [
    "a text of more than 5,000 characters",
    bytes(`${TABLE}${"x".repeat(5_001)}`),
    "fault survey, line 2, label, C2: A text may have at most 5,000 characters; this one has 5001",
  ],
])("a file with %s is named as such", async (_, content, expected) => {
  expect(await first(content)).toBe(expected);
});
