import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { button, finish, group, next, showSurvey } from "./show-survey";

const yesNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/** The second page and one item of the last page depend on the answer to the first item. */
const smoking = {
  choices: { yesNo },
  pages: [
    {
      id: "start",
      label: "Habits",
      items: [
        { id: "smokes", type: "one", choices: "yesNo", label: "Do you smoke?" },
        { id: "age", type: "integer", label: "How old are you?", min: 18, max: 120 },
      ],
    },
    {
      id: "smoking",
      show: { item: "smokes", is: "yes" },
      items: [{ id: "cigarettes", type: "text", label: "Which cigarettes?" }],
    },
    {
      id: "end",
      items: [
        { id: "quit", type: "text", label: "Why not?", show: { item: "smokes", isNot: "yes" } },
        { id: "comment", type: "long", label: "Comments" },
      ],
    },
  ],
};

/** Returns the placeholder that an answer replaces in a text. */
const answerTo = (item: string) => `$\{${item}}`;

const textbox = (name: string) => screen.getByRole("textbox", { name });
const place = () => screen.queryByText(/^Page \d/)?.textContent;

describe("the pages of a survey", () => {
  it("are followed by Next and Back, and pages hidden by a rule are skipped in both directions", async () => {
    const { user } = showSurvey(smoking);
    expect(place()).toBe("Page 1 of 2");
    expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
    await user.click(group("Do you smoke?").getByText("No"));
    await user.click(next());
    expect(place()).toBe("Page 2 of 2");
    expect(textbox("Why not?")).toBeVisible();
    await user.click(button("Back"));
    await user.click(group("Do you smoke?").getByText("Yes"));
    expect(place()).toBe("Page 1 of 3");
    await user.click(next());
    expect(textbox("Which cigarettes?")).toBeVisible();
    await user.click(next());
    expect(place()).toBe("Page 3 of 3");
    expect(screen.queryByLabelText("Why not?")).toBeNull();
    await user.click(button("Back"));
    expect(textbox("Which cigarettes?")).toBeVisible();
  });

  it("receive the focus at their top, with their number and title", async () => {
    const { user } = showSurvey(smoking);
    await user.click(next());
    expect(screen.getByRole("region", { name: "Page 2 of 2" })).toHaveFocus();
    await user.click(button("Back"));
    expect(screen.getByRole("region", { name: "Page 1 of 2. Habits" })).toHaveFocus();
  });

  it("do not state a number if there is only one page", () => {
    showSurvey({ pages: [{ id: "p", items: [{ id: "q", type: "text", label: "Question" }] }] });
    expect(place()).toBeUndefined();
    expect(finish()).toBeVisible();
  });

  it("are not skipped by a double click on Next", async () => {
    const { user } = showSurvey({
      ...smoking,
      pages: [...smoking.pages, { id: "last", items: [{ id: "z", type: "text", label: "Last" }] }],
    });
    await user.dblClick(next());
    expect(place()).toBe("Page 2 of 3");
  });

  it("accept quick presses at one position only after a first press on the new page", async () => {
    showSurvey({
      choices: { yesNo },
      pages: [
        { id: "p", items: [{ id: "a", type: "text", label: "A" }] },
        { id: "r", items: [{ id: "b", type: "one", choices: "yesNo", label: "B" }] },
      ],
    });
    fireEvent.click(next(), { detail: 1 });
    const radio = (name: string) => group("B").getByRole<HTMLInputElement>("radio", { name });
    fireEvent.click(radio("Yes"), { detail: 2 });
    expect(radio("Yes")).not.toBeChecked();
    fireEvent.click(radio("Yes"), { detail: 1 });
    fireEvent.click(radio("No"), { detail: 2 });
    expect(radio("No")).toBeChecked();
  });

  it("do not accept an Enter key that is held down as the second press without an answer", async () => {
    const { user } = showSurvey({
      pages: [
        { id: "p", items: [{ id: "a", type: "text", label: "A", required: "ask" }] },
        { id: "r", items: [{ id: "b", type: "text", label: "B" }] },
      ],
    });
    await user.click(textbox("A"));
    await user.keyboard("{Enter>3/}");
    expect(screen.getByRole("alert")).toHaveTextContent("One question is not answered.");
    expect(textbox("A")).toHaveFocus();
  });

  it("do not change when Enter is pressed in a question other than the last question", async () => {
    const { user } = showSurvey({
      pages: [
        { id: "p", items: ["a", "b"].map((id) => ({ id, type: "text", label: id })) },
        { id: "r", items: [{ id: "c", type: "text", label: "c" }] },
      ],
    });
    await user.type(textbox("a"), "one{Enter}");
    expect(textbox("b")).toHaveFocus();
    await user.keyboard("two{Enter}");
    expect(textbox("c")).toBeVisible();
  });
});

