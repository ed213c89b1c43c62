import { screen, waitFor } from "@testing-library/react";
import { interpolate } from "@/lib/i18n/interpolate";
import { payload, prepareEditor } from "./an-editor";
import { documentInAddress, openStudy as open } from "./open-study";

const { words, form } = payload;
beforeEach(prepareEditor);

describe("a new condition of a study with labels by language", () => {
  const TWO = {
    conditions: ["speed", "accuracy"],
    conditionLabels: {
      speed: { en: "Speed", fr: "Vitesse" },
      accuracy: { en: "Accuracy", fr: "Précision" },
    },
  };
  const third = interpolate(form.conditions.name, { n: 3 });
  const { english, french } = words.information;

  it("is named in one field that keeps the focus, and then has a field for each language", async () => {
    const user = await open(TWO);
    await user.click(screen.getByText(`+ ${form.conditions.add}`));
    const field = screen.getByLabelText(third);
    expect(field).toHaveFocus();
    await user.keyboard("Control");
    expect(field).toHaveFocus();
    expect(field).toHaveValue("Control");
    await user.tab();
    const inFrench = screen.getByLabelText(`${third}, ${french}`);
    await user.clear(inFrench);
    await user.type(inFrench, "Contrôle");
    await user.tab();
    expect(screen.getByLabelText(`${third}, ${english}`)).toHaveValue("Control");
    await waitFor(() =>
      expect(documentInAddress()).toMatchObject({
        conditions: ["speed", "accuracy", "control"],
        conditionLabels: { ...TWO.conditionLabels, control: { en: "Control", fr: "Contrôle" } },
      }),
    );
  });

  it("ends with a comma, which moves the focus to the field of the next condition", async () => {
    const user = await open(TWO);
    await user.click(screen.getByText(`+ ${form.conditions.add}`));
    await user.keyboard("Control, Both");
    expect(screen.getByLabelText(interpolate(form.conditions.name, { n: 4 }))).toHaveFocus();
    await user.tab();
    await waitFor(() =>
      expect(documentInAddress().conditions).toEqual(["speed", "accuracy", "control", "both"]),
    );
  });
});

it("a standardised effect can be emptied and typed again, and another question removes its fields", async () => {
  const user = await open({
    plan: { question: "groups", effect: { d: 0.5 } },
    conditions: ["a", "b"],
  });
  const { plan } = words;
  const effect = screen.getByLabelText(plan.d);
  await user.clear(effect);
  expect(effect).toHaveFocus();
  expect(screen.getByLabelText(plan.dTrials)).toBeVisible();
  await user.type(effect, "0.4");
  expect(effect).toHaveValue("0.4");
  expect(screen.getByLabelText(plan.effectIn)).toHaveDisplayValue(plan.effectUnits.d);
  const [question] = screen.getAllByLabelText(plan.question);
  await user.selectOptions(question as HTMLElement, plan.questions.correlation);
  expect(screen.queryByLabelText(plan.d)).toBeNull();
});

it("an emptied ratio of group sizes can be typed again", async () => {
  const user = await open({
    plan: { question: "groups", groups: { sizeRatio: 2 } },
    conditions: ["a", "b"],
  });
  const ratio = screen.getByLabelText(words.plan.sizeRatio);
  await user.clear(ratio);
  expect(ratio).toHaveFocus();
  await user.type(ratio, "1");
  expect(ratio).toHaveValue("1");
  await user.clear(ratio);
  await user.tab();
  await waitFor(() => expect(documentInAddress().plan).not.toHaveProperty("groups"));
});

describe("the names of the author's own identifiers", () => {
  const service = () => screen.getByLabelText(words.who.recruiter);

  it("can be emptied and typed again, even as the names of a service", async () => {
    const user = await open({ delivery: { ids: ["pid"] } });
    const names = screen.getByLabelText(words.who.ids);
    await user.clear(names);
    expect(names).toHaveFocus();
    expect(service()).toHaveDisplayValue(words.who.other);
    await user.type(names, "PROLIFIC_PID, STUDY_ID, SESSION_ID");
    expect(names).toHaveFocus();
    expect(names).toHaveValue("PROLIFIC_PID, STUDY_ID, SESSION_ID");
    expect(service()).toHaveDisplayValue(words.who.other);
  });

  it("are replaced by a service that the author chooses", async () => {
    const user = await open({ delivery: { ids: ["pid"] } });
    await user.clear(screen.getByLabelText(words.who.ids));
    await user.selectOptions(service(), words.who.nobody);
    expect(screen.queryByLabelText(words.who.ids)).toBeNull();
    expect(service()).toHaveDisplayValue(words.who.nobody);
  });
});
