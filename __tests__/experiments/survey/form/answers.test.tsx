import { screen, within } from "@testing-library/react";
import { button, finish, group, showSurvey } from "./show-survey";

const drinks = [
  { value: "tea", label: { en: "Tea", fr: "Thé" } },
  { value: "coffee", label: { en: "Coffee", fr: "Café" } },
  { value: "water", label: { en: "Water", fr: "Eau" } },
  { value: "else", label: { en: "Another drink", fr: "Une autre boisson" }, other: true },
];
const numbers = Array.from({ length: 13 }, (_, index) => ({
  value: index,
  label: `Number ${index}`,
}));

/** A survey with one item on one page. */
const only = (item: object) => ({
  choices: { drinks, numbers },
  pages: [{ id: "page", items: [{ id: "q", label: "The question", ...item }] }],
});

const textbox = (name = "The question") => screen.getByRole("textbox", { name });

describe("an answer to a question", () => {
  it.each(["text", "long"])(
    "of type %s is recorded as typed, without blanks around",
    async (type) => {
      const { user, recorded } = showSurvey(only({ type }));
      await user.type(textbox(), " a cat ");
      await user.click(finish());
      expect(recorded()).toEqual({ q: "a cat" });
    },
  );

  it.each([
    ["text", "one two three"],
    ["long", "one\ntwo three"],
  ])(
    "of type %s is recorded without the control characters of a text that was copied from Word or a PDF",
    async (type, value) => {
      const { user, recorded } = showSurvey(only({ type }));
      await user.click(textbox());
      await user.paste("one\u000Btwo\u0007three\u000C");
      await user.click(finish());
      expect(recorded()).toEqual({ q: value });
    },
  );

  it("with the text of another choice is recorded without control characters", async () => {
    const { user, recorded } = showSurvey(only({ type: "one", choices: "drinks" }));
    await user.click(group("The question").getByText("Another drink"));
    await user.click(screen.getByRole("textbox"));
    await user.paste("lime\u000Bjuice");
    await user.click(finish());
    expect(recorded()).toEqual({ q: "else", q_other: "lime juice" });
  });

  it.each([
    ["integer", "en", "1.5e1", "15"],
    ["integer", "fr", "12 000", "12000"],
    ["integer", "en", "-7", "-7"],
    ["decimal", "en", "1,5", "1.5"],
    ["decimal", "fr", "1,5", "1.5"],
    ["decimal", "fr", "1.50", "1.5"],
    ["decimal", "en", "1,234.5", "1234.5"],
    ["decimal", "en", "-0", "0"],
  ] as const)("of type %s is a number in %s: %s becomes %s", async (type, locale, typed, value) => {
    const { user, recorded } = showSurvey(only({ type }), { locale });
    await user.type(textbox(), typed);
    await user.click(button(locale === "en" ? "Finish" : "Terminer"));
    expect(recorded()).toEqual({ q: value });
  });

  it("can be an ambiguous number, whose meaning the participant chooses", async () => {
    const { user, recorded } = showSurvey(only({ type: "decimal" }));
    await user.type(textbox(), "2,000");
    await user.click(finish());
    expect(recorded()).toBeUndefined();
    expect(textbox()).toHaveFocus();
    expect(textbox()).toHaveAccessibleDescription("Do you mean 2 or 2,000?");
    await user.click(button("2000"));
    expect(textbox()).toHaveValue("2000");
    await user.click(finish());
    expect(recorded()).toEqual({ q: "2000" });
  });

  it("of type date is recorded as year, month and day", async () => {
    const { user, recorded } = showSurvey(only({ type: "date" }));
    await user.type(screen.getByLabelText("The question"), "2026-03-09");
    await user.click(finish());
    expect(recorded()).toEqual({ q: "2026-03-09" });
  });

  it("of type one is chosen by click, and changed by the arrow keys", async () => {
    const { user, recorded } = showSurvey(only({ type: "one", choices: "drinks" }));
    const radios = group("The question");
    await user.click(radios.getByText("Tea"));
    expect(radios.getByRole("radio", { name: "Tea" })).toBeChecked();
    await user.keyboard("{ArrowDown}");
    expect(radios.getByRole("radio", { name: "Coffee" })).toBeChecked();
    await user.click(finish());
    expect(recorded()).toEqual({ q: "coffee", q_other: null });
  });

  it("of type one with more than 12 choices is chosen in a menu, and can be removed", async () => {
    const { user, recorded } = showSurvey(only({ type: "one", choices: "numbers" }));
    const menu = screen.getByRole("combobox", { name: "The question" });
    expect(menu).toHaveDisplayValue("Choose an answer");
    await user.selectOptions(menu, "Number 7");
    await user.selectOptions(menu, "Choose an answer");
    await user.selectOptions(menu, "Number 0");
    await user.click(finish());
    expect(recorded()).toEqual({ q: "0" });
  });

  it("of type many has the values in the written order, by click and by keyboard", async () => {
    const { user, recorded } = showSurvey(only({ type: "many", choices: "drinks" }));
    const boxes = group("The question");
    await user.click(boxes.getByText("Water"));
    await user.click(boxes.getByText("Coffee"));
    await user.click(boxes.getByText("Coffee"));
    boxes.getByRole("checkbox", { name: "Tea" }).focus();
    await user.keyboard(" ");
    await user.click(finish());
    expect(recorded()).toEqual({ q: "tea water", q_other: null });
  });

  it("of type many has the values in the written order, also if the choices are shuffled", async () => {
    for (const seed of [1, 2, 3]) {
      const item = { type: "many", choices: "drinks", order: "shuffled" };
      const { user, recorded, unmount } = showSurvey(only(item), { seed });
      for (const box of screen.getAllByRole("checkbox")) await user.click(box);
      await user.click(finish());
      expect(recorded()).toMatchObject({ q: "tea coffee water else" });
      unmount();
    }
  });

  it.each([
    [{ type: "integer" }, "numeric"],
    [{ type: "decimal", min: 0 }, "decimal"],
    [{ type: "integer", min: -5 }, "text"],
  ])("is typed with a keyboard that has the necessary characters (%j: %s)", (item, keyboard) => {
    showSurvey(only(item));
    expect(textbox()).toHaveAttribute("inputmode", keyboard);
  });

  it("with an other choice has a text, which counts only while the choice is taken", async () => {
    const { user, recorded } = showSurvey(only({ type: "one", choices: "drinks" }));
    const radios = group("The question");
    expect(screen.queryByRole("textbox")).toBeNull();
    await user.click(radios.getByText("Another drink"));
    await user.type(textbox("Your answer: Another drink"), "milk");
    await user.click(radios.getByText("Tea"));
    expect(screen.queryByRole("textbox")).toBeNull();
    await user.click(radios.getByText("Another drink"));
    expect(textbox("Your answer: Another drink")).toHaveValue("milk");
    await user.click(finish());
    expect(recorded()).toEqual({ q: "else", q_other: "milk" });
  });

  it("with an other choice may have an empty text, also if the answer is required", async () => {
    const { user, recorded } = showSurvey(
      only({ type: "many", choices: "drinks", required: true }),
    );
    await user.click(group("The question").getByText("Another drink"));
    await user.click(finish());
    expect(recorded()).toEqual({ q: "else", q_other: null });
  });

  it("without the other choice does not have the text that was typed before", async () => {
    const { user, recorded } = showSurvey(only({ type: "many", choices: "drinks" }));
    const boxes = group("The question");
    await user.click(boxes.getByText("Another drink"));
    await user.type(textbox("Your answer: Another drink"), "milk");
    await user.click(boxes.getByText("Another drink"));
    await user.click(boxes.getByText("Tea"));
    await user.click(finish());
    expect(recorded()).toEqual({ q: "tea", q_other: null });
  });
});