describe("an item that becomes hidden", () => {
  const survey = {
    choices: { yesNo },
    pages: [
      {
        id: "p",
        items: [
          { id: "has", type: "one", choices: "yesNo", label: "Do you have a pet?" },
          { id: "name", type: "text", label: "Its name", show: { item: "has", is: "yes" } },
        ],
      },
      {
        id: "r",
        items: [
          {
            id: "love",
            type: "text",
            label: `About ${answerTo("name")}`,
            show: { item: "name", isNot: "" },
          },
          { id: "end", type: "text", label: "End" },
        ],
      },
    ],
  };

  it("loses its answer, also if it is shown again", async () => {
    const { user, recorded } = showSurvey(survey);
    await user.click(group("Do you have a pet?").getByText("Yes"));
    await user.type(textbox("Its name"), "Rex");
    await user.click(group("Do you have a pet?").getByText("No"));
    expect(screen.queryByLabelText("Its name")).toBeNull();
    await user.click(group("Do you have a pet?").getByText("Yes"));
    expect(textbox("Its name")).toHaveValue("");
    await user.click(next());
    await user.click(finish());
    expect(recorded()).toEqual({ has: "yes", name: null, love: null, end: null });
  });

  it("loses its answer on a later page", async () => {
    const { user, recorded, draft } = showSurvey({
      ...survey,
      pages: [
        survey.pages[0],
        {
          id: "r",
          show: { item: "has", is: "yes" },
          items: [{ id: "love", type: "text", label: `About ${answerTo("name")}` }],
        },
        { id: "s", items: [{ id: "end", type: "text", label: "End" }] },
      ],
    });
    await user.click(group("Do you have a pet?").getByText("Yes"));
    await user.type(textbox("Its name"), "Rex");
    await user.click(next());
    await user.type(textbox("About Rex"), "a good dog");
    await user.click(next());
    await user.click(button("Back"));
    await user.click(button("Back"));
    await user.click(group("Do you have a pet?").getByText("No"));
    expect(Object.keys(draft())).not.toContain("love");
    await user.click(next());
    await user.type(textbox("End"), "bye");
    await user.click(finish());
    expect(recorded()).toEqual({ has: "no", name: null, love: null, end: "bye" });
  });
});

