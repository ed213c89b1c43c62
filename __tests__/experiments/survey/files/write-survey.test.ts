/** @jest-environment node */
import Papa from "papaparse";
import type { Survey } from "@/experiments/survey/definition/schema";
import { readSurvey } from "@/experiments/survey/files/read-survey";
import { surveyCsv } from "@/experiments/survey/files/write-survey";

const SURVEY: Survey = {
  title: { en: "=Mood", fr: "Humeur" },
  choices: {
    yn: [
      { value: 1, label: { en: "Yes", fr: "Oui" } },
      { value: "2", label: "-2" },
      { value: "x", label: { en: "Other", fr: "Autre" }, other: true },
    ],
  },
  pages: [
    {
      id: "mood",
      items: [
        { type: "one", id: "mood", label: "'=1+1", choices: "yn", required: "ask", expect: "2" },
        {
          type: "long",
          id: "why",
          label: { en: "Please:\n- say why; =now" },
          show: { item: "mood", isNot: "l’été; =1" },
        },
      ],
    },
  ],
};

const rowsOf = (csv: string) => Papa.parse<string[]>(csv, { skipEmptyLines: true }).data;

test("a survey is written as an XLSForm, with rows for programs that do not know the column other", () => {
  const rows = rowsOf(surveyCsv(SURVEY, { title: "A study of mood" }));
  const [heading = [], ...others] = rows;
  const cells = (name: string) => {
    const row = others.find((each) => each[2] === name) ?? [];
    return Object.fromEntries(
      heading.flatMap((column, index) => (row[index] ? [[column, row[index]]] : [])),
    );
  };
  expect(heading[0]).toBe("survey");
  // The page and the question have one id, but a group and a question need two names.
  expect(others[0]?.slice(0, 3)).toEqual(["", "begin_group", "mood_2"]);
  expect(cells("mood")).toMatchObject({ type: "select_one yn", required: "ask", expect: "2" });
  expect(cells("mood_other")).toMatchObject({
    type: "text",
    "label::French (fr)": "Autre",
    relevant: `selected(\${mood}, 'x')`,
  });
  expect(rows.find(([first]) => first === "settings")).toContain("form_id");
  expect(rows.at(-1)).toContain("A_study_of_mood");
});

test("no cell of the file begins with a character that a spreadsheet runs as a formula", () => {
  const csv = surveyCsv(SURVEY);
  const cells = rowsOf(csv).flat();
  expect(cells.filter((cell) => /^\s*[=+@]|^\s*-(?!\d+$)/.test(cell))).toEqual([]);
  // Spreadsheets that separate cells by semicolons begin a cell after each of them, and after each line break.
  expect(csv.split(/[;\n\t]/).filter((part) => /^[^\S\n]*[=+@-]/.test(part))).toEqual([]);
  expect(readSurvey(csv).survey).toEqual(SURVEY);
});

test("a comparison with an empty text stays a comparison, and does not ask whether there is an answer", () => {
  const survey: Survey = {
    pages: [
      {
        id: "p",
        items: [
          { type: "text", id: "a", label: "A" },
          { type: "text", id: "b", label: "B", show: { item: "a", isNot: "" } },
        ],
      },
    ],
  };
  expect(readSurvey(surveyCsv(survey)).survey).toEqual(survey);
});
