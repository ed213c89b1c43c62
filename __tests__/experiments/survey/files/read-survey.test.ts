/** @jest-environment node */
import { readSurvey } from "@/experiments/survey/files/read-survey";

const lines = (...rows: string[]) => rows.join("\n");
const taken = (text: string, options = {}) => {
  const reading = readSurvey(text, options);
  expect(reading.faults).toBeUndefined();
  return reading;
};
const itemsOf = (text: string) => taken(text).survey?.pages.flatMap(({ items }) => items) ?? [];

test("one column of questions becomes one page of texts in the language of the editor", () => {
  const { survey, notes } = taken(
    "Quel âge avez-vous ?\n\nPourquoi, à votre avis, est-ce vrai ?\n",
    {
      language: "fr",
    },
  );
  expect(notes).toEqual([]);
  expect(survey).toEqual({
    pages: [
      {
        id: "page_1",
        items: [
          { type: "text", id: "q1", label: { fr: "Quel âge avez-vous ?" } },
          { type: "text", id: "q2", label: { fr: "Pourquoi, à votre avis, est-ce vrai ?" } },
        ],
      },
    ],
  });
});

test("a question that begins with a quotation mark is pasted unchanged", () => {
  expect(itemsOf('"Never again": why?\nAnd "this"?').map(({ label }) => label)).toEqual([
    { en: '"Never again": why?' },
    { en: 'And "this"?' },
  ]);
});

test("questions copied from a spreadsheet are read with the choices below each of them", () => {
  const { survey } = taken(
    lines(
      "type\tname\tquestion",
      "select one x\tsex\tYour sex",
      'text\tquote\t"So" he said',
      "",
      "list_name\tvalue\tcaption",
      "x\tf\tfemale",
      "x\t2\tother",
    ),
  );
  expect(survey).toEqual({
    choices: {
      x: [
        { value: "f", label: { en: "female" } },
        { value: 2, label: { en: "other" } },
      ],
    },
    pages: [
      {
        id: "page_1",
        items: [
          { type: "one", id: "sex", label: { en: "Your sex" }, choices: "x" },
          { type: "text", id: "quote", label: { en: '"So" he said' } },
        ],
      },
    ],
  });
});

test("the headings, types and words of other programs are understood", () => {
  const [page] =
    taken(
      lines(
        "Type,Name,Caption,Relevance,bind::required,bind::constraint",
        "begin group,g,G,,,",
        "Integer,age,Age,,TRUE,. > 17",
        `select_multiple  langs,l,L,\${age} >= 20,true(),`,
        "end group,,,,,",
        "list name,value,label",
        "langs,en,English",
      ),
    ).survey?.pages ?? [];
  expect(page).toEqual({
    id: "g",
    label: { en: "G" },
    items: [
      { type: "integer", id: "age", label: { en: "Age" }, required: true, min: 18 },
      {
        type: "many",
        id: "l",
        label: { en: "L" },
        required: true,
        show: { item: "age", atLeast: 20 },
        choices: "langs",
      },
    ],
  });
});

test.each([
  ["label", "en", "label", { en: "A" }],
  ["a plain column is in the default language", "French (fr)", "label", { fr: "A" }],
  ["a code", "en", "label::fr", { fr: "A" }],
  ["a name with a region", "en", "label::fr-CA", { fr: "A" }],
  ["a name", "en", "label::Français", { fr: "A" }],
  ["one colon", "en", "label:English", { en: "A" }],
  ["another language alone is taken for both", "en", "label::Deutsch (de)", "A"],
])(
  "the languages of a file follow from the headings of its columns: %s",
  (_, language, heading, label) => {
    const [item] = itemsOf(
      lines(
        `survey,type,name,${heading}`,
        ",text,a,A",
        "settings,form_title,default_language",
        `,T,${language}`,
      ),
    );
    expect(item?.label).toEqual(label);
  },
);

test("the labels of a slider come from its own columns or from a list of ticks", () => {
  const { survey } = taken(
    lines(
      "survey,type,name,label,parameters,min_label,max_label",
      ",range,a,A,start=0 end=1 step=0.10,low,high",
      ",range,b,B,start=0 end=10 tick_labelset=ends,,",
      "choices,list_name,name,label",
      ",ends,0,none",
      ",ends,5,some",
      ",ends,10,all",
    ),
  );
  expect(survey?.choices).toBeUndefined();
  expect(survey?.pages[0]?.items).toEqual([
    {
      type: "slider",
      id: "a",
      label: { en: "A" },
      min: 0,
      max: 1,
      step: 0.1,
      labels: [{ en: "low" }, { en: "high" }],
    },
    {
      type: "slider",
      id: "b",
      label: { en: "B" },
      min: 0,
      max: 10,
      labels: [{ en: "none" }, { en: "some" }, { en: "all" }],
    },
  ]);
});

test("a table of rows without labels under a row with the labels is a matrix", () => {
  const { survey } = taken(
    lines(
      "survey,type,name,label,appearance",
      ",begin_group,g,,field-list",
      ",select_one f,head,How often?,label",
      ",select_one f,a,A,list-nolabel",
      ",select_one f,b,B,list-nolabel",
      ",end_group,,,",
      "choices,list_name,name,label",
      ",f,1,never",
    ),
  );
  expect(survey?.pages).toEqual([
    {
      id: "g",
      label: { en: "How often?" },
      matrix: "f",
      items: [
        { id: "a", label: { en: "A" } },
        { id: "b", label: { en: "B" } },
      ],
    },
  ]);
});

