import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { interpolate } from "@/lib/i18n/interpolate";
import { anEditor, payload, prepareEditor } from "../an-editor";
import { editorWith, SURVEY, surveyInAddress, words } from "./a-survey";

const { words: editor } = payload;
beforeEach(prepareEditor);

const item = (n: number, text: string) => interpolate(words.item.named, { n, text });

it("an author writes questions one after the other with Enter, and their names come from their texts", async () => {
  const user = userEvent.setup({ delay: null });
  render(
    anEditor({
      document: { protocol: 1, steps: [], order: "fixed", language: "en", title: "Study" },
      isExample: false,
    }),
  );
  await user.click(screen.getByRole("button", { name: `+ ${editor.form.addSurvey}` }));
  await user.click(
    await screen.findByRole("button", { name: words.add.blank }, { timeout: 20_000 }),
  );
  const type = await screen.findByLabelText(words.item.type, {}, { timeout: 20_000 });
  await waitFor(() => expect(screen.getByLabelText(words.item.label)).toHaveFocus());
  await user.selectOptions(type, "integer");
  await user.click(screen.getByLabelText(words.item.label));
  await user.keyboard("Age{Enter}");
  await waitFor(() => expect(screen.getByLabelText(words.item.label)).toHaveFocus());
  await user.keyboard("How many hours did you sleep last night?{Enter}");
  await waitFor(() => expect(screen.getByLabelText(words.item.label)).toHaveValue(""));
  await user.keyboard("Height in cm");
  await user.tab();
  await waitFor(() =>
    expect(surveyInAddress()?.pages[0].items).toMatchObject([
      { id: "age", type: "integer", label: "Age", required: "ask" },
      { id: "q2", type: "integer", label: "How many hours did you sleep last night?" },
      { id: "height_in_cm", type: "integer", label: "Height in cm" },
    ]),
  );
  expect(screen.getByText(/3 questions, /)).toBeVisible();
  // The list of choices that the first type of the item needed no longer exists.
  expect(surveyInAddress().choices).toBeUndefined();
  expect(screen.queryByText(editor.faults.one)).toBeNull();
});

it("the ways to add a survey begin with an own survey, and ready surveys precede the import of a file", async () => {
  const user = userEvent.setup({ delay: null });
  render(
    anEditor({
      document: { protocol: 1, steps: [], order: "fixed", language: "en", title: "Study" },
      isExample: false,
    }),
  );
  await user.click(screen.getByRole("button", { name: `+ ${editor.form.addSurvey}` }));
  await waitFor(() => expect(screen.getByRole("button", { name: words.add.blank })).toHaveFocus(), {
    timeout: 20_000,
  });
  const headings = screen.getAllByRole("heading", { level: 4 }).map((each) => each.textContent);
  expect(headings).toEqual([words.add.ready, words.import.title]);
});

it("Enter in a question without a text does not add another question", async () => {
  const user = userEvent.setup({ delay: null });
  await editorWith({ pages: [{ id: "a", items: [{ id: "q1", type: "text", label: "" }] }] });
  await user.click(screen.getByLabelText(words.item.label));
  await user.keyboard("{Enter}{Enter}");
  expect(screen.getAllByRole("button", { expanded: true, name: /not written yet/ })).toHaveLength(
    1,
  );
  expect(screen.queryByText("2", { selector: "span" })).toBeNull();
});

it("choices are written one per line with or without values, and the next question has the same choices", async () => {
  const user = userEvent.setup({ delay: null });
  await editorWith({ pages: [{ id: "a", items: [{ id: "q1", type: "text", label: "Sex" }] }] });
  await user.selectOptions(screen.getByLabelText(words.item.type), "one");
  await user.click(screen.getByLabelText(words.choices.lines));
  await user.keyboard("f = female{Enter}male{Enter}other");
  await user.click(screen.getByLabelText(words.choices.other));
  await user.click(screen.getByLabelText(words.item.label));
  await user.keyboard("{Enter}");
  await user.keyboard("Sex of your partner");
  await user.tab();
  await waitFor(() => expect(surveyInAddress()?.pages[0].items).toHaveLength(2));
  const survey = surveyInAddress();
  const [first, second] = survey.pages[0].items;
  expect(survey.choices[first.choices]).toEqual([
    { value: "f", label: "female" },
    { value: 1, label: "male" },
    { value: 2, label: "other", other: true },
  ]);
  expect(second.choices).toBe(first.choices);
  // The choices of another question can only be changed at that question, or after this question has received its own
  // list of choices.
  expect(screen.queryByLabelText(words.choices.lines)).toBeNull();
  await user.selectOptions(screen.getByLabelText(words.choices.from), words.choices.own);
  await user.click(screen.getByLabelText(words.choices.lines));
  await user.clear(screen.getByLabelText(words.choices.lines));
  await user.keyboard("yes{Enter}no");
  await user.tab();
  await waitFor(() => expect(Object.keys(surveyInAddress().choices)).toHaveLength(2));
  const after = surveyInAddress();
  expect(after.choices[after.pages[0].items[0].choices]).toHaveLength(3);
  expect(after.choices[after.pages[0].items[1].choices]).toEqual([
    { value: 1, label: "yes" },
    { value: 2, label: "no" },
  ]);
});

