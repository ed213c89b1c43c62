/** @jest-environment node */
import fc from "fast-check";
import { surveyEditorWords } from "@/content/survey-editor";
import type { Survey } from "@/experiments/survey/definition/schema";
import { surveySchema } from "@/experiments/survey/definition/schema";
import { surveyFaults } from "@/experiments/survey/model/check-survey";
import { randomSurvey } from "./random-survey";

type Parts = Record<string, unknown>;

const choices = {
  yesno: [
    { value: "yes", label: "Yes" },
    { value: "no", label: "No" },
  ],
  often: [
    { value: 1, label: "Never" },
    { value: 2, label: "Sometimes" },
    { value: 3, label: "Always" },
  ],
  open: [
    { value: "a", label: "A" },
    { value: "b", label: "B", other: true },
  ],
};
const age = { id: "age", type: "integer", label: "Age", min: 18, max: 99 };
const sex = { id: "sex", type: "one", choices: "yesno", label: "Sex" };
const fruit = { id: "fruit", type: "many", choices: "open", label: "Fruit" };
const mood = { id: "mood", type: "one", choices: "often", label: "Mood" };
const day = { id: "day", type: "date", label: "Day", min: "2020-01-01", max: "2020-12-31" };
const name = { id: "name", type: "text", label: "Name" };
const story = { id: "story", type: "long", label: "Story" };
const place = { id: "place", type: "rank", choices: "yesno", label: "Place" };
const height = { id: "height", type: "decimal", label: "Height" };
const note = { id: "note", type: "note", label: "Hello" };
const first = [age, sex, fruit, mood, day, name, story, place, height, note];

/** Returns a survey whose second page has the given items, after a page with one item of each type. */
const surveyOf = (items: readonly Parts[], more: Parts = {}): Survey => {
  const pages = [
    { id: "first", items: first },
    { id: "second", items: [{ id: "last", type: "text", label: "Last" }, ...items] },
  ];
  return surveySchema.parse({ choices, pages, ...more }) as Survey;
};
const asked = (more: Parts) => [{ id: "q", type: "text", label: "Q", ...more }];
const shownIf = (show: unknown) => surveyOf(asked({ show }));
const scale = (more: Parts) =>
  surveyOf([], { scales: [{ id: "s", items: ["mood"], score: "mean", ...more }] });

const found = (survey: Survey) =>
  surveyFaults(survey, "steps.1.survey").map(({ path, rule }) => [
    path.replace("steps.1.survey.", ""),
    rule.en,
  ]);

test("a survey with each type of question has no faults", () => {
  expect(found(surveyOf([]))).toEqual([]);
});

test("random surveys have no faults", () => {
  fc.assert(
    fc.property(randomSurvey, (survey) => {
      expect(surveyFaults(survey, "survey")).toEqual([]);
    }),
    { numRuns: 500, seed: 20_261_127 },
  );
});

const item = "pages.1.items.1";

