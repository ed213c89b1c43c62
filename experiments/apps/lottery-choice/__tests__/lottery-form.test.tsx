import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { formRows } from "@/__tests__/experiments/form-rows";
import { LotteryForm } from "@/experiments/apps/lottery-choice/lottery-form.client";
import { LotteryRows } from "@/experiments/apps/lottery-choice/lottery-rows";
import { lotteryChoiceModel as modelWith } from "@/experiments/apps/lottery-choice/model";
import type { Option } from "@/experiments/apps/lottery-choice/options";
import type { LotteryChoiceParameters } from "@/experiments/apps/lottery-choice/parameters";
import { lotteryOutcome } from "@/experiments/apps/lottery-choice/rows";
import { lotteryChoiceWords } from "@/experiments/apps/lottery-choice/words";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";

const lotteryChoiceModel = APPS["lottery-choice"].model;
const { parameters } = lotteryChoiceModel;

const rowsOf = (pattern: string) => {
  const choices = [...pattern] as Option[];
  return formRows(
    choices.map((choice, index) =>
      lotteryOutcome(index + 1, choice, choices.slice(0, index), parameters),
    ),
    parameters.rowsPerPage,
  );
};

function ask(
  block: number,
  earlier = "",
  locale: Locale = "en",
  more: Partial<LotteryChoiceParameters> = {},
) {
  const onBlock = jest.fn();
  const model = modelWith({ ...parameters, ...more });
  const screen = model.screenAt(block, 1, rowsOf(earlier));
  render(
    <LotteryForm
      screen={screen}
      words={localize(lotteryChoiceWords, locale)}
      locale={locale}
      draft={{}}
      onDraft={() => {}}
      onAnswers={(answers) => onBlock(model.outcome(screen, answers))}
    />,
  );
  return onBlock;
}

const option = (row: number, choice: Option) =>
  within(screen.getByRole("radiogroup", { name: `Row ${row} of 10` })).getByRole("radio", {
    name: new RegExp(`^${choice} `),
  });

