/** @jest-environment node */
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { resultsOf } from "@/experiments/study/findings/results/results";
import type { ReadDocument, ReadSession } from "@/experiments/study/reading/read-session";
import { aRun, aSession, aSurveyDocument, findings, measure, scored, stroop } from "../a-study";

const SURVEY = {
  choices: {
    sex: [
      { value: "f", label: { en: "female", fr: "femme" } },
      { value: "x", label: { fr: "autre" }, other: true },
    ],
    often: [
      { value: 1, label: "never" },
      { value: 4, label: "always" },
    ],
  },
  pages: [
    {
      id: "you",
      items: [
        { id: "hello", type: "note", label: "Hello" },
        { id: "age", type: "integer", label: "Age" },
        { id: "sex", type: "one", choices: "sex", label: "Sex" },
        {
          id: "pain",
          type: "many",
          choices: "often",
          label: "When?",
          show: { item: "age", atLeast: 40 },
        },
        { id: "order", type: "rank", choices: "often", label: "Rank" },
        { id: "say", type: "text", label: "More?" },
      ],
    },
    { id: "worry", matrix: "often", items: [{ id: "w1", label: "I worry." }] },
  ],
};

const document = (survey: object = SURVEY) => aSurveyDocument("form", survey, "fr");

const NOTHING = {
  age: null,
  sex: null,
  sex_other: null,
  "pain.1": null,
  "pain.4": null,
  "order.1": null,
  "order.4": null,
  say: null,
  w1: null,
};

const answering = (answers: object, changes: Partial<ReadSession> = {}) =>
  aSession({
    ...changes,
    exit: "completed",
    runs: [
      aRun("form", scored(measure("answered", 1)), {
        task: "survey",
        answers: { ...NOTHING, ...answers },
      }),
    ],
  });

const PEOPLE = [
  answering({ age: 45, sex: "x", sex_other: "both", "pain.1": 1, "pain.4": 1, w1: 4 }),
  answering({ age: 40, sex: "f", "pain.1": 0, "pain.4": 1, "order.1": 2, "order.4": 1, w1: 1 }),
  answering({ age: 20, sex: "x", say: "=1+1", w1: 4 }),
  answering({}),
];

const items = (withDocument = true) => {
  const { surveys } = findings(PEOPLE, withDocument ? document() : null);
  return new Map(surveys[0]?.items.map((item) => [item.column, item]));
};

it("the findings of a survey count who saw and who answered each question, and apply the rules of the survey again", () => {
  const counts = [...items().values()].map(({ column, shown, answered }) => [
    column,
    shown,
    answered,
  ]);
  expect(counts).toEqual([
    ["age", 4, 3],
    ["sex", 4, 3],
    ["sex_other", 2, 1],
    ["pain", 2, 2],
    ["order", 4, 1],
    ["say", 4, 1],
    ["w1", 4, 3],
  ]);
});

it("the findings of a survey count how often each choice was chosen, with the label of the choice", () => {
  const found = items();
  expect(found.get("sex")?.frequencies).toEqual([
    { value: "f", label: "female", n: 1 },
    { value: "x", label: "autre", n: 2 },
  ]);
  expect(found.get("pain")?.frequencies.map(({ n }) => n)).toEqual([1, 2]);
  // The first choice of each ranking.
  expect(found.get("order")?.frequencies.map(({ n }) => n)).toEqual([0, 1]);
});

it("the first choice of a ranking with the value 10 does not count for the value 1", () => {
  const choices = [1, 10].map((value) => ({ value, label: `${value}` }));
  const items = [{ id: "order", type: "rank", choices: "ten", label: "Rank" }];
  const survey = { choices: { ten: choices }, pages: [{ id: "one", items }] };
  const people = [answering({ "order.1": 2, "order.10": 1 })];
  const [found] = findings(people, document(survey)).surveys[0]?.items ?? [];
  expect(found?.frequencies.map(({ value, n }) => [value, n])).toEqual([
    ["1", 0],
    ["10", 1],
  ]);
});

