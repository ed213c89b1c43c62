import { screen } from "@testing-library/react";
import { surveySchema } from "@/experiments/survey/definition/schema";
import { displayedPages } from "@/experiments/survey/definition/survey-order";
import { button, finish, group, next, showSurvey } from "./show-survey";

const yesNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];
const textbox = (name: string) => screen.getByRole("textbox", { name });
const summary = () => screen.getByRole("alert");

/** A survey whose first page has these items. */
const withItems = (items: readonly object[]) => ({
  choices: { yesNo },
  pages: [
    { id: "first", items },
    { id: "last", items: [{ id: "z", type: "text", label: "Last" }] },
  ],
});

describe("answers that a page requires", () => {
  const items = [
    { id: "a", type: "text", label: "A" },
    { id: "b", type: "one", choices: "yesNo", label: "B", required: true },
    { id: "c", type: "text", label: "C", required: true },
  ];

  it("are requested at their items; the first of them receives the focus, and the given answers are kept", async () => {
    const { user, recorded } = showSurvey(withItems(items));
    expect(summary()).toBeEmptyDOMElement();
    await user.type(textbox("A"), "kept");
    await user.click(next());
    expect(summary()).toHaveTextContent(
      "2 questions need your attention. Your other answers are kept.",
    );
    const b = screen.getByRole("radiogroup", { name: "B (required)" });
    expect(b).toBeInvalid();
    expect(b).toHaveAccessibleDescription("An answer is required. Choose one.");
    expect(group("B (required)").getByRole("radio", { name: "Yes" })).toHaveFocus();
    expect(textbox("C (required)")).toBeInvalid();
    expect(textbox("C (required)")).toHaveAccessibleDescription(
      "An answer is required. Type your answer.",
    );
    expect(textbox("A")).toHaveValue("kept");
    expect(textbox("A")).toBeValid();

    await user.click(group("B (required)").getByText("No"));
    expect(summary()).toHaveTextContent("One question needs your attention.");
    expect(b).toBeValid();
    expect(b).not.toHaveAccessibleDescription();
    await user.type(textbox("C (required)"), "x");
    await user.click(next());
    await user.click(finish());
    expect(recorded()).toEqual({ a: "kept", b: "no", c: "x", z: null });
  });

  it("are not accepted as blanks", async () => {
    const { user } = showSurvey(withItems([items[2] as object]));
    await user.type(textbox("C"), "   ");
    await user.click(next());
    expect(textbox("C")).toBeInvalid();
    expect(textbox("C")).toHaveValue("   ");
  });

  it("are announced once for a page on which all answers are required", () => {
    showSurvey(withItems(items.slice(1)));
    expect(screen.getByText("Please answer all questions on this page.")).toBeVisible();
    expect(screen.queryByText("(required)")).toBeNull();
  });
});

describe("answers for which a page asks once more", () => {
  const items = [
    { id: "a", type: "text", label: "A", required: "ask" },
    { id: "b", type: "one", choices: "yesNo", label: "B", required: "ask" },
  ];

  it("may be left out with a second press of Next", async () => {
    const { user, recorded } = showSurvey(withItems(items));
    await user.click(next());
    expect(summary()).toHaveTextContent(
      "2 questions are not answered. Answer them, or press Next again.",
    );
    expect(textbox("A")).toHaveFocus();
    expect(textbox("A")).toHaveAccessibleDescription("Not answered yet");
    await user.type(textbox("A"), "x");
    await user.click(next());
    await user.click(button("Back"));
    await user.click(next());
    await user.click(finish());
    expect(recorded()).toEqual({ a: "x", b: null, z: null });
  });

  it("do not replace a required answer", async () => {
    const { user } = showSurvey(
      withItems([...items, { id: "c", type: "text", label: "C", required: true }]),
    );
    await user.click(next());
    expect(summary()).toHaveTextContent("3 questions need your attention.");
    expect(textbox("C (required)")).toHaveFocus();
    await user.click(next());
    expect(textbox("C (required)")).toHaveFocus();
    await user.type(textbox("C (required)"), "x");
    await user.click(next());
    expect(textbox("Last")).toBeVisible();
  });

  it("are counted in the singular, with the name of the last button", async () => {
    const { user, recorded } = showSurvey({
      pages: [{ id: "p", items: [{ id: "a", type: "text", label: "A", required: "ask" }] }],
    });
    await user.click(finish());
    expect(summary()).toHaveTextContent(
      "One question is not answered. Answer it, or press Finish again.",
    );
    await user.click(finish());
    expect(recorded()).toEqual({ a: null });
  });
});

