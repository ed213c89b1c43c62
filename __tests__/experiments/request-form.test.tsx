import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { drawnRequest, requestAddition } from "@/experiments/eleven-twenty/game";
import { elevenTwentyModel } from "@/experiments/eleven-twenty/model";
import { RequestField } from "@/experiments/eleven-twenty/request-field";
import { RequestForm } from "@/experiments/eleven-twenty/request-form.client";
import { requestOutcome, scoreElevenTwenty } from "@/experiments/eleven-twenty/score";
import { elevenTwentyWords } from "@/experiments/eleven-twenty/words";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { formRows } from "./form-rows";

function ask(seed = 7, locale: Locale = "en") {
  const onBlock = jest.fn();
  const screen = elevenTwentyModel.screenAt(0, seed);
  render(
    <RequestForm
      screen={screen}
      words={localize(elevenTwentyWords, locale)}
      locale={locale}
      draft={{}}
      onDraft={() => {}}
      onAnswers={(answers) => onBlock(elevenTwentyModel.outcome(screen, answers))}
    />,
  );
  return onBlock;
}

describe("the request", () => {
  it("is asked with the rules and the origin of the other request", () => {
    ask();
    expect(screen.getByRole("radiogroup", { name: "Your request, in points" })).toBeVisible();
    expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual([
      "11",
      "12",
      "13",
      "14",
      "15",
      "16",
      "17",
      "18",
      "19",
      "20",
    ]);
    expect(
      screen.getByText(/exactly one less than the other request, you receive 20/),
    ).toBeVisible();
    expect(screen.getByText(/drawn at random, before you choose, from those of 108/)).toBeVisible();
  });

  it("speaks French", () => {
    ask(7, "fr");
    expect(screen.getByRole("button", { name: "Demander" })).toBeVisible();
    expect(screen.getByText(/Personne ne joue contre vous/)).toBeVisible();
  });

  it.each([1, 2, 3, 4])("is recorded with the request that seed %d draws", async (seed) => {
    const user = userEvent.setup();
    const onBlock = ask(seed);
    await user.click(screen.getByRole("radio", { name: "17" }));
    await user.click(screen.getByRole("button", { name: "Request" }));
    expect(onBlock).toHaveBeenCalledWith([
      {
        condition: null,
        stimulus: String(drawnRequest(seed)),
        response: "17",
        correct: null,
        excluded: null,
        rt_ms: expect.any(Number),
        input_type: "mouse",
        hidden: false,
      },
    ]);
  });

  it("can be made with keys alone", async () => {
    const user = userEvent.setup();
    const onBlock = ask();
    await user.tab();
    await user.keyboard(" [ArrowRight][Enter]");
    expect(onBlock.mock.calls[0][0][0]).toMatchObject({ response: "12", input_type: "keyboard" });
  });

  it("is required before anything is sent", async () => {
    const user = userEvent.setup();
    const onBlock = ask();
    await user.click(screen.getByRole("button", { name: "Request" }));
    expect(onBlock).not.toHaveBeenCalled();
    expect(screen.getByRole("alert")).toHaveTextContent("No request yet");
    expect(screen.getByRole("radio", { name: "11" })).toHaveFocus();
    await user.click(screen.getByRole("radio", { name: "20" }));
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  });
});

describe("the field of requests", () => {
  it("shows what each would earn, and marks yours, the drawn one and the best reply", () => {
    const addition = requestAddition(scoreElevenTwenty(formRows([requestOutcome(16, 19)], 1)));
    if (!addition) throw new Error("no score");
    render(
      <RequestField addition={addition} words={localize(elevenTwentyWords, "en")} locale="en" />,
    );
    const rows = screen.getAllByRole("row");
    expect(rows).toHaveLength(11);
    expect(rows.map((row) => row.textContent)).toEqual(
      expect.arrayContaining(["16 you6%22.4", "17 best reply32%23.0", "19 drawn12%20.2"]),
    );
    expect(within(rows[1] as HTMLElement).getByRole("rowheader")).toHaveTextContent("11");
    expect(screen.getByText(/Steps from 20 down to your request: 4\./)).toBeVisible();
  });
});
