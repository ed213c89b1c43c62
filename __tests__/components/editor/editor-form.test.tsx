import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { JsonObject } from "@/components/features/editor/document/json";
import { exampleDocument } from "@/experiments/study/document/example-study";
import { interpolate } from "@/lib/i18n/interpolate";
import { payload, prepareEditor } from "./an-editor";
import { documentInAddress, openStudy as open } from "./open-study";

const { words, form } = payload;
beforeEach(prepareEditor);

it("choosing a key that another response already uses exchanges the keys of the two responses", async () => {
  const user = await open();
  await user.click(screen.getByLabelText("Key for red"));
  await user.keyboard("j");
  expect(screen.getByLabelText("Key for red")).toHaveValue("j");
  expect(screen.getByLabelText("Key for green")).toHaveValue("d");
  expect(screen.getByText(/red: J\. green has changed to D\./)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "P, free" }));
  expect(screen.getByLabelText("Key for red")).toHaveValue("p");
  expect(screen.getByRole("button", { name: "P, red" })).toBeVisible();
  await user.keyboard("{ArrowLeft}");
  expect(screen.getByText(form.keys.unusable)).toBeVisible();
  expect(screen.getByLabelText("Key for red")).toHaveValue("p");
});

it("a changed parameter shows its default value, and one press restores the default", async () => {
  const user = await open();
  const trials = screen.getByLabelText("Test trials");
  const back = { name: interpolate(form.default.back, { name: "Test trials", value: "48" }) };
  expect(trials).toHaveValue("96");
  await user.click(screen.getByRole("button", back));
  expect(trials).toHaveValue("48");
  expect(screen.queryByRole("button", back)).toBeNull();
});

it("an error is displayed with valid values to choose from, both at its field and in the list of errors", async () => {
  const user = await open();
  const trials = screen.getByLabelText("Test trials");
  fireEvent.change(trials, { target: { value: "95" } });
  expect(trials).toBeInvalid();
  const offers = screen.getAllByRole("button", {
    name: interpolate(form.repair.use, { value: "96" }),
  });
  expect(offers).toHaveLength(2);
  await user.click(offers[0] as HTMLElement);
  expect(trials).toHaveValue("96");
  expect(trials).toBeValid();
});

it("an empty page of text is listed as unfinished and not as an error, and its first words become its name", async () => {
  const user = await open({ language: "en" });
  await user.click(screen.getByRole("button", { name: `+ ${words.form.addText}` }));
  expect(screen.queryByText(words.faults.one)).toBeNull();
  expect(screen.getByText(form.toDo.one)).toBeVisible();
  const text = screen.getByLabelText(form.text.text);
  expect(text).toBeValid();
  expect(screen.queryByLabelText(form.text.french)).toBeNull();
  fireEvent.change(text, { target: { value: "Please answer *accurately*." } });
  expect(screen.getByRole("button", { name: /^Please answer accurately\./ })).toBeVisible();
  expect(screen.queryByText(form.toDo.one)).toBeNull();
});

it("names separated by commas become conditions, and a step applies to all or to some conditions", async () => {
  const user = await open();
  await user.click(screen.getByText(`+ ${form.conditions.addFirst}`));
  await user.keyboard("Speed, Accuracy");
  await user.tab();
  expect(documentInAddress()).toMatchObject({
    conditions: ["speed", "accuracy"],
    conditionLabels: { speed: "Speed", accuracy: "Accuracy" },
  });
  const first = screen.getByLabelText(interpolate(form.conditions.name, { n: 1 }));
  fireEvent.change(first, { target: { value: "Fast, please" } });
  fireEvent.blur(first);
  const who = screen.getByRole("group", { name: form.conditions.who });
  await user.click(within(who).getByRole("radio", { name: form.conditions.some }));
  await user.click(within(who).getByRole("checkbox", { name: "Accuracy" }));
  await waitFor(() =>
    expect(documentInAddress()).toMatchObject({
      conditions: ["speed", "accuracy"],
      conditionLabels: { speed: "Fast, please" },
      steps: [{ for: ["speed"] }, {}],
    }),
  );
  await user.click(within(who).getByRole("radio", { name: form.conditions.everyone }));
  await waitFor(() => expect(documentInAddress().steps[0]).not.toHaveProperty("for"));
});

