/** @jest-environment node */
import * as fc from "fast-check";
import {
  conditionIds,
  withConditionAdded,
  withConditionLabel,
  withConditionNamed,
  withConditionRemoved,
} from "@/components/features/editor/document/conditions";
import { checkedOf, knownApp, linksOf } from "@/components/features/editor/document/consequences";
import {
  appStep,
  stepsOf,
  textStep,
  withStepAdded,
  withStepMoved,
  withStepRemoved,
} from "@/components/features/editor/document/edit-document";
import {
  type EditorState,
  editorReducer,
  openedState,
} from "@/components/features/editor/document/editor-state";
import {
  type JsonObject,
  type Path,
  valueAt,
  withValue,
} from "@/components/features/editor/document/json";
import { readDocument } from "@/components/features/editor/document/read-document";
import { MODELS } from "@/experiments/catalog/generated/models";
import { canonicalJson } from "@/experiments/study/document/canonical";
import { exampleDocument } from "@/experiments/study/document/example-study";
import { readLinkHash } from "@/experiments/study/document/link";

type Change = (document: JsonObject) => JsonObject;

const set =
  (path: Path, value: Parameters<typeof withValue>[2]): Change =>
  (document) =>
    withValue(document, path, value) as JsonObject;

const place = fc.nat({ max: 5 });
const app = fc.constantFrom(...Object.keys(MODELS));

/** A value that is in a field after the author has typed a number or an invalid text. */
const typed = fc.oneof(
  fc.integer({ min: -5, max: 900 }),
  fc.constantFrom("", "9 6", "twelve", "1,"),
  fc.constant(undefined),
);

const change: fc.Arbitrary<Change> = fc.oneof(
  app.map((id) => (document: JsonObject) => {
    const known = knownApp(id);
    return known
      ? withStepAdded(document, appStep({ id, app: known }, stepsOf(document)))
      : document;
  }),
  fc.constant((document: JsonObject) =>
    withStepAdded(document, textStep(["en", "fr"], stepsOf(document))),
  ),
  place.map((index) => (document: JsonObject) => withStepRemoved(document, index)),
  fc.tuple(place, place).map(
    ([from, to]) =>
      (document: JsonObject) =>
        withStepMoved(document, from, to),
  ),
  fc.tuple(place, fc.constantFrom("trials", "blocks", "fixationMs", "rows"), typed).map(
    ([index, name, value]) =>
      (document: JsonObject) =>
        valueAt(document, ["steps", index, "parameters", name]) === undefined
          ? document
          : set(["steps", index, "parameters", name], value)(document),
  ),
  fc
    .tuple(fc.constantFrom("title", "seed", "order", "language"), typed)
    .map(([key, value]) => set([key], value)),
  fc.string({ unit: "grapheme", maxLength: 40 }).map((text) => set(["debriefing", "en"], text)),
  fc
    .tuple(fc.constantFrom("add", "label", "name", "remove"), fc.string({ maxLength: 8 }), place)
    .map(([what, text, at]) => (document: JsonObject) => {
      const id = conditionIds(document)[at];
      if (what === "add") return withConditionAdded(document, text);
      if (id === undefined) return document;
      if (what === "label") return withConditionLabel(document, id, text, "en");
      if (what === "name") return withConditionNamed(document, id, text).document;
      return withConditionRemoved(document, id);
    }),
  typed.map((value) => set(["plan", "people"], value)),
);

const edits = fc.array(
  fc.record({ change, typing: fc.option(fc.constantFrom("a", "b"), { nil: undefined }) }),
  { minLength: 500, maxLength: 500 },
);

const repeat = (state: EditorState, type: "undone" | "redone", times: number) =>
  Array.from({ length: times }).reduce<EditorState>((now) => editorReducer(now, { type }), state);

it("after 500 changes, undo restores the first document and redo the last document, byte for byte", () => {
  fc.assert(
    fc.property(edits, (list) => {
      const first = exampleDocument("Study");
      const last = list.reduce<EditorState>(
        (state, { change: each, typing }) =>
          editorReducer(state, {
            type: "edited",
            change: each,
            ...(typing === undefined ? {} : { typing }),
          }),
        openedState(first),
      );
      const undone = repeat(last, "undone", last.past.length);
      expect(canonicalJson(undone.document)).toBe(canonicalJson(first));
      const again = repeat(undone, "redone", undone.future.length);
      expect(canonicalJson(again.document)).toBe(canonicalJson(last.document));
    }),
    { numRuns: 3, seed: 20_261_127 },
  );
});

it("after any sequence of changes, the link that contains the document opens the same document", () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (list) => {
      const document = list.reduce<JsonObject>((now, each) => each(now), exampleDocument("Study"));
      const checked = checkedOf(document);
      const { complete } = checked;
      const { hash } = linksOf(checked);
      const held = hash === null ? null : readLinkHash(hash);
      const read = held && "text" in held ? readDocument(held.text, MODELS) : null;
      expect(read).toEqual({ document: complete ?? document });
    }),
    { numRuns: 60, seed: 20_261_127 },
  );
});

