import { render, screen, within } from "@testing-library/react";
import { exampleDocument } from "@/experiments/study/document/example-study";
import { anEditor, payload, prepareEditor } from "./an-editor";

jest.setTimeout(60_000);

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