describe("an answer that an item does not allow", () => {
  const age = { id: "q", type: "integer", label: "Q", min: 18, max: 120 };

  it.each([
    ["17", age, "Type a whole number from 18 to 120."],
    ["121", age, "Type a whole number from 18 to 120."],
    ["20.5", age, "Type a whole number from 18 to 120."],
    ["old", age, "Type a whole number from 18 to 120."],
    ["17", { ...age, problem: { en: "Only adults can take part." } }, "Only adults can take part."],
    ["x", { ...age, min: undefined, max: undefined }, "Type a whole number in digits, such as 12."],
    ["x", { ...age, max: undefined }, "Type a whole number that is 18 or more."],
    [
      "3",
      { ...age, type: "decimal", min: undefined, max: 2.5 },
      "Type a number that is 2.5 or less.",
    ],
    [
      "1e9",
      { ...age, type: "decimal", min: -1, max: 1500 },
      "Type a number from \u22121 to 1,500.",
    ],
  ])("(%s) stays in its field with a message", async (typed, item, message) => {
    const { user } = showSurvey(withItems([item]));
    await user.type(textbox("Q"), typed);
    await user.click(next());
    expect(textbox("Q")).toHaveFocus();
    expect(textbox("Q")).toBeInvalid();
    expect(textbox("Q")).toHaveValue(typed);
    expect(textbox("Q")).toHaveAccessibleDescription(message);
  });

  it("has a message in French", async () => {
    const { user } = showSurvey(withItems([age]), { locale: "fr" });
    await user.type(textbox("Q"), "17");
    await user.click(button("Suivant"));
    expect(textbox("Q")).toHaveAccessibleDescription("Écrivez un nombre entier de 18 à 120.");
    expect(summary()).toHaveTextContent("Une question est à revoir.");
  });

  it("may be a date outside its limits", async () => {
    const { user } = showSurvey(
      withItems([{ id: "q", type: "date", label: "Q", min: "2026-01-01", max: "2026-12-31" }]),
    );
    await user.type(screen.getByLabelText("Q"), "2025-12-31");
    await user.click(next());
    expect(screen.getByLabelText("Q")).toHaveAccessibleDescription(
      "Enter a date from 1 January 2026 to 31 December 2026.",
    );
  });

  it("may be a text that is too long; nothing is cut off", async () => {
    const { user } = showSurvey(withItems([{ id: "q", type: "text", label: "Q" }]));
    await user.click(textbox("Q"));
    await user.paste("x".repeat(301));
    await user.click(next());
    expect(textbox("Q")).toHaveAccessibleDescription(
      "Your text has 301 characters; the limit is 300. Please shorten it.",
    );
    expect(textbox("Q")).toHaveValue("x".repeat(301));
  });

  it("does not count for rules that refer to it", async () => {
    const { user } = showSurvey(
      withItems([age, { id: "r", type: "text", label: "R", show: { item: "q", atLeast: 100 } }]),
    );
    await user.type(textbox("Q"), "400");
    await user.tab();
    expect(screen.queryByLabelText("R")).toBeNull();
    await user.clear(textbox("Q"));
    await user.type(textbox("Q"), "100");
    await user.tab();
    expect(textbox("R")).toBeVisible();
  });

  it("on an earlier page that is shown late leads back to this page", async () => {
    const survey = {
      choices: { yesNo },
      order: "shuffled",
      pages: [
        { id: "p", items: [{ id: "a", type: "one", choices: "yesNo", label: "A" }] },
        {
          id: "late",
          fixed: true,
          show: { item: "a", is: "yes" },
          items: [{ id: "b", type: "text", label: "B", required: true }],
        },
        { id: "r", items: [{ id: "c", type: "text", label: "C" }] },
      ],
    };
    const orderOf = (seed: number) =>
      displayedPages(surveySchema.parse(survey), seed).map(({ page }) => page.id);
    const seed = [1, 2, 3, 4, 5, 6, 7, 8].find((each) => orderOf(each)[0] === "r") ?? 0;
    expect(orderOf(seed)).toEqual(["r", "late", "p"]);

    const { user, recorded } = showSurvey(survey, { seed });
    await user.click(next());
    await user.click(group("A").getByText("Yes"));
    await user.click(finish());
    expect(recorded()).toBeUndefined();
    expect(screen.getByText("Page 2 of 3")).toBeVisible();
    expect(textbox("B")).toHaveFocus();
    expect(textbox("B")).toHaveAccessibleDescription("An answer is required. Type your answer.");
    await user.type(textbox("B"), "x");
    await user.click(next());
    await user.click(finish());
    expect(recorded()).toEqual({ a: "yes", b: "x", c: null });
  });
});
