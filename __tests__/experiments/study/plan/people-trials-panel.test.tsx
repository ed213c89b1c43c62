import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PeopleTrialsPanel } from "@/components/features/editor/plan/people-trials-panel.client";
import { benchWords } from "@/content/bench";
import { planWords } from "@/content/planner";
import { localize } from "@/lib/i18n/define-content";
import { CORRELATION, inputsOf } from "./a-plan";

beforeAll(() => {
  global.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

function show() {
  const onChange = jest.fn();
  const onSet = jest.fn();
  render(
    <PeopleTrialsPanel
      inputs={inputsOf({ ...CORRELATION, beside: { groups: 40 } })}
      title="Participants"
      words={localize(planWords, "en")}
      bench={localize(benchWords, "en").plan}
      locale="en"
      onChange={onChange}
      onSet={onSet}
    />,
  );
  return { onChange, onSet };
}

it("two sliders move the handle of the figure, and the answer of the plan is among the values of the sliders", () => {
  const { onChange } = show();
  const people = screen.getByRole("slider", { name: "Participants" });
  expect(people).toHaveAttribute(
    "aria-valuetext",
    "60 participants. With 60 participants, 39 of 100 such studies would detect the effect (power .39). A power of .80 requires 162 participants (152 to 176).",
  );
  fireEvent.change(people, { target: { value: "80" } });
  expect(onChange).toHaveBeenLastCalledWith({ people: 80 });
  const trials = screen.getByRole("slider", { name: "Trials per condition" });
  fireEvent.change(trials, {
    target: { value: String(Number((trials as HTMLInputElement).value) + 1) },
  });
  // With 4 blocks, the number of Stroop trials increases in steps of 16.
  expect(onChange).toHaveBeenLastCalledWith({ length: 112 });
});

it("the table contains the numbers of the figure and their intervals", async () => {
  show();
  await userEvent.click(screen.getByText(localize(planWords, "en").table.open));
  const row = within(await screen.findByRole("table")).getByRole("row", { name: /^48 / });
  expect(row).toHaveTextContent("162 (152 to 176)");
});

it("a button sets the number of participants to the number that the plan needs", async () => {
  const { onSet } = show();
  await userEvent.click(screen.getByRole("button", { name: "Set 162 participants" }));
  expect(onSet).toHaveBeenLastCalledWith(162);
});