describe("a ranking", () => {
  const places = () =>
    within(group("The question").getByRole("list"))
      .getAllByRole("button")
      .map((each) => each.getAttribute("aria-label"));
  const press = (name: string | RegExp) => screen.getByRole("button", { name });

  it("assigns ranks in the order of the presses, and another press on a choice removes its rank", async () => {
    const { user, recorded } = showSurvey(only({ type: "rank", choices: "drinks" }));
    await user.click(press(/^Water/));
    await user.click(press(/^Tea/));
    await user.click(press(/^Coffee/));
    expect(places()).toEqual([
      "Tea, place 2 of 4",
      "Coffee, place 3 of 4",
      "Water, place 1 of 4",
      "Another drink, not placed yet",
    ]);
    await user.click(press(/^Tea/));
    expect(places()).toEqual([
      "Tea, not placed yet",
      "Coffee, place 2 of 4",
      "Water, place 1 of 4",
      "Another drink, not placed yet",
    ]);
    expect(screen.getByRole("status")).toHaveTextContent("Tea, not placed yet");
    await user.click(press(/^Another/));
    await user.click(press(/^Tea/));
    expect(screen.getByRole("status")).toHaveTextContent("Tea, place 4 of 4");
    await user.click(finish());
    expect(recorded()).toMatchObject({ q: "water coffee else tea" });
  });

  it("can be made with the keyboard", async () => {
    const { user, recorded } = showSurvey(only({ type: "rank", choices: "drinks" }));
    press(/^Another/).focus();
    await user.keyboard("{Enter}{Shift>}{Tab}{/Shift} {Shift>}{Tab}{/Shift} ");
    await user.keyboard("{Shift>}{Tab}{/Shift}{Enter}");
    await user.click(finish());
    expect(recorded()).toMatchObject({ q: "else water coffee tea" });
  });

  it("starts over with one press", async () => {
    const { user, recorded } = showSurvey(only({ type: "rank", choices: "drinks" }));
    await user.click(press(/^Water/));
    await user.click(button("Start over"));
    expect(places().every((name) => name?.endsWith("not placed yet"))).toBe(true);
    await user.click(finish());
    expect(recorded()).toMatchObject({ q: null });
  });

  it("that starts over moves the focus from its button, which disappears, to the first choice", async () => {
    const { user } = showSurvey(only({ type: "rank", choices: "drinks" }));
    await user.click(press(/^Water/));
    button("Start over").focus();
    await user.keyboard("{Enter}");
    expect(press("Tea, not placed yet")).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent(/^$/);
  });

  it("that is incomplete states how many ranks are missing", async () => {
    const { user, recorded } = showSurvey(only({ type: "rank", choices: "drinks" }));
    await user.click(press(/^Water/));
    await user.click(finish());
    expect(recorded()).toBeUndefined();
    const message =
      "3 answers do not have a place yet. Press them in your order, or press Start over.";
    expect(screen.getByText(message)).toBeVisible();
    expect(press(/^Tea/)).toHaveFocus();
  });
});

