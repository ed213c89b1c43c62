import { renderHook, waitFor } from "@testing-library/react";
import { aSurvey } from "@/__tests__/experiments/study/papers/a-survey";
import { checkedOf } from "@/components/features/editor/document/consequences";
import { EMPTY } from "@/components/features/editor/document/edit-document";
import { type Json, type JsonObject, withValue } from "@/components/features/editor/document/json";
import { useDerivedStudy } from "@/components/features/editor/use-derived-study.client";
import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import { exampleDocument } from "@/experiments/study/document/example-study";

const example = exampleDocument("Study");
const TRIALS = ["steps", 0, "parameters", "trials"];
const withTrials = (trials: Json) => withValue(example, TRIALS, trials) as JsonObject;
const withPeople = (people: number) => withValue(example, ["plan", "people"], people) as JsonObject;

/** Renders the hook with a document. @returns after the hook has computed the plan */
async function derive(document: JsonObject) {
  const rendered = renderHook((now: JsonObject) => useDerivedStudy(now, []), {
    initialProps: document,
  });
  await waitFor(() => expect(rendered.result.current.consequences.plan).not.toBeNull());
  return rendered;
}

it("changing the title changes neither the derived steps nor the question of the plan", async () => {
  const { result, rerender } = await derive(example);
  const before = result.current;
  rerender({ ...example, title: "Another title" });
  expect(result.current.consequences.complete?.title).toBe("Another title");
  expect(result.current.models).toBe(before.models);
  expect(result.current.consequences.steps).toBe(before.consequences.steps);
  expect(result.current.consequences.plan?.asked).toBe(before.consequences.plan?.asked);
  expect(result.current.consequences.plan?.result).toBe(before.consequences.plan?.result);
});

it("changing the number of people computes the plan again", async () => {
  const { result, rerender } = await derive(example);
  const before = result.current.consequences.plan;
  rerender(withPeople(33));
  expect(result.current.consequences.plan?.result).not.toBe(before?.result);
});

it("while a step has a fault, the hook returns the last valid version of the step at the step's position", async () => {
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

it("for an empty study, the hook returns no data that were derived from the last valid document", async () => {
  const { result, rerender } = await derive(example);
  rerender(EMPTY);
  expect(result.current).toMatchObject({
    isStale: false,
    minutes: 0,
    consequences: { lastValid: null, steps: [] },
  });
});

it("a study that consists of a survey only has a plan", async () => {
  const { result } = await derive(aSurvey() as never);
  expect(result.current.consequences.plan?.inputs.measure.step).toBe("about-you");
});

it("a condition without a step is a fault in the editor, and not for readers of documents of earlier releases", () => {
  const waiting = {
    ...example,
    conditions: ["low", "waiting"],
    steps: (example.steps as JsonObject[]).map((step) => ({ ...step, for: ["low"] })),
    plan: null,
  } as JsonObject;
  const { plan: _, ...document } = waiting;
  expect(checkProtocol(document, MODELS)).not.toHaveProperty("faults");
  expect(checkedOf(document)).toMatchObject({
    complete: null,
    faults: [{ path: "conditions", value: "waiting" }],
  });
});
