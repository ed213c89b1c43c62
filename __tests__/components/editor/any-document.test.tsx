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

/** Shows the editor with a document. @returns what was thrown in it */
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

/** Documents of which an editor without the checks of their values would break. */
const HOSTILE: Record<string, object> = {
  "a currency that is none": {
    plan: { question: "effect", people: 20, payPerHour: 9, currency: "euro" },
  },
  "a host that is none": { delivery: { receiver: "https://192.168.1.300/sessions" } },
  "a port that is none": { delivery: { receiver: "https://lab.example:99999/in" } },
  "an address that ends early": { delivery: { receiver: "https://[" } },
  "an exit that leads nowhere": { delivery: { exits: { completed: { url: "https://%" } } } },
  "a day that is none": { information: { withdrawUntil: "2027-99-99" } },
  "objects that have no text": {
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
  "parameters named like members of every object": {
    steps: [{ ...aDocument().steps[1], parameters: { toString: 1, constructor: "x" } }],
  },
  "steps that are not of one": {
    steps: [
      { ...step, id: { toString: 1 }, app: "stroop", for: [{ toString: 1 }] },
      { id: [], app: "stroop", version: 1, parameters: [], leave: [null, { if: 1, exit: {} }] },
      { id: "x", app: { toString: 1 }, text: { toString: 1 } },
      { id: "y", text: { en: { toString: 1 }, fr: 3 } },
      {},
    ],
  },
};

it.each(Object.entries(HOSTILE))("the editor shows a document with %s", async (_, changes) => {
  const read = readDocument(JSON.stringify({ ...aDocument(), ...changes }), MODELS);
  if (!("document" in read)) return;
  const { thrown } = await shown(read.document);
  if (thrown.length) throw thrown.at(-1);
  expect(screen.getByLabelText(ends.receiver)).toBeInTheDocument();
  expect(screen.queryByText(broken.part)).toBeNull();
});

it("no document that it opens breaks the editor or a part of it", async () => {
  await fc.assert(
    fc.asyncProperty(slippedDocument, async (document) => {
      const read = readDocument(JSON.stringify(document), MODELS);
      if (!("document" in read)) return;
      const { unmount, thrown } = await shown(read.document);
      unmount();
      expect(thrown).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
