import { render, screen } from "@testing-library/react";
import { runWords } from "@/content/run";
import { app as lotteries } from "@/experiments/apps/lottery-choice/view.client";
import { APPS } from "@/experiments/catalog/registry";
import { type FormApp, withParameters } from "@/experiments/engine/contract/define-app";
import { FormRun } from "@/experiments/engine/run/form-run.client";
import { localize } from "@/lib/i18n/define-content";
import { aSession } from "../../a-session";

const app = withParameters(lotteries) as FormApp;
const words = localize(runWords, "en");

const form = (isTranslated: boolean, { isNamedAbove = false, rehearsal = false } = {}) => (
  <FormRun
    app={app}
    session={{
      ...aSession(app, { format: 2, person: "p", blocks: app.model.screens }),
      ...(rehearsal && { rehearsal }),
    }}
    appWords={localize(APPS["lottery-choice"].words, "en")}
    words={words}
    locale="en"
    isTranslated={isTranslated}
    isNamedAbove={isNamedAbove}
    onBlock={() => {}}
    onDraft={() => {}}
    onEvent={() => {}}
    onEnd={() => {}}
  />
);

/** Returns the texts that are inserted into live regions which are already on the page. */
function announced() {
  const texts: (string | null)[] = [];
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      if (target instanceof Element && target.matches("[role=status]"))
        for (const { textContent } of addedNodes) texts.push(textContent);
  }).observe(document.body, { childList: true, subtree: true });
  return texts;
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

it.each([
  ["before the form is displayed", true],
  ["while the form is displayed", false],
])(
  "a screen reader can read that the browser translates a form if the translation begins %s",
  async (_, isTranslatedAtFirst) => {
    const texts = announced();
    const { rerender } = render(form(isTranslatedAtFirst));
    expect(await screen.findByRole("status")).toBeInTheDocument();
    rerender(form(true));
    expect(await screen.findByText(words.wait.translated)).toBeVisible();
    expect(texts).toEqual([words.wait.translated]);
  },
);

it.each([
  ["displays its name above the questions", false, 1],
  ["does not repeat its name if the heading of the page is this name", true, 0],
] as const)("a form %s", (_, isNamedAbove, times) => {
  render(form(false, { isNamedAbove }));
  const { name } = localize(APPS["lottery-choice"].words, "en");
  expect(screen.queryAllByText(name)).toHaveLength(times);
  expect(screen.getByRole("region", { name })).toBeInTheDocument();
});

it("a rehearsal displays no second bar in a browser without full screen", () => {
  expect("fullscreenElement" in document).toBe(false);
  render(form(false, { rehearsal: true }));
  expect(document.querySelector("[data-rehearsal]")).toBeNull();
});
