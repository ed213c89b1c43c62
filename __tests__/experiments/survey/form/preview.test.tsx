import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { surveyWords } from "@/content/survey";
import { surveySchema } from "@/experiments/survey/definition/schema";
import { SurveyPages } from "@/experiments/survey/form/survey-pages.client";
import { localize } from "@/lib/i18n/define-content";

const words = localize(surveyWords, "en").form;

/** A survey whose second page is shown only to smokers. */
const aSurvey = (question = "Do you smoke?") =>
  surveySchema.parse({
    choices: {
      yesNo: [
        { value: "yes", label: "Yes" },
        { value: "no", label: "No" },
      ],
    },
    pages: [
      { id: "a", items: [{ id: "smokes", type: "one", choices: "yesNo", label: question }] },
      {
        id: "b",
        show: { item: "smokes", is: "yes" },
        items: [
          { id: "brand", type: "text", label: "Which brand?" },
          { id: "more", type: "text", label: "And which other?", show: { item: "brand", is: "x" } },
        ],
      },
      { id: "c", items: [{ id: "end", type: "text", label: "Comments" }] },
    ],
  });

const pages = (page: number, question?: string) => (
  <SurveyPages survey={aSurvey(question)} words={words} locale="en" page={page} />
);
const place = () => screen.getByText(/^Page \d/).textContent;

describe("the preview of a survey for its author", () => {
  it("opens the chosen page, also if the rules do not show it to participants", async () => {
    const user = userEvent.setup();
    const { rerender } = render(pages(0));
    expect(place()).toBe("Page 1 of 2");
    rerender(pages(1));
    expect(screen.getByRole("textbox", { name: "And which other?" })).toBeVisible();
    await user.type(screen.getByRole("textbox", { name: "Which brand?" }), "blue");
    await user.tab();
    expect(screen.getByRole("textbox", { name: "Which brand?" })).toHaveValue("blue");
    rerender(pages(2));
    expect(screen.getByRole("textbox", { name: "Comments" })).toBeVisible();
  });

  it("follows the rules when the author goes through the pages", async () => {
    const user = userEvent.setup();
    render(pages(0));
    await user.click(screen.getByText("Yes"));
    expect(place()).toBe("Page 1 of 3");
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(screen.getByRole("textbox", { name: "Which brand?" })).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "And which other?" })).toBeNull();
  });

  it("keeps the answers and the focus while the author changes a text", async () => {
    const user = userEvent.setup();
    const { rerender } = render(pages(0));
    await user.click(screen.getByText("Yes"));
    const focused = document.activeElement;
    rerender(pages(0, "Do you smoke cigarettes?"));
    expect(screen.getByRole("radiogroup", { name: "Do you smoke cigarettes?" })).toBeVisible();
    expect(screen.getByRole("radio", { name: "Yes" })).toBeChecked();
    expect(document.activeElement).toBe(focused);
  });

  it("does not take the focus when the author chooses another page", () => {
    const { rerender } = render(pages(0));
    rerender(pages(2));
    expect(document.body).toHaveFocus();
  });
});
