/** @jest-environment node */
import fc from "fast-check";
import { plainText, textIn } from "@/experiments/study/document/author-text";
import type { PaperBlock, PaperLine } from "@/experiments/study/papers/blocks";
import { PAPER_IDS, type PaperId } from "@/experiments/study/papers/paper";
import type { Survey } from "@/experiments/survey/definition/schema";
import { allItems } from "@/experiments/survey/definition/survey-items";
import { LOCALES, type Locale } from "@/lib/routes";
import { randomSurvey } from "../../survey/random-survey";
import { aDocument } from "../document/a-document";
import { below, papers, paperText } from "./a-paper";
import { aSurvey, surveyStep, WORRY } from "./a-survey";

const { load } = jest.requireActual<{ load(text: string): unknown }>("js-yaml");

const LEFTOVERS = /\bundefined\b|\bNaN\b|\[object|\{\w+\}|\bInfinity\b|∞/;
const NAME = { en: "Worry and sleep (questionnaire)", fr: "Inquiétude et sommeil (questionnaire)" };

const lineText = (line: PaperLine) => line.map(({ text }) => text).join("");

/** Returns the lines of a paper: headings, paragraphs, list items and the cells of tables. */
function linesOf(blocks: readonly PaperBlock[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case "heading":
      case "paragraph":
        return [lineText(block.line)];
      case "list":
        return block.items.map(lineText);
      case "table":
        return [...block.head, ...block.rows.flat().map(lineText)];
      case "quote":
      case "group":
        return linesOf(block.blocks);
      default:
        return [block.text];
    }
  });
}

function paper(id: PaperId, ...study: Parameters<typeof papers>) {
  const found = papers(...study).find((each) => each.id === id);
  if (!found) throw new Error(`No paper ${id}`);
  return found;
}

/** Returns a value after each text that one language lacks was copied from the other language. */
function inBothLanguages<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(inBothLanguages) as Value;
  if (typeof value !== "object" || value === null) return value;
  const { en, fr, ...rest } = value as Record<string, unknown>;
  if ((en ?? fr) !== undefined && Object.keys(rest).length === 0)
    return { en: en ?? fr, fr: fr ?? en } as Value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, inBothLanguages(each)]),
  ) as Value;
}

const anySurvey = randomSurvey.map(inBothLanguages);
const surveyAndLocale = fc.tuple(anySurvey, fc.constantFrom<Locale>("en", "fr"));
const number = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);

it("every survey has papers without missing values, unfilled placeholders or empty lines", () => {
  fc.assert(
    fc.property(surveyAndLocale, ([survey, locale]) => {
      for (const { id, text, blocks } of papers(aSurvey({}, survey), locale)) {
        expect({ id, found: text.match(LEFTOVERS) }).toEqual({ id, found: null });
        for (const line of linesOf(blocks))
          expect({ id, line: line.trim() }).not.toEqual({ id, line: "" });
      }
    }),
    { numRuns: 40, seed: 20_261_127 },
  );
});

it("the methods state as many questions, pages, required answers and attention checks as the document has", () => {
  fc.assert(
    fc.property(anySurvey, (survey: Survey) => {
      const methods = paper("methods", aSurvey({}, survey));
      const text = below(methods.text, lineOfHeading(methods));
      const asked = allItems(survey).filter(({ item }) => item.type !== "note");
      const must = asked.filter(({ item }) => "required" in item && item.required === true).length;
      const checks = asked.filter(({ item }) => "expect" in item && item.expect !== undefined);
      const hidden = asked.filter(({ item, page }) => item.show ?? page.show).length;
      if (asked.length === 0) {
        expect(text).toContain("asked no questions");
        return;
      }
      expect(number(text, /had (\d+) questions? on/)).toBe(asked.length);
      expect(number(text, /questions? on (\d+) pages?\./)).toBe(survey.pages.length);
      if (must === asked.length) expect(text).toContain("Every question had to be answered.");
      else expect(number(text, /Of the questions, (\d+) had to be answered/)).toBe(must);
      expect(number(text, /The questionnaire contained (\d+) attention check/)).toBe(checks.length);
      expect(number(text, /displayed (\d+) questions? only after/)).toBe(hidden);
      const [, kinds = ""] = /Types of question: ([^.]*)\./.exec(text) ?? [];
      const numbers = [...kinds.matchAll(/\((\d+)\)/g)].map(([, n]) => Number(n));
      expect(numbers.reduce((sum, n) => sum + n, 0)).toBe(asked.length);
    }),
    { numRuns: 40, seed: 20_261_127 },
  );
});

