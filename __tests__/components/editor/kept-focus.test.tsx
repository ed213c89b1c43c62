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
      plan: {
        exclude: [
          { flag: "sittings", above: 3, step: "stroop" },
          { flag: "sittings", above: 4, step: "traits" },
        ],
      },
    }) as never,
  );
  const limits = await screen.findAllByRole("textbox", { name: plan.flags.sittings }, ARRIVES);
  const limit = limits.at(-2) as HTMLElement;
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

/** Makes the page narrow: as in a browser, an element in a pane that is not displayed is not visible. */
function makeNarrow() {
  Element.prototype.checkVisibility = function (this: Element) {
    const pane = this.closest<HTMLElement>("[data-pane]")?.dataset.pane;
    const shown = document.querySelector<HTMLElement>("[data-shown]")?.dataset.shown;
    return pane === undefined || pane === shown;
  };
}
afterEach(() => {
  delete (Element.prototype as Partial<Element>).checkVisibility;
});

const press = (user: ReturnType<typeof userEvent.setup>, button: HTMLElement) => {
  act(() => button.focus());
  return user.keyboard("{Enter}");
};

describe("choosing a step", () => {
  const traits = () => screen.getByRole("button", { name: /^Mini-IPIP/ });

  it("moves the focus to its settings on a narrow page, which no longer displays the list", async () => {
    makeNarrow();
    const user = await open(example());
    await press(user, traits());
    expect(screen.getByRole("heading", { level: 2, name: "Mini-IPIP" })).toHaveFocus();
  });

  it("leaves the focus on the pressed button on a wide page", async () => {
    const user = await open(example());
    await press(user, traits());
    expect(screen.getByRole("heading", { level: 2, name: "Mini-IPIP" })).toBeVisible();
    expect(traits()).toHaveFocus();
  });
});

it.each([
  [payload.bench.steps.information, words.information.title],
  [payload.bench.steps.end, words.ends.title],
])(
  "choosing “%s” moves the focus to its settings each time, on a narrow page",
  async (entry, title) => {
    makeNarrow();
    const user = await open(example());
    const heading = () => screen.getByRole("heading", { level: 2, name: title }).closest("summary");
    const panes = within(screen.getByRole("navigation", { name: payload.bench.panes.label }));
    for (const _ of ["first", "second"]) {
      await press(user, screen.getByRole("button", { name: new RegExp(`^${entry}`) }));
      expect(heading()).toHaveFocus();
      expect(heading()?.closest("details")).toHaveAttribute("open");
      await press(user, panes.getByRole("button", { name: payload.bench.panes.steps }));
    }
  },
);

it("an arrow that has moved a step to the end of the list keeps the focus and does nothing more", async () => {
  const user = await open(example());
  const down = () => screen.getByRole("button", { name: /^Move Stroop.* down$/ });
  await press(user, down());
  expect(down()).toHaveFocus();
  expect(down()).toHaveAttribute("aria-disabled", "true");
  await user.keyboard("{Enter}");
  expect(screen.getByText("Stroop is now step 2 of 2.")).toBeInTheDocument();
});

it("restored default keys are not changed by the next key", async () => {
  const user = await open(example());
  const red = await screen.findByLabelText("Key for red", {}, ARRIVES);
  await user.click(red);
  await user.keyboard("p");
  expect(red).toHaveValue("p");
  const keys = screen.getByRole("group", { name: payload.form.groups.keys });
  await press(user, within(keys).getByRole("button", { name: /default/ }));
  expect(keys).toHaveFocus();
  await user.keyboard("q");
  expect(within(keys).queryByDisplayValue("q")).toBeNull();
});

it("the box for a table keeps the focus when an empty page can no longer be a table", async () => {
  const user = await open(
    aSurvey({
      steps: [
        {
          id: "about",
          survey: { pages: [{ id: "worry", matrix: "often", items: [] }] },
        },
      ],
    }) as never,
  );
  const { page } = surveys.words;
  await user.click(
    await screen.findByText(interpolate(page.settings, { n: 1 }), { selector: "summary" }, ARRIVES),
  );
  const box = await screen.findByRole("checkbox", { name: page.matrix }, ARRIVES);
  act(() => box.focus());
  await user.keyboard(" ");
  expect(box).not.toBeChecked();
  expect(box).toHaveAttribute("aria-disabled", "true");
  expect(box).toHaveFocus();
  await user.keyboard(" ");
  expect(box).not.toBeChecked();
});

it("a number of the methods paragraph leads to its field by keyboard", async () => {
  const user = await open(example());
  const field = await screen.findByLabelText("Test trials", {}, ARRIVES);
  const number = await screen.findByRole("link", { name: "96" }, ARRIVES);
  await press(user, number);
  expect(field).toHaveFocus();
});

it("the picture of a questionnaire, which scrolls, is a region with a name that the Tab key reaches", async () => {
  await open(aSurvey() as never);
  const { screenOf } = payload.bench.preview;
  const name = interpolate(screenOf, { name: form.survey });
  expect(await screen.findByRole("region", { name }, ARRIVES)).toHaveAttribute("tabindex", "0");
});