it("everything that an author types in a field before leaving it counts as one change", () => {
  const type = (state: EditorState, value: number) =>
    editorReducer(state, { type: "edited", change: set(["seed"], value), typing: "seed" });
  const letters = [1, 12, 123].reduce(type, openedState(exampleDocument("Study")));
  expect(letters.past).toHaveLength(1);
  const later = type(editorReducer(letters, { type: "rested" }), 4);
  expect(repeat(later, "undone", 1).document.seed).toBe(123);
});

it("redo has no effect if the author has changed the document after the undo", () => {
  const edit = (state: EditorState, value: number) =>
    editorReducer(state, { type: "edited", change: set(["seed"], value) });
  const edited = [1, 2].reduce(edit, openedState(exampleDocument("Study")));
  const undone = editorReducer(edited, { type: "undone" });
  expect(editorReducer(undone, { type: "redone" }).document.seed).toBe(2);
  const other = edit(undone, 3);
  expect(editorReducer(other, { type: "redone" })).toBe(other);
});

it.each([
  [0, 2, ["b", "c", "a"]],
  [2, 0, ["c", "a", "b"]],
  [0, 3, ["a", "b", "c"]],
])("moving a step from position %i to position %i does not lose a step", (from, to, order) => {
  const steps = ["a", "b", "c"].map((id) => ({ id }));
  const moved = withStepMoved({ protocol: 1, steps }, from, to);
  expect(stepsOf(moved).map((step) => (step as JsonObject).id)).toEqual(order);
});

const named = (...names: string[]) =>
  names.reduce((now, name) => withConditionAdded(now, name), exampleDocument("Study"));

it("conditions may have any names, and their ids in the data are derived from these names", () => {
  const names = ["Speed (60 %)", "Précision", "30 ms", "快", "nan", "Speed, 60"];
  const document = named(...names);
  expect(document.conditions).toEqual([
    "speed-60",
    "precision",
    "condition-30-ms",
    "condition",
    "condition-nan",
    "speed-60-2",
  ]);
  expect(checkedOf(document).faults).toEqual([]);
  expect(Object.values(document.conditionLabels as object)).toEqual(names);
});

it("renaming a condition changes neither its id nor the steps that only its participants do", () => {
  const before = set(["steps", 0, "for"], ["speed"])(named("Speed", "Accuracy"));
  const after = withConditionLabel(before, "speed", "As fast as you can", "en");
  expect(conditionIds(after)).toEqual(["speed", "accuracy"]);
  expect(after.conditionLabels).toMatchObject({ speed: "As fast as you can" });
  expect(after.steps).toEqual(before.steps);
});

it("while an author types a condition's first name, its id changes with the name, in the steps, too", () => {
  const before = set(["steps", 0, "for"], ["s"])(named("S", "Accuracy"));
  const { document, id } = withConditionNamed(before, "s", "Speed");
  expect(id).toBe("speed");
  expect(valueAt(document, ["steps", 0, "for"])).toEqual(["speed"]);
  expect(document.conditionLabels).toEqual({ accuracy: "Accuracy", speed: "Speed" });
});

it("while an author types a condition's first name, its instructions are stored under its changing id", () => {
  const before = set(["steps", 0, "instructionsFor"], { s: "none" })(named("S", "Accuracy"));
  const { document } = withConditionNamed(before, "s", "Speed");
  expect(valueAt(document, ["steps", 0, "instructionsFor"])).toEqual({ speed: "none" });
});

it("removing a condition also removes its label, its instructions, and its id in the steps", () => {
  const written = set(["steps", 0, "instructionsFor"], { low: "none" })(named("Low", "High"));
  const document = set(["steps", 0, "for"], ["low"])(written);
  const after = withConditionRemoved(document, "low");
  expect(after.steps).toEqual(exampleDocument("Study").steps);
  expect(after.conditionLabels).toEqual({ high: "High" });
});

it("an invalid value is stored in the document and in the URL of the editor, and reported as a fault", () => {
  const checked = checkedOf(
    set(["steps", 0, "parameters", "trials"], "9 6")(exampleDocument("Study")),
  );
  const { complete, faults } = checked;
  const { hash } = linksOf(checked);
  expect(complete).toBeNull();
  expect(faults).toMatchObject([{ path: "steps.0.parameters.trials", value: "9 6" }]);
  expect(readLinkHash(hash ?? "")).toMatchObject({ text: expect.stringContaining('"9 6"') });
});

it("a document that has too many steps for the form opens as text", () => {
  const text = JSON.stringify({ protocol: 1, steps: Array(40_000).fill({}) });
  expect(readDocument(text, MODELS)).toMatchObject({ text, faults: [{ path: "" }] });
});
