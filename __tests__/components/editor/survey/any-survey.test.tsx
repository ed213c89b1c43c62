import { cleanup, fireEvent, screen } from "@testing-library/react";
import type { Json, JsonObject } from "@/components/features/editor/document/json";
import { payload, prepareEditor } from "../an-editor";
import { editorWith, SURVEY, words } from "./a-survey";

jest.setTimeout(300_000);

const { broken } = payload.words;
beforeEach(prepareEditor);

/** Surveys that would make the editor fail if it did not check their values. */
const HOSTILE: Record<string, JsonObject> = {
  "no content": {},
  "objects in place of texts and lists": {
    title: { toString: 1 },
    choices: [],
    pages: { toString: 1 },
    scales: { toString: 1 },
    sources: { toString: 1 },
    order: { toString: 1 },
  } as unknown as JsonObject,
  "pages and items of invalid kinds": {
    pages: [
      null,
      3,
      { id: { toString: 1 }, label: [], items: 4, matrix: { toString: 1 } },
      { matrix: "toString", items: [{}, null, { id: [], label: 3 }] },
      {
        id: "p",
        show: { all: [{ not: { any: [null, 3, { item: {}, is: {} }] } }] },
        items: [
          null,
          { id: "toString", type: "constructor", label: { en: { toString: 1 } } },
          { id: "x", type: "one", choices: "toString", expect: { toString: 1 } },
          { id: "y", type: "slider", labels: { toString: 1 }, min: "a", max: [] },
          { id: "y", type: "slider", labels: [null, 3, {}, {}], step: "x" },
          { id: "z", type: "many", choices: "none", show: { all: [] }, required: {} },
          { id: "z", type: "date", min: 3, max: {}, problem: [], show: { item: "x", is: {} } },
        ],
      },
    ],
    scales: [null, { id: {}, items: { toString: 1 }, reversed: "x", score: {}, answered: "x" }],
    sources: [null, "x", { citation: {}, url: [] }],
  } as unknown as JsonObject,
  "lists named like properties of every object": JSON.parse(
    `{ "choices": { "__proto__": [{ "value": {} }], "toString": [null, 3, { "label": { "en": [] } }], "constructor": 3 },
       "pages": [{ "id": "__proto__", "items": [
         { "id": "__proto__", "type": "one", "choices": "__proto__", "label": "A" },
         { "id": "toString", "type": "rank", "choices": "toString", "label": { "en": "B" } },
         { "id": "b", "type": "one", "choices": "constructor", "show": { "item": "__proto__", "is": "x" }, "label": "C" } ] }],
       "scales": [{ "id": "s", "items": ["__proto__", "toString"], "score": "mean" }] }`,
  ),
};

/** Opens everything that can be opened in the survey: the settings, and each item one after the other. */
function openAll() {
  for (const fold of document.querySelectorAll("details")) {
    fold.open = true;
    fireEvent(fold, new Event("toggle"));
  }
  const region = screen.getByRole("region", { name: words.survey.questions });
  const rows = () => [...region.querySelectorAll("ol ol > li > div > button:first-child")];
  for (const at of rows().keys()) {
    const row = rows()[at];
    if (row?.getAttribute("aria-expanded") === "false") fireEvent.click(row);
    for (const fold of region.querySelectorAll("details")) {
      fold.open = true;
      fireEvent(fold, new Event("toggle"));
    }
    expect(screen.queryByText(broken.part)).toBeNull();
  }
}

it.each(Object.entries(HOSTILE))("the editor displays a survey with %s", async (_, survey) => {
  await editorWith(survey);
  openAll();
  expect(screen.getByRole("region", { name: words.survey.questions })).toBeInTheDocument();
  expect(screen.queryByText(broken.part)).toBeNull();
});

it.each(["en", "fr", "participant"])(
  "the editor displays every item of a survey in a study in the language %s",
  async (language) => {
    await editorWith(SURVEY, { language });
    openAll();
    expect(screen.queryByText(broken.part)).toBeNull();
    // The last item is open.
    expect(screen.getByRole("group", { name: /I am calm/ })).toBeVisible();
    cleanup();
  },
);

/** Each value of a survey, replaced in turn by values of other kinds. */
function* slipped(value: Json): Generator<Json> {
  for (const other of [null, 3, "x", "", [], {}, [null], { toString: 1 }]) yield other as Json;
  if (Array.isArray(value)) {
    for (const [at, each] of value.entries())
      for (const next of slipped(each as Json))
        yield value.map((old, i) => (i === at ? next : old));
  } else if (typeof value === "object" && value !== null)
    for (const [key, each] of Object.entries(value))
      for (const next of slipped(each)) yield { ...value, [key]: next };
}

it("the editor displays a survey in which any value has another kind", async () => {
  const all = [...slipped(SURVEY)].filter(
    (each) => typeof each === "object" && each !== null && !Array.isArray(each),
  ) as JsonObject[];
  // Some of the surveys, because each of them is displayed whole.
  const some = all.filter((_, at) => at % 37 === 0);
  expect(some.length).toBeGreaterThan(10);
  for (const survey of some) {
    await editorWith(survey);
    openAll();
    cleanup();
  }
});
