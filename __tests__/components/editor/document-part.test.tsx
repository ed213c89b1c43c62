import { render } from "@testing-library/react";
import { memo } from "react";
import { DocumentPart } from "@/components/features/editor/shared/document-part.client";
import {
  useWritten,
  type Written,
  WrittenContext,
} from "@/components/features/editor/shared/editor-context.client";

const seen: Written[] = [];

const Shown = memo(function Shown() {
  seen.push(useWritten());
  return null;
});

const page = (written: Written) => (
  <WrittenContext value={written}>
    <DocumentPart of={["title", "steps"]}>
      <Shown />
    </DocumentPart>
  </WrittenContext>
);

const faultAt = (path: string) =>
  new Map([[path, { path, value: 1, rule: { en: "No", fr: "Non" } }]]);

beforeEach(() => {
  seen.length = 0;
});

it("a component that uses some keys of a document renders again only if one of these keys changes", () => {
  const steps = [{ id: "a" }];
  const { rerender } = render(
    page({ document: { title: "A", steps, seed: 1 }, faults: new Map() }),
  );
  rerender(page({ document: { title: "A", steps, seed: 2 }, faults: faultAt("seed") }));
  expect(seen).toHaveLength(1);
  rerender(page({ document: { title: "B", steps, seed: 2 }, faults: new Map() }));
  expect(seen.map(({ document }) => document.title)).toEqual(["A", "B"]);
});

it("a component that uses some keys of a document renders again if a fault at one of these keys appears or is gone", () => {
  const document = { title: "A" };
  const { rerender } = render(page({ document, faults: new Map() }));
  rerender(page({ document, faults: faultAt("steps.0.id") }));
  expect([...(seen.at(-1)?.faults.keys() ?? [])]).toEqual(["steps.0.id"]);
  rerender(page({ document, faults: new Map() }));
  expect(seen.at(-1)?.faults.size).toBe(0);
});
