import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { payload, prepareEditor } from "../an-editor";
import { editorWith, SURVEY, surveyInAddress, words } from "./a-survey";

const { words: editor } = payload;
beforeEach(prepareEditor);

const options = (select: HTMLElement) =>
  within(select)
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

it("a rule that ends the study early offers the measures of a questionnaire by their texts", async () => {
  const user = userEvent.setup({ delay: null });
  await editorWith(SURVEY);
  await user.click(screen.getByText(editor.form.leaveTitle, { selector: "summary" }));
  await user.click(screen.getByRole("button", { name: editor.form.leaveAdd }));
  const measures = options(screen.getByLabelText(editor.form.leaveMeasure));
  expect(measures).toContain("Questionnaire: How old are you?");
  expect(measures).toContain("Questionnaire: Worrying");
  // The first rule compares a measure that the questionnaire has: only tasks have a share of correct answers.
  expect(screen.queryByText(/accuracy/i, { selector: "option" })).toBeNull();
});

it("the plan offers the scales of a questionnaire by their names", async () => {
  await editorWith(SURVEY);
  expect(options(screen.getByLabelText(editor.plan.measure))).toContain("Questionnaire: Worrying");
});

it("an item can be put into a scale and reversed, and its expected answer makes it an attention check", async () => {
  const user = userEvent.setup({ delay: null });
  await editorWith(SURVEY);
  await user.click(screen.getByText(words.survey.settings, { selector: "summary" }));
  await user.click(screen.getByLabelText("reversed: Question 4: I am calm"));
  await waitFor(() => expect(surveyInAddress().scales[0].reversed).toEqual(["w2"]));
  await user.click(screen.getByLabelText("Question 3: I worry"));
  await waitFor(() => expect(surveyInAddress().scales[0].items).toEqual(["w2"]));
  await user.click(screen.getByRole("button", { name: /^3 I worry/ }));
  await user.selectOptions(screen.getByLabelText(words.item.expect), "often");
  await waitFor(() => expect(surveyInAddress().pages[1].items[0].expect).toBe(2));
});

it("removing an item from a scale also removes its reversal", async () => {
  const user = userEvent.setup({ delay: null });
  await editorWith(SURVEY);
  await user.click(screen.getByText(words.survey.settings, { selector: "summary" }));
  await user.click(screen.getByLabelText("reversed: Question 4: I am calm"));
  await waitFor(() => expect(surveyInAddress().scales[0].reversed).toEqual(["w2"]));
  await user.click(screen.getByLabelText("Question 4: I am calm"));
  await waitFor(() => expect(surveyInAddress().scales[0].items).toEqual(["w1"]));
  expect(surveyInAddress().scales[0]).not.toHaveProperty("reversed");
});

it("a rule of two conditions is built from the answers of earlier questions, and a deeper rule is kept as text", async () => {
  const user = userEvent.setup({ delay: null });
  const [you, worry] = SURVEY.pages as { items: object[] }[];
  await editorWith({
    ...SURVEY,
    pages: [
      {
        ...you,
        items: [
          ...(you?.items ?? []),
          {
            id: "more",
            type: "text",
            label: "Tell us more",
            show: { not: { item: "age", below: 18 } },
          },
        ],
      },
      worry,
    ] as never,
  });
  await user.click(screen.getByRole("button", { name: /^2 What is your sex/ }));
  await user.click(screen.getByText(words.item.more, { selector: "summary" }));
  await user.click(screen.getByRole("button", { name: words.show.add }));
  await user.selectOptions(screen.getByLabelText(words.show.how), words.show.operators.atLeast);
  const answer = screen.getByLabelText(words.show.value);
  await user.clear(answer);
  await user.type(answer, "18");
  await user.click(screen.getByRole("button", { name: words.show.add }));
  await user.selectOptions(screen.getByLabelText(words.show.by), words.show.any);
  await waitFor(() =>
    expect(surveyInAddress().pages[0].items[1].show).toEqual({
      any: [
        { item: "age", atLeast: 18 },
        { item: "age", is: 0 },
      ],
    }),
  );
  await user.click(screen.getByRole("button", { name: /^3 Tell us more/ }));
  await user.click(screen.getByText(words.item.more, { selector: "summary" }));
  expect(screen.getByText("not (Question 1: How old are you? is below 18)")).toBeVisible();
  expect(screen.getByText(words.show.deep)).toBeVisible();
});

it("the editor displays the share of a link that a long questionnaire takes up, and offers the other ways of sharing if the link is too long", async () => {
  const items = (n: number) =>
    Array.from({ length: n }, (_, at) => ({
      id: `q${at}`,
      type: "text",
      // Texts that cannot be compressed well.
      label: Array.from({ length: 40 }, (_unused, i) =>
        (((at + 1) * (i + 7) ** 3) % 9973).toString(36),
      ).join(" "),
    }));
  const { unmount } = await editorWith({ pages: [{ id: "a", items: items(20) }] });
  expect(
    await screen.findByText(/^The questions take up \d+% of the longest possible link\.$/),
  ).toBeVisible();
  expect(screen.getByText(/The participants’ link has [\d,]+ characters/)).toBeVisible();
  unmount();
  await editorWith({ pages: [{ id: "a", items: items(250) }] });
  expect(await screen.findByText(words.link.tooLong)).toBeVisible();
  expect(screen.getAllByText(editor.away.noLink).length).toBeGreaterThan(0);
  // The study can still be downloaded as a file.
  expect(screen.getByRole("button", { name: new RegExp(editor.away.file) })).toBeVisible();
});