describe("the assignment to groups", () => {
  const { assignment } = words.design;
  const method = (name: keyof typeof assignment.methods) =>
    screen.queryByRole("radio", { name: assignment.methods[name] });

  it("is balanced if the author adds conditions, and drawn if the author chooses so", async () => {
    const user = await open();
    expect(method("balanced")).toBeNull();
    await user.click(screen.getByText(`+ ${form.conditions.addFirst}`));
    await user.keyboard("Speed, Accuracy");
    await user.tab();
    await waitFor(() => expect(documentInAddress()).toMatchObject({ assignment: "balanced" }));
    expect(method("balanced")).toBeChecked();
    await user.click(method("drawn") as HTMLElement);
    await waitFor(() => expect(documentInAddress()).not.toHaveProperty("assignment"));
    expect(method("drawn")).toBeChecked();
  });

  it("remains that of a study from elsewhere if the author renames or adds a condition", async () => {
    const user = await open({ conditions: ["speed", "accuracy"] });
    expect(method("drawn")).toBeChecked();
    const first = screen.getByLabelText(interpolate(form.conditions.name, { n: 1 }));
    fireEvent.change(first, { target: { value: "Fast, please" } });
    await user.click(screen.getByText(`+ ${form.conditions.add}`));
    await user.keyboard("Both");
    await user.tab();
    await waitFor(() => expect(documentInAddress().conditions).toHaveLength(3));
    expect(documentInAddress()).not.toHaveProperty("assignment");
  });

  it("disappears with the conditions, and with their change to sessions", async () => {
    const user = await open({ conditions: ["a", "b"], assignment: "balanced" });
    const kind = screen.getByLabelText(words.design.conditionsAre);
    await user.selectOptions(kind, words.design.kinds.sessions);
    await waitFor(() => expect(documentInAddress()).toMatchObject({ conditionsAre: "sessions" }));
    expect(documentInAddress()).not.toHaveProperty("assignment");
    expect(method("balanced")).toBeNull();
    await user.selectOptions(kind, words.design.kinds.groups);
    await waitFor(() => expect(documentInAddress()).toMatchObject({ assignment: "balanced" }));
    for (const name of ["a", "b"])
      await user.click(
        screen.getByRole("button", { name: interpolate(form.conditions.remove, { name }) }),
      );
    await waitFor(() => expect(documentInAddress()).not.toHaveProperty("conditions"));
    expect(documentInAddress()).not.toHaveProperty("assignment");
    expect(screen.queryByText(words.faults.one)).toBeNull();
  });

  it("states for the planned number of people how unequal the groups become with each method", async () => {
    await open({
      conditions: ["a", "b"],
      assignment: "balanced",
      plan: { question: "groups", people: 108, loss: 0.1 },
    });
    expect(method("balanced")).toHaveAccessibleDescription(/differ by 0\.5 on average/);
    expect(method("balanced")).toHaveAccessibleDescription(/Also report how many people started/);
    expect(method("drawn")).toHaveAccessibleDescription(
      /^Each group is equally likely\. With 120 people, two groups differ by 8\.7 on average/,
    );
  });

  it("is an error if the conditions are sessions; the message uses the words of the form, and one press corrects the error", async () => {
    const user = await open({
      conditions: ["a", "b"],
      conditionsAre: "sessions",
      assignment: "balanced",
    });
    const { clear: name } = form.repair;
    const field = screen.getByRole("radiogroup", { name: assignment.groups.label });
    expect(field).toBeInvalid();
    await user.click(within(field).getByRole("button", { name }));
    await waitFor(() => expect(documentInAddress()).not.toHaveProperty("assignment"));
  });
});

it("a text that becomes longer than one line stays in its field, and is stored once for each language", async () => {
  await open();
  const rights = screen.getByLabelText(words.information.fields.rights);
  rights.focus();
  await act(async () => fireEvent.change(rights, { target: { value: "One.\n\nTwo." } }));
  expect(rights).toHaveFocus();
  expect(rights).toHaveValue("One.\n\nTwo.");
  expect(rights).toBeValid();
  fireEvent.blur(rights);
  expect(documentInAddress()?.information.rights).toEqual({
    en: "One.\n\nTwo.",
    fr: "One.\n\nTwo.",
  });
});

