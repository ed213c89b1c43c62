import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aSurvey, surveyStep } from "@/__tests__/experiments/study/papers/a-survey";
import { exampleDocument } from "@/experiments/study/document/example-study";
import { interpolate } from "@/lib/i18n/interpolate";
import { anEditor, payload, prepareEditor, surveys } from "./an-editor";

/** Allows time for code and requests on a busy machine. */
const ARRIVES = { timeout: 20_000 };

const { words, bench } = payload;
const { form, plan } = words;
beforeEach(prepareEditor);

const example = () => ({ ...exampleDocument("Mine"), language: "en" }) as never;

async function open(document: never, others: object = {}) {
  render(anEditor({ document, isExample: false, ...others }));
  await screen.findByRole("textbox", { name: words.titleLabel }, ARRIVES);
  return userEvent.setup();
}

it("a removed rule about an early exit leaves the focus on the button that adds one", async () => {
  const rule = { if: { measure: "stroop.accuracy", below: 0.6 }, exit: "failedCheck" };
  const { steps, ...study } = exampleDocument("Mine");
  const user = await open({
    ...study,
    language: "en",
    steps: (steps as { app?: string }[]).map((step) =>
      step.app === "stroop" ? { ...step, leave: [rule] } : step,
    ),
  } as never);
  const remove = await screen.findByRole("button", { name: form.leaveRemove }, ARRIVES);
  act(() => remove.focus());
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("button", { name: form.leaveAdd })).toHaveFocus());
});

it("the only limit of a step in an opened study can be emptied and typed again", async () => {
  const user = await open(
    aSurvey({
      steps: [surveyStep(), ...(exampleDocument("Mine").steps as object[]).slice(0, 2)],
      plan: { exclude: [{ flag: "sittings", above: 3, step: "stroop" }] },
    }) as never,
  );
  const limits = await screen.findAllByRole("textbox", { name: plan.flags.sittings }, ARRIVES);
  const limit = limits.at(-1) as HTMLElement;
  expect(limit).toHaveValue("3");
  await user.clear(limit);
  expect(limit).toBeInTheDocument();
  expect(limit).toHaveFocus();
  await user.type(limit, "2");
  expect(limit).toHaveValue("2");
});

describe("undo", () => {
  it("is not reported if there is nothing to undo", async () => {
    const user = await open(example());
    await user.click(screen.getByRole("textbox", { name: words.titleLabel }));
    await user.keyboard("{Control>}z{/Control}");
    await user.click(screen.getByRole("button", { name: words.undo }));
    expect(screen.queryByText(words.undone)).toBeNull();
  });

  it("is reported each time, because each report is a new element", async () => {
    const user = await open(example());
    const down = () => screen.getAllByRole("button", { name: /^Move .* down$/ })[0] as HTMLElement;
    await user.click(down());
    await user.click(down());
    const undo = screen.getByRole("button", { name: words.undo });
    await user.click(undo);
    const first = screen.getByText(words.undone);
    await user.click(undo);
    expect(first).not.toBeInTheDocument();
    expect(screen.getByText(words.undone)).toBeInTheDocument();
    // Nothing is left to undo, and the button has kept the focus.
    expect(undo).toHaveAttribute("aria-disabled", "true");
    expect(undo).toHaveFocus();
  });
});

it("closing the study as text moves the focus back to the button that opened it", async () => {
  const user = await open(example());
  const opener = screen.getByRole("button", { name: words.asText });
  for (const name of [words.text.close, words.text.apply]) {
    await user.click(opener);
    await user.click(screen.getByRole("button", { name }));
    expect(opener).toHaveFocus();
  }
});

it("Escape closes the question before a deletion, and leaves the list of studies open", async () => {
  const text = JSON.stringify(example());
  const draft = { key: "a", title: "Earlier", text, keptAt: "2026-11-01T10:00:00.000Z" };
  const user = await open(example(), { earlier: [draft] });
  await user.click(screen.getByRole("button", { name: bench.tools.open }));
  const list = await screen.findByRole("region", { name: bench.open.title });
  await user.click(within(list).getByRole("button", { name: /^Delete: Earlier/ }));
  await user.keyboard("{Escape}");
  expect(list).toBeVisible();
  expect(within(list).getByRole("button", { name: /^Delete: Earlier/ })).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(list).not.toBeInTheDocument();
});

it("Escape does not discard the cells that an author has pasted for a survey", async () => {
  const user = await open(example());
  await user.click(screen.getByRole("button", { name: `+ ${form.addSurvey}` }));
  const cells = await screen.findByLabelText(surveys.words.import.paste, {}, ARRIVES);
  await user.click(cells);
  await user.paste("type\tname\tlabel");
  await user.keyboard("{Escape}");
  expect(cells).toHaveValue("type\tname\tlabel");
  await user.clear(cells);
});

it("a restored default leaves the focus in the field", async () => {
  const user = await open(example());
  const label = "Practice trials";
  await user.click(
    await screen.findByRole("button", { name: interpolate(form.more, { name: label }) }, ARRIVES),
  );
  const reset = screen.getByRole("button", {
    name: interpolate(payload.form.default.back, { name: label, value: "8" }),
  });
  act(() => reset.focus());
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("textbox", { name: label })).toHaveFocus());
});