it("in a study in two languages, Enter moves from the English to the French text and then to the next question", async () => {
  const user = userEvent.setup({ delay: null });
  await editorWith(
    { pages: [{ id: "a", items: [{ id: "q1", type: "text", label: { en: "", fr: "" } }] }] },
    { language: "participant" },
  );
  const inEnglish = `${words.item.label}, ${payload.form.text.inEnglish}`;
  const inFrench = `${words.item.label}, ${payload.form.text.inFrench}`;
  await user.click(screen.getByLabelText(inEnglish));
  await user.keyboard("Country{Enter}");
  expect(screen.getByLabelText(inFrench)).toHaveFocus();
  await user.keyboard("Pays{Enter}");
  await waitFor(() => expect(screen.getByLabelText(inEnglish)).toHaveValue(""));
  expect(screen.getByLabelText(inEnglish)).toHaveFocus();
  await waitFor(() =>
    expect(surveyInAddress()?.pages[0].items[0]).toMatchObject({
      id: "country",
      label: { en: "Country", fr: "Pays" },
    }),
  );
});

it("the buttons of a question move it to the next page, keep the focus, and announce its new position", async () => {
  const user = userEvent.setup({ delay: null });
  await editorWith({
    pages: [
      {
        id: "a",
        items: [
          { id: "x", type: "text", label: "One" },
          { id: "y", type: "text", label: "Two" },
        ],
      },
      { id: "b", items: [{ id: "z", type: "text", label: "Three" }] },
    ],
  });
  const down = () =>
    screen.getByRole("button", {
      name: interpolate(words.item.moveDown, { name: item(2, "Two") }),
    });
  await user.click(down());
  await waitFor(() =>
    expect(
      surveyInAddress()?.pages.map((page: { items: { id: string }[] }) =>
        page.items.map(({ id }) => id),
      ),
    ).toEqual([["x"], ["y", "z"]]),
  );
  expect(down()).toHaveFocus();
  expect(
    screen.getByText(
      interpolate(words.item.moved, { name: item(2, "Two"), place: 1, places: 2, page: 2 }),
    ),
  ).toBeInTheDocument();
});

it("a question that moves up to the page before becomes its last question", async () => {
  const user = userEvent.setup({ delay: null });
  const text = (id: string, label: string) => ({ id, type: "text", label });
  await editorWith({
    pages: [
      { id: "a", items: [text("x", "One"), text("y", "Two")] },
      { id: "b", items: [text("z", "Three"), text("w", "Four")] },
    ],
  });
  const name = interpolate(words.item.moveUp, { name: item(3, "Three") });
  await user.click(screen.getByRole("button", { name }));
  await waitFor(() =>
    expect(
      surveyInAddress()?.pages.map((page: { items: { id: string }[] }) =>
        page.items.map(({ id }) => id),
      ),
    ).toEqual([["x", "y", "z"], ["w"]]),
  );
});

it("a deleted question returns with Undo, and its copy has a name of its own", async () => {
  const user = userEvent.setup({ delay: null });
  await editorWith(SURVEY);
  await user.click(screen.getByRole("button", { name: words.item.copy }));
  await waitFor(() =>
    expect(surveyInAddress()?.pages[0].items.map(({ id }: { id: string }) => id)).toEqual([
      "age",
      "age_2",
      "sex",
    ]),
  );
  await user.click(screen.getByRole("button", { name: words.item.remove }));
  await waitFor(() => expect(surveyInAddress()?.pages[0].items).toHaveLength(2));
  await user.click(screen.getByRole("button", { name: new RegExp(`^${editor.undo}`) }));
  await waitFor(() => expect(surveyInAddress()?.pages[0].items).toHaveLength(3));
});

it("rules and scales still contain a question after the question was renamed", async () => {
  const user = userEvent.setup({ delay: null });
  await editorWith({
    ...SURVEY,
    pages: [
      ...(SURVEY.pages as object[]).slice(0, 1),
      { ...(SURVEY.pages as object[])[1], show: { item: "age", atLeast: 18 } },
    ] as never,
  });
  await user.click(screen.getByText(words.item.more));
  const id = screen.getByLabelText(words.item.id);
  await user.clear(id);
  await user.type(id, "years");
  await user.tab();
  await waitFor(() =>
    expect(surveyInAddress()?.pages[1].show).toEqual({ item: "years", atLeast: 18 }),
  );
});

it("the answer in a rule is read as people type numbers, and remains as typed", async () => {
  const user = userEvent.setup({ delay: null });
  await editorWith({
    ...SURVEY,
    pages: [
      ...(SURVEY.pages as object[]).slice(0, 1),
      { ...(SURVEY.pages as object[])[1], show: { item: "age", above: 18 } },
    ] as never,
  });
  await user.click(screen.getByText(interpolate(words.page.settings, { n: 2 })));
  const answer = await screen.findByLabelText(words.show.value);
  expect(answer).toHaveValue("18");
  await user.clear(answer);
  await user.type(answer, "−2.50");
  expect(answer).toHaveValue("−2.50");
  await waitFor(() =>
    expect(surveyInAddress()?.pages[1].show).toEqual({ item: "age", above: -2.5 }),
  );
});

it("a fault of a question is listed by its number and text, and opens the question", async () => {
  const user = userEvent.setup({ delay: null });
  await editorWith({
    ...SURVEY,
    pages: [
      ...(SURVEY.pages as object[]).slice(0, 1),
      { id: "late", items: [{ id: "bad id", type: "text", label: "What else?" }] },
    ] as never,
  });
  const place = await screen.findByRole("button", {
    name: "1 Questionnaire: question 3 “What else?”: name in the data",
  });
  await user.click(place);
  const row = screen.getByRole("button", { expanded: true, name: /What else/ });
  expect(row).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(words.item.id)).toHaveFocus());
  expect(within(row.closest("li") as HTMLElement).getByLabelText(words.item.id)).toBeInvalid();
});
