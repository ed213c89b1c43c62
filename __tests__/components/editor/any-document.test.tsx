import { act, render, screen } from "@testing-library/react";
import fc from "fast-check";
import type { JsonObject } from "@/components/features/editor/document/json";
import { readDocument } from "@/components/features/editor/document/read-document";
import { MODELS } from "@/experiments/catalog/generated/models";
import { aDocument } from "../../experiments/study/document/a-document";
import { slippedDocument } from "../../experiments/study/document/random-documents";
import { anEditor, payload, prepareEditor } from "./an-editor";

jest.setTimeout(300_000);

const { broken, ends } = payload.words;
beforeEach(prepareEditor);

/** Renders the editor with a document. @returns the errors that the editor has thrown */
async function shown(document: JsonObject) {
  const thrown: unknown[] = [];
  const { unmount } = render(anEditor({ document, isExample: false }), {
    onCaughtError: (error) => thrown.push(error),
  });
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  return { unmount, thrown };
}

const step = aDocument().steps[0];

/** Documents that would make an editor fail if the editor did not check their values. */
const HOSTILE: Record<string, object> = {
  "an unknown currency": {
    plan: { question: "effect", people: 20, payPerHour: 9, currency: "euro" },
  },
  "an invalid host": { delivery: { receiver: "https://192.168.1.300/sessions" } },
  "an invalid port": { delivery: { receiver: "https://lab.example:99999/in" } },
  "an incomplete address": { delivery: { receiver: "https://[" } },
  "an unknown exit named like a property of every object": {
    delivery: { exits: JSON.parse('{ "__proto__": { "url": "https://a.example/" } }') },
  },
  "an exit with an invalid address": { delivery: { exits: { completed: { url: "https://%" } } } },
  "an invalid date": { information: { withdrawUntil: "2027-99-99" } },
  "objects in place of texts": {
    title: { en: { toString: 1 } },
    order: { toString: 1 },
    language: { valueOf: 1 },
    conditions: [{ toString: 1 }, { toString: 2 }],
    delivery: { ids: [{ toString: 1 }], exits: { completed: { code: { toString: 1 } } } },
    information: { controller: { toString: 1 }, contact: { en: { toString: 1 }, fr: [] } },
    plan: {
      question: { toString: 1 },
      measure: { toString: 1 },
      effect: { d: { toString: 1 } },
      currency: { toString: 1 },
      goal: { toString: 1 },
    },
  },
  "parameters named like properties of every object": {
    steps: [{ ...aDocument().steps[1], parameters: { toString: 1, constructor: "x" } }],
  },
  "other names like properties of every object": {
    order: "constructor",
    conditions: ["low", "constructor"],
    delivery: { ids: ["constructor"] },
    steps: [{ ...aDocument().steps[1], instructionsFor: { low: "none" } }],
    plan: {
      question: "effect",
      people: 20,
      exclude: [
        { flag: "tooSoon", abovePercent: 10 },
        { flag: "tooSoon", abovePercent: 10, step: "constructor" },
      ],
    },
  },
  "surveys of invalid kinds": {
    steps: [
      { id: "a", version: "1.0", survey: 3 },
      { id: "b", version: { toString: 1 }, survey: { pages: { toString: 1 }, choices: [] } },
      {
        id: "c",
        version: "1.0",
        survey: {
          title: { toString: 1 },
          choices: JSON.parse('{ "__proto__": [{ "value": {} }], "toString": [null, 3] }'),
          pages: [
            null,
            3,
            { id: { toString: 1 }, label: [], items: 4, matrix: { toString: 1 } },
            {
              id: "p",
              show: { all: [{ not: { any: [null, 3, { item: {}, is: {} }] } }] },
              items: [
                null,
                { id: "toString", type: "constructor", label: { en: { toString: 1 } } },
                { id: "x", type: "one", choices: "toString", expect: { toString: 1 } },
                { id: "y", type: "slider", labels: { toString: 1 }, min: "a", max: [] },
                { id: "z", type: "many", choices: "none", show: { all: [] }, required: {} },
              ],
            },
          ],
          scales: [null, { id: {}, items: { toString: 1 }, reversed: "x", score: {} }],
          sources: [null, "x", { citation: {}, url: [] }],
        },
      },
    ],
  },
  "steps of invalid kinds": {
    steps: [
      { ...step, id: { toString: 1 }, app: "stroop", for: [{ toString: 1 }] },
      { id: [], app: "stroop", version: 1, parameters: [], leave: [null, { if: 1, exit: {} }] },
      { id: "x", app: { toString: 1 }, text: { toString: 1 } },
      { id: "y", text: { en: { toString: 1 }, fr: 3 } },
      {},
    ],
  },
};

it.each(Object.entries(HOSTILE))("the editor displays a document with %s", async (_, changes) => {
  const complaints = jest.spyOn(console, "error");
  const read = readDocument(JSON.stringify({ ...aDocument(), ...changes }), MODELS);
  if (!("document" in read)) return;
  const { thrown } = await shown(read.document);
  if (thrown.length) throw thrown.at(-1);
  expect(screen.getByLabelText(ends.receiver)).toBeInTheDocument();
  expect(screen.queryByText(broken.part)).toBeNull();
  expect(document.body).not.toHaveTextContent("native code");
  expect(complaints).not.toHaveBeenCalled();
});

it("no section of the editor fails with any document that the form can display", async () => {
  await fc.assert(
    fc.asyncProperty(slippedDocument, async (document) => {
      const read = readDocument(JSON.stringify(document), MODELS);
      if (!("document" in read)) return;
      const { unmount, thrown } = await shown(read.document);
      unmount();
      expect(thrown).toEqual([]);
    }),
    { numRuns: 60, seed: 20_261_127 },
  );
});