describe("a slider", () => {
  const item = { type: "slider", min: 0, max: 10, labels: ["not at all", "very much"] };
  const slider = () => screen.getByRole("slider", { name: "The question" });

  it("has no answer before the participant touches it", async () => {
    const { user, recorded } = showSurvey(only(item));
    expect(slider()).toHaveAttribute("aria-valuetext", "not answered");
    expect(slider()).toHaveAccessibleDescription("not at all very much");
    await user.click(finish());
    expect(recorded()).toEqual({ q: null });
  });

  it("has an answer after a press of the space bar in the middle", async () => {
    const { user, recorded } = showSurvey(only(item));
    slider().focus();
    await user.keyboard(" ");
    expect(slider()).not.toHaveAttribute("aria-valuetext");
    await user.click(finish());
    expect(recorded()).toEqual({ q: "5" });
  });

  it("that must have an answer states that the answer is missing", async () => {
    const { user, recorded } = showSurvey(only({ ...item, required: true }));
    slider().focus();
    await user.click(finish());
    expect(recorded()).toBeUndefined();
    expect(slider()).toHaveFocus();
    expect(slider()).toBeInvalid();
    expect(slider()).toHaveAccessibleDescription(
      "not at all very much An answer is required. Press the point on the line that matches your answer.",
    );
  });
});

describe("a matrix", () => {
  const survey = {
    choices: { freq: ["never", "often", "always"].map((label, value) => ({ value, label })) },
    pages: [
      {
        id: "page",
        label: "How often?",
        matrix: "freq",
        items: [
          { id: "tired", label: "Tired" },
          { id: "sad", label: "Sad", required: true },
        ],
      },
    ],
  };

  it("has a group of radio buttons for each row, named by the item", async () => {
    const { user, recorded } = showSurvey(survey);
    expect(screen.getByRole("heading", { name: "How often?" })).toBeVisible();
    await user.click(group("Tired").getByRole("radio", { name: "often" }));
    await user.click(group(/^Sad/).getByRole("radio", { name: "never" }));
    await user.keyboard("{ArrowRight}");
    await user.click(finish());
    expect(recorded()).toEqual({ tired: "1", sad: "1" });
  });

  it("states at the row that an answer is missing", async () => {
    const { user, recorded } = showSurvey(survey);
    await user.click(finish());
    expect(recorded()).toBeUndefined();
    const row = screen.getByRole("radiogroup", { name: "Sad (required)" });
    expect(row).toBeInvalid();
    expect(row).toHaveAccessibleDescription("An answer is required. Choose one.");
    expect(within(row).getByRole("radio", { name: "never" })).toHaveFocus();
  });
});

it("a survey in French displays the French texts, and English texts where French texts are missing", () => {
  showSurvey(
    {
      choices: { drinks },
      pages: [
        {
          id: "p",
          items: [
            { id: "a", type: "one", choices: "drinks", label: { en: "Which?", fr: "Laquelle ?" } },
            { id: "b", type: "text", label: { en: "Why?" } },
          ],
        },
      ],
    },
    { locale: "fr" },
  );
  expect(group(/^Laquelle/).getByRole("radio", { name: "Thé" })).toBeVisible();
  expect(screen.getByText("Why?")).toHaveAttribute("lang", "en");
  expect(button("Terminer")).toBeVisible();
});
