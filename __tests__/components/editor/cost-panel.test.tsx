import { render, screen, within } from "@testing-library/react";
import { exampleDocument } from "@/experiments/study/document/example-study";
import { anEditor, payload, prepareEditor } from "./an-editor";

beforeEach(prepareEditor);

it("the table of durations names a task that occurs twice with the ids of its steps, and other tasks without", async () => {
  const example = exampleDocument("Study");
  const [stroop, traits] = example.steps as object[];
  const steps = [stroop, { ...stroop, id: "again" }, traits];
  render(anEditor({ document: { ...example, steps } as never, isExample: false }));
  const panel = await screen.findByRole("region", { name: payload.bench.map.cost });
  const [, ...rows] = within(panel).getAllByRole("row");
  expect(rows.map((row) => within(row).getAllByRole("cell")[0]?.textContent)).toEqual([
    expect.stringMatching(/^Stroop.* \(stroop\)$/),
    expect.stringMatching(/^Stroop.* \(again\)$/),
    expect.stringMatching(/^Mini-IPIP[^()]*$/),
  ]);
});

it("a plan of few participants states their time in minutes, and not as 0 hours", async () => {
  const { plan: _, ...rest } = exampleDocument("Study") as Record<string, unknown>;
  render(
    anEditor({
      document: { ...rest, plan: { question: "mean", people: 5 } } as never,
      isExample: false,
    }),
  );
  expect(
    await screen.findByText(/all 5 together take 30 min/, {}, { timeout: 20_000 }),
  ).toBeVisible();
});
