import { render, screen } from "@testing-library/react";
import { runWords } from "@/content/run";
import { requestOutcome } from "@/experiments/apps/eleven-twenty/score";
import { app as request } from "@/experiments/apps/eleven-twenty/view.client";
import type { Option } from "@/experiments/apps/lottery-choice/options";
import { lotteryChoiceParameters } from "@/experiments/apps/lottery-choice/parameters";
import { lotteryOutcome } from "@/experiments/apps/lottery-choice/rows";
import { app as lottery } from "@/experiments/apps/lottery-choice/view.client";
import { withParameters } from "@/experiments/engine/contract/define-app";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { Result } from "@/experiments/engine/result/result.client";
import { appPayload } from "@/experiments/payloads/app-payload";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { formRows } from "../../form-rows";

const APPS = {
  "lottery-choice": withParameters(lottery),
  "eleven-twenty": withParameters(request),
};

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

function show(app: keyof typeof APPS, rows: TrialRow[], locale: Locale = "en") {
  const session = { rows, sittings: 1 } as React.ComponentProps<typeof Result>["session"];
  const { container } = render(
    <Result
      session={session}
      app={APPS[app]}
      payload={appPayload(app, locale)}
      words={localize(runWords, locale)}
      locale={locale}
    />,
  );
  return container;
}

const lotteryRows = (pattern: string) => {
  const choices = [...pattern] as Option[];
  return formRows(
    choices.map((choice, index) =>
      lotteryOutcome(
        index + 1,
        choice,
        choices.slice(0, index),
        defaultsOf(lotteryChoiceParameters),
      ),
    ),
    5,
  );
};
/** Returns the text of the table cell next to the row header with this label. */
const beside = (label: string) =>
  screen.getByRole("rowheader", { name: label }).nextElementSibling?.textContent;

describe("the result of the lottery choice", () => {
  it("displays the number of safe choices without decimals, and r and the published mean with two decimals", () => {
    show("lottery-choice", lotteryRows("AAAAAABBBB"));
    expect(beside("safe choices (A)")).toBe("6");
    expect(beside("Relative risk aversion r, above")).toBe("0.40");
    expect(beside("Relative risk aversion r, below")).toBe("0.66");
    expect(beside("Mean (SD), n = 460")).toBe("6.39 (1.93)");
  });

  it("draws the published data as columns of dots, one column for each number of safe choices", () => {
    const container = show("lottery-choice", lotteryRows("AAAAAABBBB"));
    const dots = [...container.querySelectorAll("circle.dot")].map((dot) => dot.getAttribute("cx"));
    // The published shares of 0 to 9 safe choices are rounded to whole percents. The share of one safe choice, 0.2 %,
    // is rounded to 0, so 9 of the 10 columns are drawn.
    expect(new Set(dots).size).toBe(9);
    expect(dots).toContain(container.querySelector("circle.you")?.getAttribute("cx"));
    expect(
      screen.getByRole("img", {
        name: "safe choices (A): 6. Published data from 460 participants: mean 6.39.",
      }),
    ).toBeInTheDocument();
  });

  it("displays the reason for a missing score, and also the table of all rows", () => {
    show("lottery-choice", lotteryRows("AAAAAAAAAA"));
    expect(screen.getByRole("heading", { name: "No score this time." })).toBeVisible();
    expect(screen.getByText(/In the last row both amounts are certain/)).toBeVisible();
    expect(screen.getByRole("table", { name: "Row by row" })).toBeVisible();
  });
});

describe("the result of the 11–20 game", () => {
  it("displays the request drawn for the other player, the points, and the expected points with one decimal", () => {
    show("eleven-twenty", formRows([requestOutcome(17, 18)], 1));
    expect(
      screen.getByRole("heading", {
        name: "You requested 17, one less than the drawn request of 18, and earned 37 points.",
      }),
    ).toHaveFocus();
    expect(beside("Drawn request")).toBe("18");
    expect(beside("Points earned")).toBe("37");
    expect(beside("Expected points of your request")).toBe("23.0");
    expect(beside("Most frequent, n = 108")).toBe("17");
    expect(screen.getByRole("table", { name: /Each request against/ })).toBeVisible();
  });

  it("displays French texts and a decimal comma on the French page", () => {
    show("eleven-twenty", formRows([requestOutcome(16, 18)], 1), "fr");
    expect(beside("Points espérés de votre demande")).toBe("22,4");
  });
});