it("an author's instructions, for all or for one condition, start as a copy of the task's instructions", async () => {
  const user = await open({ language: "en", conditions: ["speed", "accuracy"] });
  const { instructions } = form;
  const accuracy = screen.getByRole("group", {
    name: interpolate(instructions.forOne, { name: "“accuracy”" }),
  });
  await user.click(within(accuracy).getByRole("radio", { name: instructions.own }));
  const text = screen.getByLabelText(interpolate(instructions.textForOne, { name: "accuracy" }));
  expect(text).toHaveValue("Answer with the colour of the ink, not with the word.");
  fireEvent.change(text, { target: { value: "Answer as accurately as you can." } });
  expect(screen.getByText(instructions.ownNote)).toBeVisible();
  fireEvent.blur(text);
  expect(documentInAddress().steps[0]).toMatchObject({
    instructionsFor: { accuracy: { en: "Answer as accurately as you can." } },
  });
  expect(documentInAddress().steps[0]).not.toHaveProperty("instructions");
});

const GROUPS = ["a", "b", "c"];
const compares = (changes: JsonObject = {}) => ({
  language: "en",
  conditions: GROUPS,
  plan: { question: "groups", effect: 20 },
  ...changes,
});

it("the author states that the conditions are sessions, and reads which session a link without a session begins", async () => {
  const user = await open({
    language: "en",
    conditions: ["one", "two"],
    plan: { question: "change" },
  });
  const { design } = words;
  const kind = screen.getByLabelText(design.conditionsAre);
  expect(kind).toHaveDisplayValue(design.kinds.groups);
  await user.selectOptions(kind, design.kinds.sessions);
  await waitFor(() => expect(documentInAddress()).toMatchObject({ conditionsAre: "sessions" }));
  expect(screen.getByText(/link that does not name a session starts “one”/)).toBeVisible();
  await user.selectOptions(kind, design.kinds.groups);
  await waitFor(() => expect(documentInAddress()).not.toHaveProperty("conditionsAre"));
});

it("a question about groups in a study of sessions is an error, with two corrections that are described in words", async () => {
  const user = await open({
    language: "en",
    conditions: ["one", "two"],
    conditionsAre: "sessions",
    plan: { question: "groups" },
  });
  const name = `${words.design.conditionsAre}: use the default`;
  expect(screen.getAllByRole("button", { name })[0]).toBeVisible();
  const [change] = screen.getAllByRole("button", { name: "Use “Does the measure change?”" });
  await user.click(change as HTMLElement);
  await waitFor(() => expect(documentInAddress().plan.question).toBe("change"));
  expect(screen.getByLabelText(words.plan.question)).toBeValid();
});

it("the author requires the first identifier, and removing all identifiers removes the requirement", async () => {
  const user = await open({ delivery: { ids: ["pid"] } });
  const tick = screen.getByRole("checkbox", { name: "Require pid to start the study" });
  const isWritten = (delivery: object) =>
    waitFor(() => expect(documentInAddress()?.delivery).toEqual(delivery));
  await user.click(tick);
  await isWritten({ ids: ["pid"], requireId: true });
  await user.click(tick);
  await isWritten({ ids: ["pid"] });
  await user.click(tick);
  await user.selectOptions(screen.getByLabelText(words.who.recruiter), words.who.nobody);
  await waitFor(() => expect(documentInAddress()).not.toHaveProperty("delivery"));
});