describe("answers to earlier items in texts", () => {
  const survey = {
    choices: {
      pets: [
        { value: "cat", label: { en: "cats", fr: "les chats" } },
        { value: "dog", label: { en: "dogs", fr: "les chiens" } },
        { value: "fish", label: { en: "fish", fr: "les poissons" } },
      ],
    },
    pages: [
      {
        id: "p",
        items: [
          { id: "likes", type: "many", choices: "pets", label: { en: "Pets", fr: "Animaux" } },
          { id: "name", type: "text", label: { en: "Name", fr: "Nom" } },
          { id: "born", type: "integer", label: { en: "Born in", fr: "Né en" } },
          { id: "weight", type: "decimal", label: { en: "Weight", fr: "Poids" } },
          { id: "day", type: "date", label: { en: "Day", fr: "Jour" } },
        ],
      },
      {
        id: "r",
        label: `${answerTo("name")} & ${answerTo("likes")}`,
        items: [
          {
            id: "note",
            type: "note",
            label: `You, **${answerTo("name")}**, like ${answerTo("likes")}; ${answerTo("born")}; ${answerTo("weight")}; ${answerTo("day")}; ${answerTo("absent")}.`,
          },
          {
            id: "q",
            type: "text",
            label: `Why, ${answerTo("name")}?`,
            hint: `Since ${answerTo("born")}`,
          },
        ],
      },
    ],
  };
  const fill = async (locale: "en" | "fr") => {
    const { user } = showSurvey(survey, { locale });
    for (const box of screen.getAllByRole("checkbox")) await user.click(box);
    const [name, born, weight] = screen.getAllByRole("textbox");
    await user.type(name as HTMLElement, "*Ann* <b>");
    await user.type(born as HTMLElement, "1998");
    await user.type(weight as HTMLElement, "12345.5");
    await user.type(screen.getByLabelText(locale === "en" ? "Day" : "Jour"), "2026-03-09");
    await user.click(button(locale === "en" ? "Next" : "Suivant"));
  };

  it("are displayed as plain text in the notation of the language", async () => {
    await fill("en");
    expect(screen.getByText(/^You/)).toHaveTextContent(
      "You, *Ann* <b>, like cats, dogs and fish; 1998; 12,345.5; 9 March 2026; .",
    );
    expect(screen.getByText("*Ann* <b>").tagName).toBe("STRONG");
    expect(textbox("Why, *Ann* <b>?")).toHaveAccessibleDescription("Since 1998");
    expect(screen.getByRole("heading")).toHaveTextContent("*Ann* <b> & cats, dogs and fish");
  });

  it("are displayed in French on a French page", async () => {
    await fill("fr");
    expect(screen.getByText(/^You/)).toHaveTextContent(
      "You, *Ann* <b>, like les chats, les chiens et les poissons; 1998; 12 345,5; 9 mars 2026; .",
    );
  });
});

describe("a survey that is continued after a reload", () => {
  it("displays the same page, with everything that was typed", async () => {
    const first = showSurvey(smoking);
    await first.user.click(group("Do you smoke?").getByText("Yes"));
    await first.user.type(textbox("How old are you?"), "forty");
    await first.user.clear(textbox("How old are you?"));
    await first.user.type(textbox("How old are you?"), "40");
    await first.user.click(next());
    await first.user.type(textbox("Which cigarettes?"), "blue ones");
    await first.user.tab();
    const draft = first.draft();
    first.unmount();

    const { user, recorded } = showSurvey(smoking, { draft });
    expect(place()).toBe("Page 2 of 3");
    expect(textbox("Which cigarettes?")).toHaveValue("blue ones");
    await user.click(button("Back"));
    expect(textbox("How old are you?")).toHaveValue("40");
    expect(group("Do you smoke?").getByRole("radio", { name: "Yes" })).toBeChecked();
    for (let page = 0; page < 2; page += 1) await user.click(next());
    await user.click(finish());
    expect(recorded()).toMatchObject({ smokes: "yes", age: "40", cigarettes: "blue ones" });
  });

  it("keeps a text that is not an allowed answer, so that it can be corrected", async () => {
    const first = showSurvey(smoking);
    await first.user.type(textbox("How old are you?"), "forty");
    await first.user.tab();
    const draft = first.draft();
    first.unmount();
    showSurvey(smoking, { draft });
    expect(textbox("How old are you?")).toHaveValue("forty");
  });
});

