import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DelayForm } from "@/experiments/apps/delay-discounting/delay-form.client";
import type { Choice } from "@/experiments/apps/delay-discounting/items";
import { delayDiscountingWords } from "@/experiments/apps/delay-discounting/words";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";

const { model } = APPS["delay-discounting"];

function ask(page: number, locale: Locale = "en") {
  const onPage = jest.fn();
  const shown = model.screenAt(page, 1);
  render(
    <DelayForm
      screen={shown}
      words={localize(delayDiscountingWords, locale)}
      locale={locale}
      draft={{}}
      onDraft={() => {}}
      onAnswers={(answers) => onPage(model.outcome(shown, answers))}
    />,
  );
  return onPage;
}

const option = (number: number, choice: Choice) => {
  const [now, later] = within(
    screen.getByRole("radiogroup", { name: `Choice ${number}` }),
  ).getAllByRole("radio");
  return (choice === "now" ? now : later) as HTMLElement;
};

it("a page of choices names the amounts and the days of each choice for a screen reader", () => {
  ask(0);
  expect(screen.getAllByRole("radiogroup")).toHaveLength(9);
  expect(option(1, "now")).toHaveAccessibleName("$54 today");
  expect(option(1, "later")).toHaveAccessibleName("$55 in 117\u00A0days");
  expect(screen.getByText(/hypothetical: nothing is paid/)).toBeVisible();
});

it("a page of choices is in French on the French page, with the dollar sign after the amount", () => {
  ask(2, "fr");
  expect(screen.getAllByRole("radio")[0]).toHaveAccessibleName("33\u00A0$ aujourd’hui");
  expect(screen.getByRole("button", { name: "Voir le résultat" })).toBeVisible();
});

it("a page of choices returns a row for each choice, with the input device that was used", async () => {
  const user = userEvent.setup();
  const onPage = ask(0);
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) await user.click(option(number, "later"));
  option(9, "now").focus();
  await user.keyboard(" ");
  await user.click(screen.getByRole("button", { name: "Next page" }));
  const [rows] = onPage.mock.calls[0];
  expect(rows).toHaveLength(9);
  expect(rows[0]).toMatchObject({
    condition: "medium",
    stimulus: "54_55_117",
    response: "later",
    correct: null,
    excluded: null,
    input_type: "mouse",
  });
  expect(rows[8]).toMatchObject({
    stimulus: "78_80_162",
    response: "now",
    input_type: "keyboard",
  });
});

it("a page of choices lists the choices that are still to be made, and focuses the first of them", async () => {
  const user = userEvent.setup();
  const onPage = ask(0);
  for (const number of [1, 3, 4, 5, 6, 7, 9]) await user.click(option(number, "now"));
  await user.click(screen.getByRole("button", { name: "Next page" }));
  expect(onPage).not.toHaveBeenCalled();
  expect(screen.getByRole("alert")).toHaveTextContent("Choices that are still to be made: 2, 8.");
  expect(option(2, "now")).toHaveFocus();
});

it("a page without any choice does not state that choices are kept", async () => {
  const user = userEvent.setup();
  ask(0);
  const send = () => user.click(screen.getByRole("button", { name: "Next page" }));
  const { kept } = localize(delayDiscountingWords, "en").form;
  await send();
  expect(screen.getByRole("alert")).not.toHaveTextContent(kept);
  await user.click(option(1, "now"));
  await send();
  expect(screen.getByRole("alert")).toHaveTextContent(kept);
});