test("the rule of a group also applies to the groups within it, which become pages", () => {
  const { survey } = taken(
    lines(
      "type,name,label,relevant",
      "integer,x,X,",
      `begin_group,outer,Outer,\${x} > 1`,
      "text,a,A,",
      `begin_group,inner,Inner,\${x} < 9`,
      "text,b,B,",
      "end_group,,,",
      "text,c,C,",
      "end_group,,,",
    ),
  );
  expect(survey?.pages.map(({ id, show }) => [id, show])).toEqual([
    ["page_1", undefined],
    ["outer", { item: "x", above: 1 }],
    [
      "inner",
      {
        all: [
          { item: "x", above: 1 },
          { item: "x", below: 9 },
        ],
      },
    ],
    ["outer_2", { item: "x", above: 1 }],
  ]);
});

test("a scale reverses only questions that its row in the sheet scales names", () => {
  const { survey } = taken(
    lines(
      "survey,type,name,label,scale,reverse",
      ",select_one f,w1,I worry,worry,",
      ",select_one f,w2,I am calm,worry,yes",
      "choices,list_name,name,label",
      ",f,1,Never",
      ",f,2,Often",
      "scales,name,items",
      ",worry,w1",
    ),
  );
  expect(survey?.scales).toEqual([{ id: "worry", items: ["w1"], score: "mean" }]);
});

test("changed names of questions and choices are changed in rules, texts and scales", () => {
  const { survey, notes } = taken(
    lines(
      "survey,type,name,label,relevant,scale",
      ",select_one f,1_how-often,How often?,,worry",
      `,text,why,Why \${1_how-often}?,\${1_how-often} != 'very often',`,
      "choices,list_name,name,label",
      ",f,very often,Very often",
      ",f,1,Once",
    ),
  );
  const [one, two] = survey?.pages[0]?.items ?? [];
  expect(one?.id).toBe("q_1_how_often");
  expect(two).toMatchObject({ show: { item: "q_1_how_often", isNot: "very_often" } });
  expect(survey?.scales?.[0]?.items).toEqual(["q_1_how_often"]);
  expect(notes.flatMap(({ renamed }) => renamed ?? [])).toEqual([
    { from: "very often", to: "very_often" },
    { from: "1_how-often", to: "q_1_how_often" },
  ]);
});

test.each([
  ["integer", ". > 17.5 and 99 > .", { min: 18, max: 98 }],
  ["integer", "not(. < 5 or . >= 9)", { min: 5, max: 8 }],
  ["integer", ". = -3", { min: -3, max: -3 }],
  ["decimal", "(. >= 0.5) and . <= 2", { min: 0.5, max: 2 }],
  [
    "date",
    ". > date('2024-02-28') and . <= '2024-12-31'",
    { min: "2024-02-29", max: "2024-12-31" },
  ],
])(
  "the limits of an answer follow from its type and the column constraint: %s, %s",
  (type, constraint, limits) => {
    expect(itemsOf(lines("type,name,label,constraint", `${type},a,A,"${constraint}"`))).toEqual([
      { type, id: "a", label: { en: "A" }, ...limits },
    ]);
  },
);

test.each<[string, unknown]>([
  [`\${n} = 3`, { item: "n", is: 3 }],
  [`3 <= \${n}`, { item: "n", atLeast: 3 }],
  [`\${n} > -1.5`, { item: "n", above: -1.5 }],
  [`(\${n} >= 1 and \${n} <= 3)`, { item: "n", atLeast: 1, atMost: 3 }],
  [
    `\${n} >= 1 or \${s} = 'f' and not(\${s} != 'm')`,
    {
      any: [
        { item: "n", atLeast: 1 },
        { all: [{ item: "s", is: "f" }, { not: { item: "s", isNot: "m" } }] },
      ],
    },
  ],
  [`selected(\${l}, '2')`, { item: "l", includes: 2 }],
  [`selected(\${s}, 'f')`, { item: "s", is: "f" }],
  [`\${n} != ''`, { item: "n", atLeast: 0 }],
  [
    `\${s} = ''`,
    {
      not: {
        any: [
          { item: "s", is: "f" },
          { item: "s", is: "m" },
        ],
      },
    },
  ],
  [`\${t} = concat('l', "'", 'été')`, { item: "t", is: "l'été" }],
  [`\${t} = ‘l’`, { item: "t", is: "l" }],
  ["true()", undefined],
])("the rule %s", (relevant, show) => {
  const items = itemsOf(
    lines(
      "survey,type,name,label,relevant,constraint",
      ",integer,n,N,,. >= 0",
      ",select_one sex,s,S,,",
      ",select_multiple langs,l,L,,",
      ",text,t,T,,",
      `,text,last,Last,"${relevant.replaceAll('"', '""')}",`,
      "choices,list_name,name,label",
      ",sex,f,female",
      ",sex,m,male",
      ",langs,1,en",
      ",langs,2,fr",
    ),
  );
  expect(items.at(-1)?.show).toEqual(show);
});

test("a quotation mark before more blanks than any cell has is reported as open", () => {
  const blocking = `"${'x" '.repeat(100)}${" ".repeat(10_001)},`;
  const { faults } = readSurvey(lines("type,name,label", "text,q1,Why?", `text,q2,${blocking}`));
  expect(faults).toMatchObject([
    { line: 3, cell: "C3", rule: { en: expect.stringContaining("is not closed") } },
  ]);
});