const FAULTY: [what: string, survey: () => Survey, path: string, rule: RegExp][] = [
  [
    "an id twice",
    () => surveyOf(asked({ id: "age" })),
    `${item}.id`,
    /^Another question has the name “age”/,
  ],
  [
    "a reserved id",
    () => surveyOf(asked({ id: "accuracy" })),
    `${item}.id`,
    /^“accuracy” is a reserved name in the data/,
  ],
  [
    "the id of the text of a choice",
    () => surveyOf(asked({ id: "fruit_other" })),
    `${item}.id`,
    /text that participants type in the question “fruit”/,
  ],
  [
    "a scale with the id of a question",
    () => scale({ id: "mood" }),
    "scales.0.id",
    /or another scale has the name “mood”/,
  ],
  [
    "a scale with the name of a measure",
    () => scale({ id: "answered" }),
    "scales.0.id",
    /^“answered” is a reserved name/,
  ],
  [
    "a page id twice",
    () =>
      surveyOf([], {
        pages: [
          { id: "p", items: [age] },
          { id: "p", items: [sex] },
        ],
      }),
    "pages.1.id",
    /^Another page has the name “p”/,
  ],
  [
    "notes alone",
    () => surveyOf([], { pages: [{ id: "p", items: [note] }] }),
    "pages",
    /^A questionnaire must have at least one question/,
  ],
  [
    "a missing list",
    () => surveyOf([{ ...sex, id: "q", choices: "sexes" }]),
    `${item}.choices`,
    /^The list “sexes” does not exist. Lists of this questionnaire: yesno, often, open$/,
  ],
  [
    "a list that objects inherit",
    () => surveyOf([{ ...sex, id: "q", choices: "constructor" }]),
    `${item}.choices`,
    /^The list “constructor” does not exist/,
  ],
  [
    "a table without its list",
    () => surveyOf([], { pages: [{ id: "p", matrix: "grid", items: [{ id: "q", label: "Q" }] }] }),
    "pages.0.matrix",
    /^The list “grid” does not exist/,
  ],
  [
    "a table whose list asks for a text",
    () => surveyOf([], { pages: [{ id: "p", matrix: "open", items: [{ id: "q", label: "Q" }] }] }),
    "pages.0.matrix",
    /^The list “open” has a choice that asks for a text/,
  ],
  [
    "a ranking whose list asks for a text",
    () => surveyOf([{ ...place, id: "q", choices: "open" }]),
    `${item}.choices`,
    /^The list “open” has a choice that asks for a text/,
  ],
  [
    "a value twice",
    () =>
      surveyOf([], {
        choices: { ...choices, yesno: [...choices.yesno, { value: "no", label: "Nope" }] },
      }),
    "choices.yesno.2.value",
    /has the value “no” twice/,
  ],
  [
    "a number and a text with the same value",
    () =>
      surveyOf([], {
        choices: { ...choices, often: [...choices.often, { value: "1", label: "One" }] },
      }),
    "choices.often.3.value",
    /has the value “1” twice/,
  ],
  [
    "two choices that ask for a text",
    () =>
      surveyOf([], {
        choices: { ...choices, open: [...choices.open, { value: "c", label: "C", other: true }] },
      }),
    "choices.open.2.other",
    /already has a choice that asks for a text/,
  ],
  [
    "an expected answer that is not offered",
    () => surveyOf([{ ...mood, id: "q", expect: 4 }]),
    `${item}.expect`,
    /values of the list “often”: 1, 2, 3$/,
  ],
  [
    "a smallest answer above the largest",
    () => surveyOf([{ ...age, id: "q", min: 5, max: 4 }]),
    `${item}.max`,
    /greater than the smallest answer, 5$/,
  ],
  [
    "dates in the wrong order",
    () => surveyOf([{ ...day, id: "q", min: "2020-02-01", max: "2020-01-01" }]),
    `${item}.max`,
    /greater than the smallest answer, 2020-02-01$/,
  ],
  [
    "a date that does not exist",
    () => surveyOf([{ ...day, id: "q", min: "2023-02-29" }]),
    `${item}.min`,
    /^This date does not exist/,
  ],
  [
    "a slider with one value",
    () => surveyOf([{ id: "q", type: "slider", label: "Q", min: 1, max: 1, labels: ["a", "b"] }]),
    `${item}.max`,
    /greater than the smallest answer, 1$/,
  ],
  [
    "a slider with an incomplete step",
    () =>
      surveyOf([
        { id: "q", type: "slider", label: "Q", min: 0, max: 10, step: 3, labels: ["a", "b"] },
      ]),
    `${item}.step`,
    /whole number of steps of 3/,
  ],
  [
    "a huge limit",
    () => surveyOf([{ ...height, id: "q", max: 1e300 }]),
    `${item}.max`,
    /at most 15 digits/,
  ],

  [
    "a rule about an unknown question",
    () => shownIf({ item: "agee", is: 1 }),
    `${item}.show.item`,
    /^The question “agee” does not exist/,
  ],
  [
    "a rule about an inherited name",
    () => shownIf({ item: "toString", is: 1 }),
    `${item}.show.item`,
    /^The question “toString” does not exist/,
  ],
  [
    "a rule about the question itself",
    () => shownIf({ item: "q", is: "a" }),
    `${item}.show.item`,
    /by its own answer/,
  ],
  [
    "a rule about a note",
    () => shownIf({ item: "note", is: "a" }),
    `${item}.show.item`,
    /^“note” is a text without a question/,
  ],
  [
    "a rule about a later question",
    () =>
      surveyOf([...asked({ show: { item: "z", is: "a" } }), { id: "z", type: "text", label: "Z" }]),
    `${item}.show.item`,
    /^“z” comes later/,
  ],
  [
    "a rule of a page about its own question",
    () => surveyOf([], { pages: [{ id: "p", show: { item: "age", is: 20 }, items: [age] }] }),
    "pages.0.show.item",
    /^“age” is on this page/,
  ],
  [
    "a deep rule",
    () => shownIf({ all: [{ item: "age", is: 20 }, { not: { any: [{ item: "nope", is: 1 }] } }] }),
    `${item}.show.all.1.not.any.0.item`,
    /^The question “nope” does not exist/,
  ],
  [
    "a rule without a comparison",
    () => shownIf({ item: "age" }),
    `${item}.show`,
    /^Add a comparison to the rule about “age”/,
  ],
  [
    "a choice that does not exist",
    () => shownIf({ item: "sex", is: "maybe" }),
    `${item}.show.is`,
    /never holds: “maybe” is not a value of the list “yesno”. Its values: yes, no$/,
  ],
  [
    "the exclusion of a choice that does not exist",
    () => shownIf({ item: "sex", isNot: "maybe" }),
    `${item}.show.isNot`,
    /^This comparison always holds/,
  ],
  [
    "an order of texts",
    () => shownIf({ item: "name", below: 3 }),
    `${item}.show.below`,
    /^“is below” \(below\) compares numbers, and the answer to “name” is not a number/,
  ],
  [
    "an order of choices without numbers",
    () => shownIf({ item: "sex", atLeast: 1 }),
    `${item}.show.atLeast`,
    /^“is at least” \(atLeast\) compares numbers/,
  ],
  [
    "includes of one answer",
    () => shownIf({ item: "sex", includes: "yes" }),
    `${item}.show.includes`,
    /^“includes” is for questions with several answers/,
  ],
  [
    "a choice that several answers cannot include",
    () => shownIf({ item: "fruit", includes: "c" }),
    `${item}.show.includes`,
    /“c” is not a value of the list “open”/,
  ],
  [
    "a comparison with a ranking",
    () => shownIf({ item: "place", is: "yes" }),
    `${item}.show.is`,
    /^The answer to “place” is a ranking/,
  ],
  [
    "a number outside of the limits",
    () => shownIf({ item: "age", is: 17 }),
    `${item}.show.is`,
    /is between 18 and 99$/,
  ],
  [
    "a fraction as a whole number",
    () => shownIf({ item: "age", is: 20.5 }),
    `${item}.show.is`,
    /is a whole number$/,
  ],
  [
    "a text as a number",
    () => shownIf({ item: "age", is: "old" }),
    `${item}.show.is`,
    /the answer to “age” is a number$/,
  ],
  [
    "a number that is written otherwise",
    () => shownIf({ item: "height", is: "1.0" }),
    `${item}.show.is`,
    /the answer to “height” is a number$/,
  ],
  [
    "a number below the smallest answer",
    () => shownIf({ item: "age", below: 18 }),
    `${item}.show`,
    /no answer to “age” satisfies it$/,
  ],
  [
    "a number above the largest answer",
    () => shownIf({ item: "age", above: 99 }),
    `${item}.show`,
    /no answer to “age” satisfies it$/,
  ],
  [
    "no whole number between two",
    () => shownIf({ item: "age", above: 20, below: 21 }),
    `${item}.show`,
    /no answer to “age” satisfies it$/,
  ],
  [
    "an empty range",
    () => shownIf({ item: "height", atLeast: 3, atMost: 2 }),
    `${item}.show`,
    /no answer to “height” satisfies it$/,
  ],
  [
    "no choice in a range",
    () => shownIf({ item: "mood", above: 3 }),
    `${item}.show`,
    /no answer to “mood” satisfies it$/,
  ],
  [
    "an answer and its exclusion",
    () => shownIf({ item: "name", is: "a", isNot: "a" }),
    `${item}.show`,
    /no answer to “name” satisfies it$/,
  ],
  [
    "an empty answer",
    () => shownIf({ item: "name", is: "" }),
    `${item}.show.is`,
    /an answer is never empty$/,
  ],
  [
    "a day that is not in the range",
    () => shownIf({ item: "day", is: "2021-01-01" }),
    `${item}.show.is`,
    /between 2020-01-01 and 2020-12-31$/,
  ],
  [
    "a day in another order",
    () => shownIf({ item: "day", is: "31/12/2020" }),
    `${item}.show.is`,
    /written as YYYY-MM-DD$/,
  ],
  [
    "a page that stays after a page that moves",
    () =>
      surveyOf([], {
        order: "shuffled",
        pages: [
          { id: "a", items: [age] },
          { id: "b", fixed: true, items: asked({ show: { item: "age", is: 20 } }) },
        ],
      }),
    "pages.1.items.0.show.item",
    /^This page keeps its place, but the page of “age” is shuffled/,
  ],

  [
    "a scale of an unknown question",
    () => scale({ items: ["moods"] }),
    "scales.0.items.0",
    /^The question “moods” does not exist/,
  ],
  [
    "a question twice in a scale",
    () => scale({ items: ["mood", "mood"] }),
    "scales.0.items.1",
    /twice in this scale/,
  ],
  [
    "a scale of texts",
    () => scale({ items: ["name"] }),
    "scales.0.items.0",
    /the answer to “name” is not a number/,
  ],
  [
    "a scale of choices without numbers",
    () => scale({ items: ["sex"] }),
    "scales.0.items.0",
    /^A score needs numbers, and the choices of “sex”/,
  ],
  [
    "a reversed question of another scale",
    () => scale({ reversed: ["age"] }),
    "scales.0.reversed.0",
    /does not belong to this scale/,
  ],
  [
    "a reversed question without limits",
    () => scale({ items: ["mood", "height"], reversed: ["height"] }),
    "scales.0.reversed.0",
    /^To reverse “height”, set its smallest/,
  ],

  [
    "an inserted answer that does not exist",
    () => surveyOf(asked({ label: `\${nope}` })),
    `${item}.label`,
    /cannot be inserted here: the question “nope” does not exist/,
  ],
  [
    "an inserted later answer",
    () => surveyOf(asked({ label: { en: "a", fr: `\${q}` } })),
    `${item}.label`,
    /“q” is not an earlier question/,
  ],
  [
    "an inserted long answer",
    () => surveyOf(asked({ hint: `\${story}` })),
    `${item}.hint`,
    /may be a long text/,
  ],
  [
    "an answer of a page in its title",
    () => surveyOf([], { pages: [{ id: "p", label: `\${age}`, items: [age] }] }),
    "pages.0.label",
    /“age” is not an earlier question/,
  ],
  [
    "an inserted answer in a choice",
    () => surveyOf([], { choices: { ...choices, often: [{ value: 1, label: `\${height}` }] } }),
    "choices.often.0.label",
    /“height” is not an earlier question/,
  ],
];