it("the author chooses which two of three groups are compared, each with a measure of its own", async () => {
  const user = await open(compares());
  const { groups } = words.plan.comparedSides;
  expect(screen.getAllByText(/State which two of them the plan compares/)[0]).toBeVisible();
  await user.selectOptions(screen.getByLabelText(groups.first), "a");
  expect(screen.getByLabelText(groups.second)).toBeInvalid();
  await user.selectOptions(screen.getByLabelText(groups.second), "c");
  expect(screen.getByLabelText(groups.second)).toBeValid();
  await waitFor(() =>
    expect(documentInAddress().plan.compare).toEqual([{ condition: "a" }, { condition: "c" }]),
  );
  const measure = screen.getByLabelText(words.plan.sideMeasures.second);
  await user.selectOptions(measure, "stroop.stroop_effect");
  await waitFor(() =>
    expect(documentInAddress().plan.compare).toEqual([
      { condition: "a" },
      { condition: "c", measure: "stroop.stroop_effect" },
    ]),
  );
  const question = screen
    .getAllByLabelText(words.plan.question)
    .find(({ id }) => id === "field-plan.question") as HTMLElement;
  await user.selectOptions(question, words.plan.questions.mean);
  await waitFor(() => expect(documentInAddress().plan).not.toHaveProperty("compare"));
});

it("two groups need no choice of sides, and choosing the other group exchanges the sides", async () => {
  const user = await open(compares({ conditions: ["a", "b"] }));
  const { groups } = words.plan.comparedSides;
  const chosen = () =>
    [groups.first, groups.second].map(
      (label) => (screen.getByLabelText(label) as HTMLSelectElement).value,
    );
  expect(chosen()).toEqual(["a", "b"]);
  await user.selectOptions(screen.getByLabelText(groups.first), "b");
  expect(chosen()).toEqual(["b", "a"]);
  await waitFor(() =>
    expect(documentInAddress().plan.compare).toEqual([{ condition: "b" }, { condition: "a" }]),
  );
  await user.selectOptions(screen.getByLabelText(groups.second), "b");
  expect(chosen()).toEqual(["a", "b"]);
  await waitFor(() => expect(documentInAddress().plan).not.toHaveProperty("compare"));
});

it("exclusion rules apply to the planned steps or to one step, and a rule that excludes nobody is an error at its field", async () => {
  const user = await open({
    language: "en",
    plan: { question: "effect", exclude: [{ flag: "tooSoon", abovePercent: 10 }] },
  });
  const { plan } = words;
  const group = (name: string) => screen.getByRole("group", { name });
  const planned = within(group(plan.ofPlanned));
  expect(planned.getByLabelText(/^response times below 100/)).toHaveValue("10");
  fireEvent.change(planned.getByLabelText(plan.flags.sittings), { target: { value: "1" } });
  await user.selectOptions(planned.getByLabelText(plan.flags.input), plan.inputs.keyboard);
  await user.selectOptions(screen.getByLabelText(plan.addStep), "Mini-IPIP");
  const traits = within(group("In Mini-IPIP"));
  fireEvent.change(traits.getByLabelText(plan.flags.accuracyBelow), { target: { value: "60" } });
  expect(traits.getByLabelText(plan.flags.accuracyBelow)).toBeInvalid();
  expect(traits.getByText(/Answers are not right or wrong in/)).toBeVisible();
  await user.click(traits.getByRole("button", { name: form.repair.remove }));
  fireEvent.change(traits.getByLabelText(plan.flags.hidden), { target: { value: "5" } });
  fireEvent.blur(traits.getByLabelText(plan.flags.hidden));
  await waitFor(() =>
    expect(documentInAddress().plan.exclude).toEqual([
      { flag: "tooSoon", abovePercent: 10 },
      { flag: "sittings", above: 1 },
      { flag: "input", only: "keyboard" },
      { flag: "hidden", abovePercent: 5, step: expect.any(String) },
    ]),
  );
});

it("a step of a later release is named as an error, and one press removes the step", async () => {
  const { steps } = exampleDocument("Study");
  const own = { id: "ages", own: { source: "x" }, version: "1.0" };
  const user = await open({ language: "en", steps: [...(steps as JsonObject[]), own] });
  expect(
    screen.getByText(/The step “ages” runs a task of your own, but this release does not support/),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: form.repair.remove }));
  await waitFor(() =>
    expect(documentInAddress().steps).toHaveLength((steps as JsonObject[]).length),
  );
  expect(screen.queryByText(/runs a task of your own/)).toBeNull();
});