it("a question named like a property of every object has no answer if a participant leaves it out", () => {
  const items = [{ id: "constructor", type: "one", choices: "sex", label: "Sex" }];
  const survey = { choices: SURVEY.choices, pages: [{ id: "one", items }] };
  const people = [answering({}), answering({ constructor: "x", constructor_other: "both" })];
  const found = findings(people, document(survey)).surveys[0]?.items ?? [];
  expect(found.map(({ column, shown, answered }) => [column, shown, answered])).toEqual([
    ["constructor", 2, 1],
    ["constructor_other", 1, 1],
  ]);
});

it("the findings of a survey contain the distribution of numbers, including choices with numbers as values", () => {
  const found = items();
  expect(found.get("age")?.moments).toEqual({
    n: 3,
    mean: 35,
    sd: Math.sqrt(175),
    low: 20,
    high: 45,
  });
  expect(found.get("w1")?.moments).toMatchObject({ n: 3, mean: 3, low: 1, high: 4 });
  expect(found.get("say")).toMatchObject({ kind: "text", moments: null });
});

it("the findings of a survey list the columns of a survey whose document is missing", () => {
  const found = items(false);
  expect(found.get("age")).toMatchObject({ kind: "number", shown: 4, answered: 3 });
  expect(found.get("pain.4")?.moments).toMatchObject({ n: 2, mean: 1 });
  expect(found.get("sex")).toMatchObject({ kind: "text", answered: 3 });
});

/** Returns the document of the survey in a study with changes. */
const studyWith = (changes: Partial<ProtocolDocument>): ReadDocument => {
  const own = document();
  return { ...own, content: { ...own.content, ...changes } };
};

const TWO_VISITS = studyWith({
  visits: [{ id: "first" }, { id: "second", after: "first", days: [6, 9] }],
});
const LATER = "2026-11-09T09:00:00+01:00";

/** Returns both visits of people who answer 20, 21 … years at the first visit and a year more at the second. */
const bothVisits = (people: number) =>
  Array.from({ length: people }, (_, index) => [
    answering(
      { age: 21 + index, sex: "x" },
      { person: `V${index}`, visit: "second", startedAt: LATER },
    ),
    answering({ age: 20 + index, sex: "f" }, { person: `V${index}`, visit: "first" }),
  ]).flat();

it.each([
  ["with its document", TWO_VISITS],
  ["without its document", null],
])(
  "a person who answers a survey %s at both visits counts once, with the first visit",
  (_, study) => {
    const found = findings(bothVisits(20), study);
    expect(found.sessions.filter(({ aside }) => aside === null)).toHaveLength(40);
    const all = new Map(found.surveys[0]?.items.map((item) => [item.column, item]));
    expect(all.get("age")).toMatchObject({
      shown: 20,
      answered: 20,
      moments: { n: 20, low: 20, high: 39 },
    });
    if (study) expect(all.get("sex")?.frequencies.map(({ n }) => n)).toEqual([20, 0]);
  },
);

it("a person who answers a survey in both conditions that are sessions counts once", () => {
  const study = studyWith({ conditions: ["a", "b"], conditionsAre: "sessions" });
  const read = ["P1", "P2", "P3"].flatMap((person, index) => [
    answering({ age: 30 + index }, { person, condition: "a" }),
    answering({ age: 50 + index }, { person, condition: "b", startedAt: LATER }),
  ]);
  const [age] = findings(read, study).surveys[0]?.items ?? [];
  expect(age).toMatchObject({ shown: 3, answered: 3, moments: { mean: 31 } });
});

it("a person whose first visit does not have the survey counts with the visit that has it", () => {
  const [second, first] = bothVisits(1) as [ReadSession, ReadSession];
  const read = [second, { ...first, runs: [stroop(100)] }];
  const [age] = findings(read, TWO_VISITS).surveys[0]?.items ?? [];
  expect(age).toMatchObject({ column: "age", shown: 1, answered: 1, moments: { mean: 21 } });
});

it.each([
  ["with its document", document()],
  ["without its document", null],
])("a survey %s has no SD of a single answer, and results.json has null", (_, study) => {
  const found = findings([answering({ age: 45 }), answering({})], study);
  const age = found.surveys[0]?.items.find(({ column }) => column === "age");
  expect(age?.moments).toEqual({ n: 1, mean: 45, sd: null, low: 45, high: 45 });
  expect(resultsOf(found)).toMatchObject({
    "surveys.form.age.numbers.mean": 45,
    "surveys.form.age.numbers.sd": null,
  });
});