test.each(FAULTY)(
  "%s is reported as a fault with its position and its reason",
  (_, survey, path, rule) => {
    const faults = found(survey());
    expect(faults.map(([at]) => at)).toEqual([path]);
    expect(faults[0]?.[1]).toMatch(rule);
  },
);

test("two questions whose rules depend on each other's answers are reported as a circle", () => {
  const circle = surveyOf([
    { id: "a", type: "text", label: "A", show: { item: "b", is: "x" } },
    { id: "b", type: "text", label: "B", show: { item: "a", is: "x" } },
  ]);
  expect(found(circle)).toEqual([
    [
      `${item}.show.item`,
      "The rules go round in a circle: “b” is shown by an answer to “a”, which this rule shows by an answer to “b”. Remove one of the rules",
    ],
  ]);
});

test("the text of a choice and an answer of an earlier page can be inserted", () => {
  expect(found(surveyOf(asked({ label: `\${fruit_other} and \${age}, or \${5}` })))).toEqual([]);
});

test("a survey of more than 300 questions is too long", () => {
  const pages = Array.from({ length: 2 }, (_, page) => ({
    id: `p${page}`,
    items: Array.from({ length: 151 }, (_unused, index) => ({
      id: `q${page}_${index}`,
      type: "text",
      label: "Q",
    })),
  }));
  expect(found(surveyOf([], { pages }))).toEqual([
    [
      "pages",
      "A questionnaire must have at most 300 questions and texts. Divide it into several questionnaires",
    ],
  ]);
});

test.each(["below", "above", "atLeast", "atMost"] as const)(
  "an error about the comparison %s names it as the editor does, in both languages",
  (operator) => {
    const faults = surveyFaults(shownIf({ item: "name", [operator]: 3 }), "steps.1.survey");
    const { en, fr } = surveyEditorWords.show.operators[operator];
    expect(faults.map(({ rule }) => rule)).toEqual([
      {
        en: expect.stringContaining(`“${en}” (${operator}) compares numbers`),
        fr: expect.stringContaining(`« ${fr} » (${operator}) compare des nombres`),
      },
    ]);
  },
);