describe("a typed answer", () => {
  const survey = {
    pages: [
      {
        id: "p",
        items: [
          { id: "a", type: "text", label: "A" },
          { id: "b", type: "long", label: "B" },
        ],
      },
    ],
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const typist = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

  it("is kept half a second after the last key", async () => {
    const { user, onDraft, draft } = showSurvey(survey, { user: typist() });
    await user.type(textbox("A"), "hi");
    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(onDraft).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(draft()).toMatchObject({ a: { value: "hi" } });
    expect(onDraft).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["leaves the field", () => fireEvent.blur(textbox("A"))],
    ["closes the page", () => fireEvent(window, new Event("pagehide"))],
    ["changes to another app", () => fireEvent(document, new Event("visibilitychange"))],
    ["presses a button outside the survey", () => fireEvent.click(document.body)],
  ])("is kept at once when the participant %s", async (_, leave) => {
    const { user, onDraft, draft } = showSurvey(survey, { user: typist() });
    await user.type(textbox("A"), "hi");
    expect(onDraft).not.toHaveBeenCalled();
    leave();
    expect(draft()).toMatchObject({ a: { value: "hi" } });
  });

  it("is recorded if the participant presses Finish at once", async () => {
    const { user, recorded } = showSurvey(survey, { user: typist() });
    await user.type(textbox("A"), "hi");
    fireEvent.input(textbox("B"), { target: { value: "there" } });
    fireEvent.click(finish());
    expect(recorded()).toEqual({ a: "hi", b: "there" });
  });

  describe.each(["Enter", "Tab"])("that is left by the key %s", (key) => {
    /** The item B is displayed for a person of age, and the item C always. */
    const ofAge = {
      pages: [
        {
          id: "p",
          items: [
            { id: "age", type: "integer", label: "Age" },
            { id: "b", type: "text", label: "B", show: { item: "age", atLeast: 18 } },
            { id: "c", type: "text", label: "C" },
          ],
        },
      ],
    };

    it("moves the focus to a question that the answer shows", async () => {
      const { user } = showSurvey(ofAge, { user: typist() });
      await user.type(textbox("Age"), `18{${key}}`);
      expect(textbox("B")).toHaveFocus();
    });

    it("does not move the focus to a question that the answer hides", async () => {
      const { user } = showSurvey(ofAge, { user: typist() });
      await user.type(textbox("Age"), `18{${key}}`);
      await user.clear(textbox("Age"));
      await user.type(textbox("Age"), `8{${key}}`);
      expect(screen.queryByLabelText("B")).toBeNull();
      expect(textbox("C")).toHaveFocus();
    });
  });

  it("that is deleted does not remain in the draft", async () => {
    const { user, draft } = showSurvey(survey, { user: typist() });
    await user.type(textbox("A"), "hi");
    await user.tab();
    await user.clear(textbox("A"));
    await user.tab();
    expect(draft()).toEqual({});
  });
});

describe("the facts about an answer", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("contain the time from the previous answer, or from the display of the page, to the last change", async () => {
    const { facts } = showSurvey({
      choices: { yesNo },
      pages: [
        {
          id: "p",
          items: [
            { id: "a", type: "one", choices: "yesNo", label: "A" },
            { id: "b", type: "text", label: "B" },
          ],
        },
        { id: "r", items: [{ id: "c", type: "one", choices: "yesNo", label: "C" }] },
      ],
    });
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await wait(1000);
    fireEvent.click(group("A").getByRole("radio", { name: "Yes" }));
    await wait(300);
    fireEvent.input(textbox("B"), { target: { value: "h" } });
    await wait(200);
    fireEvent.input(textbox("B"), { target: { value: "hi" } });
    await wait(5000);
    fireEvent.click(next());
    await wait(70);
    fireEvent.click(group("C").getByRole("radio", { name: "No" }));
    fireEvent.click(finish());
    const { a, b, c } = facts();
    expect([a, b, c].map((answer) => answer?.rt_ms)).toEqual([1000, 500, 70]);
  });

  it("state that the page was hidden only for the answer during which it was hidden", () => {
    const { facts } = showSurvey({
      choices: { yesNo },
      pages: [
        {
          id: "p",
          items: ["a", "b", "c"].map((id) => ({ id, type: "one", choices: "yesNo", label: id })),
        },
      ],
    });
    fireEvent.click(group("a").getByRole("radio", { name: "Yes" }));
    fireEvent.blur(window);
    fireEvent.click(group("b").getByRole("radio", { name: "Yes" }));
    fireEvent.click(group("c").getByRole("radio", { name: "Yes" }));
    fireEvent.click(finish());
    const { a, b, c } = facts();
    expect([a, b, c].map((answer) => answer?.hidden)).toEqual([false, true, false]);
  });

  it("state the input type, and that a text was pasted, also after a correction by keyboard", async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const { facts } = showSurvey(
      { pages: [{ id: "p", items: [{ id: "a", type: "text", label: "A" }] }] },
      { user },
    );
    await user.click(textbox("A"));
    await user.paste("hello");
    await user.keyboard("!");
    await user.click(finish());
    expect(facts().a).toMatchObject({ value: "hello!", input_type: "keyboard", pasted: true });
  });
});
