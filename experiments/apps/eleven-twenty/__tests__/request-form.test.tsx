import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { formRows } from "@/__tests__/experiments/form-rows";
import { drawnRequest } from "@/experiments/apps/eleven-twenty/game";
import { elevenTwentyModel as modelWith } from "@/experiments/apps/eleven-twenty/model";
import type { ElevenTwentyParameters } from "@/experiments/apps/eleven-twenty/parameters";
import { RequestField } from "@/experiments/apps/eleven-twenty/request-field";
import { RequestForm } from "@/experiments/apps/eleven-twenty/request-form.client";
import { requestOutcome } from "@/experiments/apps/eleven-twenty/score";
import { elevenTwentyWords } from "@/experiments/apps/eleven-twenty/words";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";

const elevenTwentyModel = APPS["eleven-twenty"].model;

function ask(seed = 7, locale: Locale = "en", more: Partial<ElevenTwentyParameters> = {}) {
  const onBlock = jest.fn();
  const screen = modelWith({ ...elevenTwentyModel.parameters, ...more }).screenAt(0, seed);
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

describe("the request form", () => {
  it("displays the rules and the source of the other player's request", () => {
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

  it("states that all numbers are equally likely if its rules differ from the published rules", () => {
    ask(7, "en", { lowest: 1, highest: 10 });
    expect(screen.getByText(/before you choose; all numbers are equally likely\./)).toBeVisible();
    expect(screen.queryByText(/published/)).not.toBeInTheDocument();
    expect(screen.getAllByRole("radio")[0]).toHaveAttribute("value", "1");
  });

  it("is displayed in French on the French page", () => {
    ask(7, "fr");
    expect(screen.getByRole("button", { name: "Demander" })).toBeVisible();
    expect(screen.getByText(/Personne ne joue contre vous/)).toBeVisible();
  });

  it.each([1, 2, 3, 4])(
    "stores the participant's request, and the other player's request that was drawn from seed %d",
    async (seed) => {
      const user = userEvent.setup();
      const onBlock = ask(seed);
      await user.click(screen.getByRole("radio", { name: "17" }));
      await user.click(screen.getByRole("button", { name: "Request" }));
      expect(onBlock).toHaveBeenCalledWith([
        {
          condition: null,
          stimulus: String(drawnRequest(seed, elevenTwentyModel.parameters)),
          response: "17",
          correct: null,
          excluded: null,
          rt_ms: expect.any(Number),
          input_type: "mouse",
          hidden: false,
          untrusted: true,
          pasted: null,
          pointer_moved: expect.any(Boolean),
        },
      ]);
    },
  );

  it("can be completed with the keyboard alone", async () => {
    const user = userEvent.setup();
    const onBlock = ask();
    await user.tab();
    await user.keyboard(" [ArrowRight][Enter]");
    expect(onBlock.mock.calls[0][0][0]).toMatchObject({ response: "12", input_type: "keyboard" });
  });

  it("displays an error instead of sending the form if no request was chosen", async () => {
    const user = userEvent.setup();
    const onBlock = ask();
    await user.click(screen.getByRole("button", { name: "Request" }));
    expect(onBlock).not.toHaveBeenCalled();
    expect(screen.getByRole("alert")).toHaveTextContent("There is no request yet");
    expect(screen.getByRole("radio", { name: "11" })).toHaveFocus();
    await user.click(screen.getByRole("radio", { name: "20" }));
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  });
});

describe("the table of all requests in the result", () => {
  it("displays the expected points, and marks the participant's request, the drawn request and the best reply", () => {
    const addition = elevenTwentyModel.addition(
      [],
      elevenTwentyModel.score(formRows([requestOutcome(16, 19)], 1)),
    );
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

  it("displays probabilities instead of published shares, and no level-k steps, if the bonus is changed", () => {
    const model = modelWith({ ...elevenTwentyModel.parameters, bonus: 10 });
    const addition = model.addition([], model.score(formRows([requestOutcome(16, 19)], 1)));
    if (!addition) throw new Error("no score");
    render(
      <RequestField addition={addition} words={localize(elevenTwentyWords, "en")} locale="en" />,
    );
    expect(screen.getByRole("columnheader", { name: "Chance" })).toBeVisible();
    const rows = screen.getAllByRole("row").map((row) => row.textContent);
    expect(rows).toEqual(
      expect.arrayContaining([
        "16 you10%17.0",
        "19 drawn, best reply10%20.0",
        "20 best reply10%20.0",
      ]),
    );
    expect(screen.getByText(/They are highest for 19, 20\./)).toBeVisible();
    expect(screen.queryByText(/level-k/)).not.toBeInTheDocument();
  });
});
