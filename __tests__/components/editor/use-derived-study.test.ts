import { renderHook, waitFor } from "@testing-library/react";
import { EMPTY } from "@/components/features/editor/document/edit-document";
import { exampleDocument } from "@/components/features/editor/document/example";
import { type Json, type JsonObject, withValue } from "@/components/features/editor/document/json";
import { useDerivedStudy } from "@/components/features/editor/use-derived-study.client";

const example = exampleDocument("Study");
const TRIALS = ["steps", 0, "parameters", "trials"];
const withTrials = (trials: Json) => withValue(example, TRIALS, trials) as JsonObject;
const withPeople = (people: number) => withValue(example, ["plan", "people"], people) as JsonObject;

/** Derives from a document. @returns once the plan is solved */
async function derive(document: JsonObject) {
  const rendered = renderHook((now: JsonObject) => useDerivedStudy(now, []), {
    initialProps: document,
  });
  await waitFor(() => expect(rendered.result.current.consequences.plan).not.toBeNull());
  return rendered;
}

it("changes neither the steps nor the question of the plan when a title changes", async () => {
  const { result, rerender } = await derive(example);
  const before = result.current;
  rerender({ ...example, title: "Another title" });
  expect(result.current.consequences.complete?.title).toBe("Another title");
  expect(result.current.models).toBe(before.models);
  expect(result.current.consequences.steps).toBe(before.consequences.steps);
  expect(result.current.consequences.plan?.asked).toBe(before.consequences.plan?.asked);
  expect(result.current.consequences.plan?.result).toBe(before.consequences.plan?.result);
});

it("solves the plan again when another number of people is asked for", async () => {
  const { result, rerender } = await derive(example);
  const before = result.current.consequences.plan;
  rerender(withPeople(33));
  expect(result.current.consequences.plan?.result).not.toBe(before?.result);
});

it("shows the steps of the last valid document, each at its present place, while a step has a fault", async () => {
  const { result, rerender } = await derive(withTrials(112));
  rerender(withTrials("95"));
  expect(result.current).toMatchObject({ isStale: true, consequences: { complete: null } });
  expect(result.current.consequences.steps[0]?.model.facts.trials).toBe(112);
  const [first = null, second = null] = withTrials("95").steps as Json[];
  rerender({ ...example, steps: [second, first] });
  expect(result.current.consequences.steps.map(({ index, app }) => [index, app])).toEqual([
    [0, "mini-ipip"],
    [1, "stroop"],
  ]);
  rerender(withTrials(128));
  expect(result.current.isStale).toBe(false);
  expect(result.current.consequences.steps[0]?.model.facts.trials).toBe(128);
});

it("derives nothing from the last valid document once a study is empty", async () => {
  const { result, rerender } = await derive(example);
  rerender(EMPTY);
  expect(result.current).toMatchObject({
    isStale: false,
    minutes: 0,
    consequences: { lastValid: null, steps: [] },
  });
});
