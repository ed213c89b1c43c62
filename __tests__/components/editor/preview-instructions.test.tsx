import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { exampleDocument } from "@/experiments/study/document/example-study";
import { anEditor, payload, prepareEditor } from "./an-editor";

/** Allows time for requests on a busy machine. */
const ARRIVES = { timeout: 20_000 };

const { bench, words } = payload;
const { instructions } = bench.preview;
const OURS = /^Answer with the colour of the ink/;
beforeEach(prepareEditor);

/** Opens a study whose first step, a Stroop task, has the given properties. */
async function openWith(step: object, others: object = {}) {
  const document = exampleDocument("Mine");
  const [first, ...rest] = document.steps as object[];
  const changed = { ...document, ...others, steps: [{ ...first, ...step }, ...rest] };
  render(anEditor({ document: changed as never, isExample: false }));
  const preview = screen.getByRole("region", { name: bench.preview.title });
  await within(preview).findByText("yellow", {}, ARRIVES);
  return { user: userEvent.setup(), preview };
}

const tryTrials = (preview: HTMLElement) =>
  within(preview).getByRole("button", { name: words.sees.trySix });

it("the try-out and the preview display the author's instructions with their list and emphasis", async () => {
  const own = { en: "Say the **ink** colour.\n\n- Be fast\n- Be right", fr: "Dites la couleur." };
  const { user, preview } = await openWith({ instructions: own });
  expect(within(preview).getByRole("region", { name: instructions.title })).toHaveTextContent(
    "Say the ink colour.Be fastBe right",
  );
  await user.click(tryTrials(preview));
  expect(await within(preview).findAllByText("ink", { selector: "strong" })).toHaveLength(2);
  expect(within(preview).getAllByText("Be right", { selector: "li" })).toHaveLength(2);
});

it("the try-out displays no instructions if the author has removed them", async () => {
  const { user, preview } = await openWith({ instructions: "none" });
  expect(within(preview).getByText(instructions.none)).toBeVisible();
  await user.click(tryTrials(preview));
  expect(await within(preview).findByText(bench.preview.before)).toBeVisible();
  expect(within(preview).queryByText(OURS)).toBeNull();
});

it("the preview starts with the instructions of the first condition that does the task, and the visitor can choose another", async () => {
  const { user, preview } = await openWith(
    {
      for: ["speed", "accuracy"],
      instructionsFor: {
        speed: { en: "Be as fast as you can.", fr: "Soyez rapide." },
        accuracy: { en: "Make no mistakes.", fr: "Sans faute." },
      },
    },
    {
      conditions: ["control", "speed", "accuracy"],
      conditionLabels: { accuracy: { en: "Careful", fr: "Précis" } },
    },
  );
  expect(within(preview).getByText("Be as fast as you can.")).toBeVisible();
  const choice = within(preview).getByRole("combobox", { name: instructions.condition });
  expect(
    within(choice)
      .getAllByRole("option")
      .map((each) => each.textContent),
  ).toEqual(["speed", "Careful"]);
  await user.selectOptions(choice, "Careful");
  await user.click(tryTrials(preview));
  expect(await within(preview).findAllByText("Make no mistakes.")).toHaveLength(2);
  expect(within(preview).queryByText("Be as fast as you can.")).toBeNull();
});

it("the try-out displays the task's instructions if the author has not replaced them", async () => {
  const { user, preview } = await openWith({});
  await user.click(tryTrials(preview));
  expect(await within(preview).findByText(OURS)).toBeVisible();
});

it("the preview displays neither instructions nor a choice of conditions if the task keeps its own instructions", async () => {
  const { preview } = await openWith({}, { conditions: ["one", "two"] });
  expect(within(preview).queryByRole("region", { name: instructions.title })).toBeNull();
  expect(within(preview).queryByRole("combobox")).toBeNull();
});