describe("a page of the lottery questionnaire", () => {
  it("gives each option an accessible name that states its probabilities", () => {
    ask(0);
    expect(option(3, "A")).toHaveAccessibleName("A 3 in 10: $100 7 in 10: $80");
    expect(option(3, "B")).toHaveAccessibleName("B 3 in 10: $190 7 in 10: $5");
    expect(screen.getByText(/hypothetical: nothing is drawn and nothing is paid/)).toBeVisible();
    expect(screen.getAllByRole("radio")).toHaveLength(10);
  });

  it("states in the last row that both amounts are certain", () => {
    ask(1, "AAAAA");
    expect(option(10, "B")).toHaveAccessibleName("B for certain: $190");
  });

  it("is displayed in French on the French page", () => {
    ask(1, "AAAAA", "fr");
    expect(screen.getByRole("radiogroup", { name: "Ligne 6 sur 10" })).toBeVisible();
    expect(screen.getAllByRole("radio")[0]).toHaveAccessibleName(
      "A 6 sur 10\u00A0: 100\u00A0$ 4 sur 10\u00A0: 80\u00A0$",
    );
  });

  it("displays the choices that the participant made on the previous page", () => {
    ask(1, "AAABA");
    expect(screen.getByText("Your choices in rows 1 to 5: A, A, A, B, A.")).toBeVisible();
  });

  it("displays the only choice on the previous page if each page has one row", () => {
    ask(1, "A", "en", { rowsPerPage: 1 });
    expect(screen.getByText("Your choice in row 1: A.")).toBeVisible();
    expect(screen.getAllByRole("radio")).toHaveLength(2);
  });

  it("states that an option with two equal amounts is certain, and displays amounts in euros", () => {
    ask(0, "", "en", { safeLow: 100, currency: "EUR" });
    expect(option(5, "A")).toHaveAccessibleName("A for certain: €100");
    expect(option(5, "B")).toHaveAccessibleName("B 5 in 10: €190 5 in 10: €5");
  });

  it("returns a row of data for each choice, with the input device that was used", async () => {
    const user = userEvent.setup();
    const onBlock = ask(1, "AAABB");
    for (const row of [6, 7, 8]) await user.click(option(row, "A"));
    await user.click(option(9, "A"));
    await user.click(option(9, "B"));
    option(9, "B").focus();
    await user.tab();
    await user.keyboard("[ArrowRight]");
    await user.click(screen.getByRole("button", { name: "See the result" }));
    expect(onBlock).toHaveBeenCalledTimes(1);
    const [rows] = onBlock.mock.calls[0];
    expect(rows).toHaveLength(5);
    expect(rows[0]).toEqual({
      condition: "p60",
      stimulus: "A_100_80_B_190_5",
      response: "A",
      correct: false,
      excluded: null,
      rt_ms: expect.any(Number),
      input_type: "mouse",
      hidden: false,
      untrusted: true,
      pasted: null,
      pointer_moved: expect.any(Boolean),
    });
    expect(rows[3]).toMatchObject({ condition: "p90", response: "B", correct: null });
    expect(rows[4]).toMatchObject({ condition: "p100", input_type: "keyboard" });
    for (const { rt_ms } of rows) expect(rt_ms).toBeGreaterThanOrEqual(0);
  });

  it("stores in the row of an answer that the page was hidden before the answer", async () => {
    const user = userEvent.setup();
    const onBlock = ask(0);
    for (const row of [1, 2, 3]) await user.click(option(row, "A"));
    window.dispatchEvent(new Event("blur"));
    for (const row of [4, 5]) await user.click(option(row, "A"));
    await user.click(screen.getByRole("button", { name: "Next page" }));
    const hidden = onBlock.mock.calls[0][0].map((row: { hidden: boolean }) => row.hidden);
    expect(hidden).toEqual([false, false, false, true, true]);
  });

  it("lists rows without a choice, focuses the first of these rows, and does not lose the other choices", async () => {
    const user = userEvent.setup();
    const onBlock = ask(0);
    for (const row of [1, 3, 5]) await user.click(option(row, "B"));
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(onBlock).not.toHaveBeenCalled();
    expect(screen.getByRole("alert")).toHaveTextContent("Rows that still need a choice: 2, 4.");
    expect(option(2, "A")).toHaveFocus();
    const row = screen.getByRole("radiogroup", { name: "Row 2 of 10" });
    expect(row).toHaveAccessibleDescription("There is no choice in this row yet.");
    expect(row).toBeInvalid();
    expect(option(1, "B")).toBeChecked();
    await user.click(option(2, "A"));
    expect(screen.getByRole("alert")).toHaveTextContent("Rows that still need a choice: 4.");
    await user.click(option(4, "A"));
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
    await user.click(screen.getByRole("button", { name: "Next page" }));
    const choices = onBlock.mock.calls[0][0].map((row: { response: Option }) => row.response);
    expect(choices.join("")).toBe("BABAB");
  });
});

describe("the table of choices in the result of the lottery task", () => {
  const show = (pattern: string) => {
    const rows = rowsOf(pattern);
    render(
      <LotteryRows
        addition={lotteryChoiceModel.addition(rows, lotteryChoiceModel.score(rows))}
        words={localize(lotteryChoiceWords, "en")}
        locale="en"
      />,
    );
    return screen.getAllByRole("row").map((row) => row.textContent);
  };

  it("displays each choice with the published share of participants who chose A", () => {
    const rows = show("AAAAAABBBB");
    expect(rows).toHaveLength(11);
    expect(rows[1]).toBe("1 in 10A99%");
    expect(rows[7]).toBe("7 in 10B52%");
    expect(screen.getByText(/A bound is the r at which A and B are worth the same/)).toBeVisible();
  });

  it("does not have a column of published shares if the amounts differ from the published amounts", () => {
    const model = modelWith({ ...parameters, riskyLow: 10 });
    const rows = rowsOf("AAAAAABBBB");
    render(
      <LotteryRows
        addition={model.addition(rows, model.score(rows))}
        words={localize(lotteryChoiceWords, "en")}
        locale="en"
      />,
    );
    const [head, first] = screen.getAllByRole("row").map((row) => row.textContent);
    expect([head, first]).toEqual(["Chance of the higher amountYou", "1 in 10A"]);
  });

  it("marks a choice of A after an earlier B, and does not state a value of r", () => {
    expect(show("AABAABBBBB")[4]).toBe("4 in 10A, after a B91%");
    expect(screen.getByText(/does not fit any single value of r/)).toBeVisible();
  });

  it("marks a choice of the option that pays less in every case, in a run without a score", () => {
    expect(show("AAAAAAAAAA")[10]).toBe("10 in 10A, less for certain0%");
    expect(screen.queryByText(/r above 0/)).not.toBeInTheDocument();
  });
});
