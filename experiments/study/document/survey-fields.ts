import { RESERVED_IDS } from "@/experiments/survey/definition/reserved-ids";

/** The description of each field of a survey, keyed by the field's path in a document (`json-schema.ts`). */
export const SURVEY_FIELDS: Readonly<Record<string, string>> = {
  "steps[].survey": "The questions of a survey: data, never code.",
  "steps[].survey.title": "The name of the survey for researchers; participants do not read it.",
  "steps[].survey.choices":
    "The lists of choices, by their ids. Several questions can have the choices of one list.",
  "steps[].survey.choices[][].value":
    "What the data contain: a number, or 1 to 64 letters, digits, _, . and -, and not NA. Scores need numbers.",
  "steps[].survey.choices[][].label": "What the participant reads.",
  "steps[].survey.choices[][].other":
    "True if participants who take this choice are asked for a text, which the data contain under the id of the question and _other. A list has at most one.",
  "steps[].survey.pages": "The pages, displayed one after the other; participants can go back.",
  "steps[].survey.pages[].id": "The id of the page, once in a survey.",
  "steps[].survey.pages[].label":
    "The title of the page; for a matrix, the question of the matrix.",
  "steps[].survey.pages[].show": "A rule about earlier answers; without it, the page is shown.",
  "steps[].survey.pages[].fixed": "Whether the page keeps its place where pages are shuffled.",
  "steps[].survey.pages[].order": "shuffled if the questions of the page have a random order.",
  "steps[].survey.pages[].matrix":
    "The list whose choices all questions of the page have; they are displayed as a table where there is room.",
  "steps[].survey.pages[].items": "The questions of the page, and texts between them.",
  "steps[].survey.pages[].items[].id": `The id of the question, once in a survey, also among the scales, and none of ${RESERVED_IDS.join(", ")}. The data name it.`,
  "steps[].survey.pages[].items[].type":
    "note (a text without an answer), text (one line), long (several lines), integer, decimal, date, one or many of the choices, rank (an order of the choices), or slider.",
  "steps[].survey.pages[].items[].label":
    "The question. {the id of an earlier question in braces after a dollar sign} stands for its answer.",
  "steps[].survey.pages[].items[].hint": "A text below the question.",
  "steps[].survey.pages[].items[].show":
    "A rule about earlier answers; without it, the question is shown. A question that is not shown has no answer.",
  "steps[].survey.pages[].items[].required":
    "true: the question must have an answer; ask: participants without an answer are asked once more and can then go on; false, the default: it can be left out.",
  "steps[].survey.pages[].items[].min": "The smallest number, or the earliest date as YYYY-MM-DD.",
  "steps[].survey.pages[].items[].max": "The largest number, or the latest date as YYYY-MM-DD.",
  "steps[].survey.pages[].items[].step": "The distance of two numbers of the slider, 1 by default.",
  "steps[].survey.pages[].items[].labels":
    "The labels of the two ends, or of the two ends and the middle.",
  "steps[].survey.pages[].items[].problem":
    "The message about a number or date that is not allowed.",
  "steps[].survey.pages[].items[].choices": "The id of the list of choices.",
  "steps[].survey.pages[].items[].order": "shuffled if the choices have a random order.",
  "steps[].survey.pages[].items[].expect":
    "The value that an attentive participant chooses. Other answers count as failed checks. Participants can find it in the link.",
  "steps[].survey.order": "shuffled if the pages have a random order; fixed by default.",
  "steps[].survey.scales": "The scales, computed from the answers. They are measures of the step.",
  "steps[].survey.scales[].id": "The id of the scale, once in a survey, also among the questions.",
  "steps[].survey.scales[].label": "The name of the scale for researchers.",
  "steps[].survey.scales[].items": "The ids of its questions, whose answers are numbers.",
  "steps[].survey.scales[].reversed":
    "The ids of the questions whose answers are reversed: smallest plus largest possible answer minus the answer.",
  "steps[].survey.scales[].score": "mean or sum of the answers.",
  "steps[].survey.scales[].answered":
    "The share of the questions that must have an answer, from 0 to 1, and 1 by default. A sum of some of the answers is their mean times the number of questions.",
  "steps[].survey.sources": "The publications from which the questions come.",
  "steps[].survey.sources[].citation": "The reference.",
  "steps[].survey.sources[].url": "Its address.",
};
