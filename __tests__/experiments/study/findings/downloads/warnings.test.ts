/** @jest-environment node */
import { keyCsv } from "@/experiments/study/findings/downloads/key-csv";
import { participantsColumns } from "@/experiments/study/findings/downloads/participants-columns";
import { participantsCsv } from "@/experiments/study/findings/downloads/participants-csv";
import { publishedSessions } from "@/experiments/study/findings/downloads/published-sessions";
import { warningsOf } from "@/experiments/study/findings/downloads/warnings";
import type { Findings } from "@/experiments/study/findings/findings";
import type { ReadSession } from "@/experiments/study/reading/read-session";
import { parseCsv } from "../../../parse-csv";
import { aRun, aSession, aSurveyDocument, findings, measure, scored } from "../a-study";

/** A step whose id is not a name that statistics programs accept. */
const STEP = "about-you";

const SURVEY = {
  choices: {
    pets: ["cat", "dog"].map((value) => ({ value, label: value })),
    days: ["mon", "sun"].map((value) => ({ value, label: value })),
    often: [1, 2].map((value) => ({ value, label: String(value) })),
  },
  pages: [
    {
      id: "you",
      items: [
        { id: "hand", type: "one", choices: "pets", label: "Which?" },
        { id: "pets", type: "many", choices: "pets", label: "Pets" },
        { id: "best", type: "rank", choices: "days", label: "Rank" },
        { id: "rated", type: "one", choices: "often", label: "How often?" },
        { id: "say", type: "text", label: "More?" },
      ],
    },
  ],
};

const aDocument = () => aSurveyDocument(STEP, SURVEY, "en");

/** The answers that everybody gives. */
const USUAL = {
  hand: "cat",
  "pets.cat": 1,
  "pets.dog": 0,
  "best.mon": 1,
  "best.sun": 2,
  rated: 1,
  say: null,
};

const answering = (answers: object, changes: Partial<ReadSession> = {}) =>
  aSession({
    exit: "completed",
    ...changes,
    runs: [
      aRun(STEP, scored(measure("answered", 1)), {
        task: "survey",
        answers: { ...USUAL, ...answers },
      }),
    ],
  });

/** Returns the findings of a study in which ten people give the same answers, and others give their own. */
const studyOf = (others: readonly ReadSession[]): Findings =>
  findings([...Array.from({ length: 10 }, () => answering({})), ...others], aDocument());

const COLUMNS = ["hand", "pets.cat", "pets.dog", "best.mon", "best.sun"];

it.each<[string, object]>([
  ["another choice in an item with one choice", { hand: "dog" }],
  ["other choices in an item with several choices", { "pets.cat": 0, "pets.dog": 1 }],
  ["another order in a ranking", { "best.mon": 2, "best.sun": 1 }],
])("a person who alone gives %s could be identified, and a warning names the columns", (_, own) => {
  expect(warningsOf(studyOf([answering(own)]))).toMatchObject([
    {
      id: "smallCells",
      values: { people: 1, columns: COLUMNS.map((name) => `about_you.${name}`).join(", ") },
    },
  ]);
});

it("the columns of a warning are columns of participants.csv", () => {
  const found = studyOf([answering({ "pets.dog": 1, say: "I am Ada." })]);
  const columns = participantsColumns(publishedSessions(found), found, new Map());
  const names = columns.map(({ name }) => name);
  const warned = warningsOf(found).flatMap(({ values }) => String(values.columns).split(", "));
  expect(warned).toHaveLength(COLUMNS.length + 1);
  expect(names).toEqual(expect.arrayContaining(warned));
});

/** Sessions of two versions of a survey, of which only the second has a question named like a property of every object. */
const TWO_VERSIONS = [
  answering({}),
  answering({ constructor: "I am Ada." }, { ids: { constructor: "a7" } }),
];

it("a question that only some sessions have is missing in the rows of the others, whatever its name", () => {
  const found = findings(TWO_VERSIONS);
  const published = publishedSessions(found);
  const columns = participantsColumns(published, found, new Map());
  const at = columns.findIndex(({ name }) => name.endsWith(".constructor"));
  const [, ...rows] = parseCsv(participantsCsv(published, columns));
  expect(rows.map((row) => row[at])).toEqual(["NA", "I am Ada."]);
});

it("an identifier that only some sessions have is missing in the key of the others, whatever its name", () => {
  const [names = [], ...rows] = parseCsv(keyCsv(publishedSessions(findings(TWO_VERSIONS)), false));
  const at = names.indexOf("id_constructor");
  expect(rows.map((row) => row[at])).toEqual(["NA", "a7"]);
});

it("a session without a question called constructor does not cause a warning", () => {
  const choices = [{ value: "a", label: "A" }];
  const items = [{ id: "constructor", type: "one", choices: "one", label: "Which?" }];
  const survey = { choices: { one: choices }, pages: [{ id: "you", items }] };
  const people = Array.from({ length: 6 }, (_, index) =>
    answering({ constructor: "a" }, { person: `V${index}` }),
  );
  // One person also has a session of a version without the question.
  const found = findings(
    [answering({}, { person: "V0" }), ...people],
    aSurveyDocument(STEP, survey, "en"),
  );
  expect(warningsOf(found)).toEqual([]);
});

it("people who give the same answers as four others, or another rating, do not cause a warning", () => {
  const others = Array.from({ length: 5 }, () => answering({ "pets.dog": 1 }));
  expect(warningsOf(studyOf([...others, answering({ rated: 2 })]))).toEqual([]);
});

it("a person who alone gives another choice only at a later visit could be identified", () => {
  const read = Array.from({ length: 6 }, (_, index) => [
    answering({}, { person: `V${index}`, visit: "first" }),
    answering(
      { hand: index === 0 ? "dog" : USUAL.hand },
      { person: `V${index}`, visit: "second", startedAt: "2026-11-09T09:00:00+01:00" },
    ),
  ]).flat();
  const document = aDocument();
  const visits = [
    { id: "first" },
    { id: "second", after: "first", days: [6, 9] as [number, number] },
  ];
  const found = findings(read, { ...document, content: { ...document.content, visits } });
  expect(warningsOf(found)).toMatchObject([{ id: "smallCells", values: { people: 1 } }]);
});

it("free text causes a warning if a person wrote it only at a later visit", () => {
  const document = aDocument();
  const visits = [
    { id: "first" },
    { id: "second", after: "first", days: [6, 9] as [number, number] },
  ];
  const read = Array.from({ length: 5 }, (_, index) => [
    answering({}, { person: `V${index}`, visit: "first" }),
    answering(
      { say: index === 0 ? "I am Ada." : null },
      { person: `V${index}`, visit: "second", startedAt: "2026-11-09T09:00:00+01:00" },
    ),
  ]).flat();
  const found = findings(read, { ...document, content: { ...document.content, visits } });
  expect(warningsOf(found)).toMatchObject([
    { id: "freeText", values: { columns: "about_you.say" } },
  ]);
});