/** Returns the heading of the only survey in the methods, as it is written in Markdown. */
function lineOfHeading({ text }: { text: string }): string {
  const headings = [...text.matchAll(/^### (.*)$/gm)].map(([, heading = ""]) => heading);
  return headings.find((heading) => /questionnaire/i.test(heading)) ?? "";
}

it("the paper of the questions contains each label, each choice with its code, and each source", () => {
  fc.assert(
    fc.property(surveyAndLocale, ([survey, locale]) => {
      const { blocks } = paper("questionnaire", aSurvey({}, survey), locale);
      const text = linesOf(blocks).join("\n");
      for (const { item } of allItems(survey)) {
        const label = textIn(item.label, locale) ?? "";
        if (label.includes("${")) continue;
        for (const part of label.split(/\n+/)) expect(text).toContain(plainText(part));
        if (item.type !== "note") expect(text).toContain(item.id);
        if (!("choices" in item)) continue;
        for (const choice of survey.choices?.[item.choices] ?? [])
          expect(text).toContain(
            ` ${plainText(textIn(choice.label, locale) ?? "")} – ${choice.value}`,
          );
      }
      for (const { citation } of survey.sources ?? []) expect(text).toContain(citation);
    }),
    { numRuns: 40, seed: 20_261_127 },
  );
});

it("the citation file of every survey is valid YAML that names each source with a note in place of its authors", () => {
  fc.assert(
    fc.property(anySurvey, (survey) => {
      const file = load(paperText("citation", aSurvey({}, survey))) as {
        references: { type: string; title: string; url?: string; authors: { name: string }[] }[];
      };
      const [, ...sources] = file.references;
      expect(sources.map(({ title, url }) => ({ title, url }))).toEqual(
        (survey.sources ?? []).map(({ citation, url }) => ({ title: citation, url })),
      );
      for (const { authors } of sources) expect(authors[0]?.name).toContain("[To complete");
    }),
    { numRuns: 30, seed: 20_261_127 },
  );
});

it("the methods describe the scales of a survey with their questions, reversals and missing rule, in both languages", () => {
  const en = below(paperText("methods", aSurvey()), NAME.en);
  expect(en).toContain("“Worry”: mean of 3 questions, 1 of them reversed");
  expect(en).toContain(
    "Questions: 10 (w1), 11 (w2) and 12 (w3). Reversed (minimum + maximum − answer): 11 (w2). A score requires at least 2 answers.",
  );
  expect(en).toContain(
    "4 had to be answered, 1 could be left out after one reminder and 9 could be left out",
  );
  const fr = below(paperText("methods", aSurvey(), "fr"), NAME.fr);
  expect(fr).toContain("«\u202FInquiétude\u202F»\u00A0: moyenne de 3 questions, dont 1 inversée");
  expect(fr).toContain("Inversées (minimum + maximum − réponse)");
  expect(fr).toContain("Il faut au moins 2 réponses pour qu’il y ait un score.");
});

it("the methods give no reliability of a scale, and ask the author for it", () => {
  const text = below(paperText("methods", aSurvey()), NAME.en);
  expect(text).toContain("To complete: the reliability of the scores in your sample");
  expect(text).not.toMatch(/α|alpha|omega|ω/);
});

it("the methods cite the sources of the questions with their URLs, and ask for the licence", () => {
  const text = paperText("methods", aSurvey());
  expect(below(text, NAME.en)).toContain("<https://doi.org/10.1000/worry>");
  expect(below(text, NAME.en)).toContain("To complete: the licence");
  expect(below(text, "References")).toContain("Roe (1999). Sleep");
});

it("the methods do not state that the author wrote the questions if the document names no source", () => {
  const { sources: _, ...survey } = WORRY;
  const text = below(paperText("methods", aSurvey({}, survey)), NAME.en);
  expect(text).toContain("The study file does not name a source of these questions.");
  expect(text).toContain("To complete: the source of these questions, or that you wrote them");
});

it("only the paper of the questions contains the expected answer of an attention check", () => {
  const survey = {
    choices: {
      colours: [
        { value: "p", label: "purple" },
        { value: "g", label: "green" },
      ],
    },
    pages: [
      {
        id: "p",
        items: [{ id: "c", type: "one", choices: "colours", expect: "p", label: "Which?" }],
      },
    ],
  };
  const all = papers(aSurvey({}, survey));
  expect(all.filter(({ text }) => text.includes("purple")).map(({ id }) => id)).toEqual([
    "questionnaire",
  ]);
  expect(paperText("questionnaire", aSurvey({}, survey))).toContain(
    "the expected answer is “purple”",
  );
});

describe("the paper of the questions", () => {
  const en = paperText("questionnaire", aSurvey());

  it("states the rules in words, with the numbers of the questions and the labels of the answers", () => {
    expect(en).toContain(
      "Shown only if the answer to question 1 is at least 40 and (it is not the case that the answer to question 2 is “another”).",
    );
    expect(en).toContain(
      "This page is shown only if the answer to question 10 is “always” or the answer to question 8 includes “Sunday”.",
    );
  });

  it("states codes, limits, other texts and the values of sliders", () => {
    expect(en).toContain("○ another – `o` (the participant adds a text: `sex_other`)");
    expect(en).toContain("whole number · from 18 to 120 · must be answered");
    expect(en).toContain("date · 31 January 2020 or earlier · may be left out");
    expect(en).toContain("Values from 0 to 100 in steps of 1, no starting value.");
  });

  it("names the question whose answer a label repeats", () => {
    expect(en).toContain("Your pain at \\[answer to question 1\\]?");
    expect(en).not.toContain("{age}");
  });

  it("lists the choices of a table once, and its questions in a table", () => {
    expect(en.match(/○ always/g)).toHaveLength(1);
    expect(en).toContain("| 11 | I am calm. | `w2` | Must be answered. Score: Worry (reversed). |");
  });

  it("keeps each question together with its answer choices on a printed page", () => {
    const { blocks } = paper("questionnaire", aSurvey());
    const groups = blocks.flatMap((block) => (block.kind === "group" ? [block.blocks] : []));
    const [sex = []] = groups.filter((group) => linesOf(group).includes("What is your sex?"));
    expect(linesOf(sex)).toContain("○ female – f");
    const apart = blocks.filter(({ kind }) => kind !== "group");
    expect(linesOf(apart).join("\n")).not.toMatch(/[○☐]/);
  });

  it("refers to the first question with the same long list of choices instead of repeating the list", () => {
    const countries = Array.from({ length: 200 }, (_, index) => ({
      value: index,
      label: `Country number ${index}`,
    }));
    const item = (id: string) => ({
      id,
      type: "one",
      choices: "countries",
      label: `Where, ${id}?`,
    });
    const survey = { choices: { countries }, pages: [{ id: "p", items: ["a", "b"].map(item) }] };
    const text = paperText("questionnaire", aSurvey({}, survey));
    expect(text.match(/Country number 150/g)).toHaveLength(1);
    expect(text).toContain("The answer choices of question 1.");
  });

  it("is absent from a study without a survey", () => {
    expect(papers(aDocument()).map(({ id }) => id)).toEqual(
      PAPER_IDS.filter((id) => id !== "questionnaire"),
    );
  });
});

it.each(LOCALES)(
  "participants do not read the title of a survey on the consent sheet (%s)",
  (locale) => {
    const rule = { if: { measure: "about-you.worry_mean", above: 3 }, exit: "screenedOut" };
    const text = paperText("consent", aSurvey({ steps: [surveyStep({ leave: [rule] })] }), locale);
    const [sheet = "", board = ""] = text.split(/^# (?:For the ethics committee|Pour le comité)/m);
    expect(sheet).not.toMatch(/Worry|Inquiétude/);
    expect(sheet).toMatch(/up to 14 questions|à 14 questions au plus/);
    expect(board).toMatch(/Worry|Inquiétude/);
  },
);

it("the consent sheet asks participants not to name anybody if a question accepts free text, and only then", () => {
  const asks = /do not write your name/;
  expect(paperText("consent", aSurvey())).toMatch(asks);
  const one = { choices: WORRY.choices, pages: [WORRY.pages[1]] };
  expect(paperText("consent", aSurvey({}, one))).not.toMatch(asks);
  const other = {
    choices: WORRY.choices,
    pages: [{ id: "p", items: [{ id: "s", type: "one", choices: "sex", label: "Sex?" }] }],
  };
  expect(paperText("consent", aSurvey({}, other))).toMatch(asks);
});

it("the data protection record leaves special categories to the controller, and does not exclude names in answers", () => {
  const text = paperText("data-protection", aSurvey());
  expect(below(text, "Special categories (Article 9)")).toContain(
    "the controller decides whether Article 9 applies",
  );
  expect(below(text, "Special categories (Article 9)")).toContain("To complete");
  const collected = below(text, "Data collected");
  expect(collected).toContain("The answers to 3 questions are free text");
  expect(collected).toContain(
    "notShown if the question was not shown and skipped if it was left out",
  );
  expect(collected).toContain(
    "Apart from the answers to the questionnaires, the page does not record any name",
  );
});

it("CHERRIES has the numbers of questions and pages, the required answers, the rules and the Back button of a survey", () => {
  const text = paperText("cherries", aSurvey());
  expect(below(text, "Number of items")).toContain("14 questions, 1 to 9 on a page");
  expect(below(text, "Number of screens (pages)")).toContain("(questionnaire): 3 pages");
  expect(below(text, "Adaptive questioning")).toContain("displayed 2 questions only after");
  expect(below(text, "Completeness check")).toContain("4 had to be answered");
  expect(below(text, "Completeness check")).not.toContain("all of its questions had an answer");
  expect(below(text, "Review step")).toContain("Back button");
  expect(below(text, "Randomization of items or questionnaires")).toContain(
    "the order of the pages",
  );
});

it("CHERRIES tells surveys apart from tasks that are questionnaires", () => {
  const { steps } = aDocument();
  const text = paperText("cherries", aDocument({ steps: [...steps, surveyStep()] }));
  expect(below(text, "Completeness check")).toContain(
    "A page of 11–20 game and Mini-IPIP was accepted only when all of its questions had an answer.",
  );
  expect(below(text, "Review step")).toContain("Responses in timed tasks could not be changed.");
});

it("the preregistration lists the scales as indices, and states how missing answers are treated", () => {
  const text = paperText("preregistration", aSurvey());
  expect(below(text, "Indices")).toContain("**Worry**");
  expect(below(text, "Missing data")).toContain("“Worry”: a score requires at least 2 answers.");
  expect(below(paperText("preregistration", aDocument()), "Indices")).toMatch(
    /^\*\\\[To complete\\\]\*$/,
  );
});

it("a planned measure that is a scale of a survey is named by the label of the scale", () => {
  const plan = { question: "mean", reference: 2, measure: "about-you.worry_mean", effect: 0.3 };
  const named = below(paperText("aspredicted", aSurvey({ plan })), "3) Dependent variable");
  expect(named).toContain(`The planned analysis concerns “${NAME.en}, Worry”.`);
});

it("surveys with the same title have different names, and a rule of a survey names its scale", () => {
  const rule = { if: { measure: "about-you.worry_mean", above: 3 }, exit: "screenedOut" };
  const steps = [surveyStep({ leave: [rule] }), surveyStep({ id: "again" })];
  const text = paperText("methods", aSurvey({ steps }));
  expect(text).toContain("### Worry and sleep (questionnaire about-you)");
  expect(text).toContain("### Worry and sleep (questionnaire again)");
  expect(text).toContain(
    "for participants whose “Worry” (Worry and sleep (questionnaire about-you)) was above 3",
  );
});

it.each([
  ["about-you.sex", "f", "“What is your sex?”", "was equal to “female”"],
  ["about-you.w1", 4, "“I worry.”", "was equal to 4 (“always”)"],
  ["about-you.age", 40, "“How old are you?”", "was equal to 40 (exit"],
])(
  "a rule about the question %s names the question and the answer by their texts",
  (measure, is, name, value) => {
    const steps = [surveyStep({ leave: [{ if: { measure, is }, exit: "screenedOut" }] })];
    const text = below(paperText("methods", aSurvey({ steps })), "Exclusion of participants");
    expect(text).toContain(name);
    expect(text).toContain(value);
  },
);

it("the papers of a survey have the spaces before punctuation marks that French typography requires", () => {
  const steps = [...aDocument().steps, surveyStep()];
  for (const { text, id } of papers(aDocument({ steps }), "fr").filter(
    ({ id }) => id !== "citation",
  )) {
    const own = text
      .replace(/^>.*$/gm, "")
      .replace(/\[.*?\]\(.*?\)|<.*?>|`.*?`/g, "")
      .replaceAll("Choisissez « toujours ».", "");
    expect({ id, found: own.match(/[^\u202F\s][;!?»](?=\s|$)| [;!?»]|« | :(?=\s)/g) }).toEqual({
      id,
      found: null,
    });
  }
});
