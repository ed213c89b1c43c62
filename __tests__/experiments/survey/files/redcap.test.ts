/** @jest-environment node */
import { readSurvey } from "@/experiments/survey/files/read-survey";

const HEADING =
  '"Variable / Field Name","Form Name","Section Header","Field Type","Field Label","Choices, Calculations, OR Slider Labels","Field Note","Text Validation Type OR Show Slider Number","Text Validation Min","Text Validation Max",Identifier?,"Branching Logic (Show field only if...)","Required Field?","Custom Alignment","Question Number (surveys only)","Matrix Group Name","Matrix Ranking?","Field Annotation"';

const DICTIONARY = [
  HEADING,
  "record_id,person,,text,Record,,,,,,,,,,,,,",
  'age,person,"<b>About you</b>",text,How old are you?,,in years,integer,18,120,,,y,,,,,',
  "email,person,,text,E-mail,,,email,,,y,,,,,,,",
  'sex,person,,radio,Sex,"1, Female | 2, Male, or so",,,,,,,,,,,,',
  "langs,person,,checkbox,Languages of [age],\"-1, None | 2, French\",,,,,,\"[age] >= '18' AND [sex] <> '1'\",,,,,,",
  "born,person,,yesno,Born in France?,,,,,,,\"[langs(2)] = '1' or [langs(-1)] = '0'\",,,,,,",
  "pain,person,,slider,Pain,none | worst,,number,,,,,,,,,,",
  "bmi,person,,calc,BMI,[weight] / [height],,,,,,,,,,,,",
  "secret,person,,text,Secret,,,,,,,,,,,,,@HIDDEN",
  "birth,person,,text,Birth,,,date_dmy,1900-01-01,today,,,,,,,,",
  "late,person,,text,Late,,,,,,,[bmi] > 25,,,,,,",
  'w1,person,How often?,radio,I worry,"1, never | 2, often",,,,,,,,,,worry,,',
  'w2,person,,radio,I relax,"1, never | 2, often",,,,,,,,,,worry,,',
  "thanks,person,,descriptive,Thank you,,,,,,,,,,,,,",
  "other,end,,notes,Anything else?,,,,,,,,,,,,,",
].join("\n");

test("a form of a REDCap dictionary becomes a survey: sections and matrices are pages", () => {
  const { rest, forms } = readSurvey(DICTIONARY);
  expect(forms).toEqual(["person", "end"]);
  expect(rest).toEqual({
    choices: {
      sex: [
        { value: 1, label: { en: "Female" } },
        { value: 2, label: { en: "Male, or so" } },
      ],
      langs: [
        { value: -1, label: { en: "None" } },
        { value: 2, label: { en: "French" } },
      ],
      yesno: [
        { value: 1, label: { en: "Yes", fr: "Oui" } },
        { value: 0, label: { en: "No", fr: "Non" } },
      ],
      worry: [
        { value: 1, label: { en: "never" } },
        { value: 2, label: { en: "often" } },
      ],
    },
    pages: [
      {
        id: "person",
        label: { en: "About you" },
        items: [
          {
            type: "integer",
            id: "age",
            label: { en: "How old are you?" },
            hint: { en: "in years" },
            required: true,
            min: 18,
            max: 120,
          },
          { type: "text", id: "email", label: { en: "E-mail" } },
          { type: "one", id: "sex", label: { en: "Sex" }, choices: "sex" },
          {
            type: "many",
            id: "langs",
            label: { en: `Languages of \${age}` },
            show: {
              all: [
                { item: "age", atLeast: 18 },
                { item: "sex", isNot: "1" },
              ],
            },
            choices: "langs",
          },
          {
            type: "one",
            id: "born",
            label: { en: "Born in France?" },
            show: {
              any: [{ item: "langs", includes: 2 }, { not: { item: "langs", includes: -1 } }],
            },
            choices: "yesno",
          },
          {
            type: "slider",
            id: "pain",
            label: { en: "Pain" },
            min: 0,
            max: 100,
            labels: [{ en: "none" }, { en: "worst" }],
          },
          { type: "date", id: "birth", label: { en: "Birth" }, min: "1900-01-01" },
        ],
      },
      {
        id: "person_2",
        label: { en: "How often?" },
        matrix: "worry",
        items: [
          { id: "w1", label: { en: "I worry" } },
          { id: "w2", label: { en: "I relax" } },
        ],
      },
      { id: "person_3", items: [{ type: "note", id: "thanks", label: { en: "Thank you" } }] },
    ],
  });
});

test("every part of a REDCap dictionary that is not imported is reported with its cell", () => {
  const { faults = [], notes } = readSurvey(DICTIONARY);
  expect(faults.map(({ cell, rule }) => [cell, rule.en])).toEqual([
    [
      "L12",
      "Character 1: The question “bmi” (line 9) is left out, so a rule cannot use its answer",
    ],
  ]);
  expect(notes.map(({ cell, kind, value }) => [cell, kind, value])).toEqual([
    ["A2", "leftOut", "record_id"],
    ["D9", "leftOut", "calc"],
    ["R10", "leftOut", "@HIDDEN"],
    ["C3", "changed", "<b>About you</b>"],
    ["K4", "kept", "y"],
    ["H4", "leftOut", "email"],
    ["J11", "leftOut", "today"],
  ]);
});

test("another form of the dictionary is read by its name", () => {
  const { survey } = readSurvey(DICTIONARY, { form: "end", language: "fr" });
  expect(survey?.pages).toEqual([
    { id: "end", items: [{ type: "long", id: "other", label: { fr: "Anything else?" } }] },
  ]);
});

test.each([
  ["[event_1][age] > 3", "Character 1: A questionnaire of this site does not have events"],
  ["[age] > 3 and", "Character 14: Here the rule needs a field such as [age]"],
  ["[sex(1)] = '2'", "Character 1: A checkbox is compared with '1' (ticked) or '0' (not ticked)"],
  ["datediff([age], 3) > 1", "Character 1: The function datediff() is not supported"],
])("branching logic that is not supported is reported with its position: %s", (logic, message) => {
  const rows = [
    HEADING,
    "id,f,,text,Id,,,,,,,,,,,,,",
    "age,f,,text,Age,,,integer,,,,,,,,,,",
    'sex,f,,checkbox,Sex,"1, a",,,,,,,,,,,,',
    `last,f,,text,Last,,,,,,,"${logic}",,,,,,`,
  ];
  expect(readSurvey(rows.join("\n")).faults?.[0]?.rule.en).toContain(message);
});
