import { fireEvent, screen } from "@testing-library/react";
import { runWords } from "@/content/run";
import { digitScene } from "@/experiments/apps/digit-span/scene.client";
import { digitSpanWords } from "@/experiments/apps/digit-span/words";
import type { SpanTrial } from "@/experiments/engine/span/span-trial";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";

const TRIAL: SpanTrial = { sequence: [7, 3, 9], isApproach: false };
const BACKWARD: SpanTrial = { ...TRIAL, isBackward: true };
const NOTHING = { response: null, stamp: 0 };

function setUp(trial: SpanTrial = TRIAL, locale: Locale = "en") {
  const scene = digitScene(
    localize(digitSpanWords, locale).pad,
    localize(runWords, locale).feedback,
  );
  document.body.replaceChildren(scene.node);
  scene.prepare(trial);
  return {
    scene,
    show: (phase: string) => scene.show?.(phase, trial, NOTHING),
    enter: (...digits: number[]) => {
      for (const digit of digits) scene.taken?.(String(digit), trial);
    },
    buttons: () => screen.getAllByRole("button") as HTMLButtonElement[],
    lit: () => [...scene.node.querySelectorAll("[data-lit]")].map(({ textContent }) => textContent),
  };
}

it.each([
  ["en", "Number pad"],
  ["fr", "Pavé numérique"],
] as const)("the number pad has a name and one button for each digit, in %s", (locale, name) => {
  const { buttons } = setUp(TRIAL, locale);
  expect(screen.getByRole("group", { name })).toContainElement(buttons()[0] ?? null);
  expect(buttons().map(({ textContent }) => textContent)).toEqual([..."123456789"]);
  expect(buttons().map(({ dataset }) => dataset.response)).toEqual([..."123456789"]);
});

it("the digit span scene displays one digit at a time, and its buttons can be pressed only during recall", () => {
  const { show, buttons, lit } = setUp();
  const phases = ["ready", "item 0", "gap 0", "item 1", "gap 1", "item 2", "gap 2", "recall"];
  const shown = [...phases, "feedback", "blank"].map((phase) => {
    show(phase);
    const enabled = buttons().filter(({ disabled }) => !disabled).length;
    expect(enabled).toBe(phase === "recall" ? 9 : 0);
    return lit();
  });
  expect(shown).toEqual([[], ["7"], [], ["3"], [], ["9"], [], [], [], []]);
});

it("the digit span scene displays the entered digits as they come, and how many are still missing", () => {
  const { show, enter } = setUp();
  show("item 0");
  expect(screen.getByText("Watch. Length: 3")).toBeInTheDocument();
  show("recall");
  expect(screen.getByText("Same order: 0 of 3")).toBeInTheDocument();
  enter(7);
  expect(screen.getByRole("button", { name: "7" })).toHaveAttribute("data-pressed");
  enter(3);
  expect(screen.getByText("7 3")).toBeInTheDocument();
  expect(screen.getByText("Same order: 2 of 3")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "7" })).not.toHaveAttribute("data-pressed");
  show("feedback");
  expect(screen.getByText("7 3")).toBeInTheDocument();
  show("blank");
  expect(screen.queryByText("7 3")).not.toBeInTheDocument();
});

it.each([
  ["en", "Reverse order: 0 of 3"],
  ["fr", "Ordre inverse : 0 sur 3"],
] as const)(
  "the digit span scene states the reverse order while digits are recalled backward (%s)",
  (locale, text) => {
    const { show } = setUp(BACKWARD, locale);
    show("recall");
    expect(screen.getByText(text)).toBeInTheDocument();
  },
);

it.each([
  [TRIAL, [7, 3, 9], "Correct"],
  [TRIAL, [9, 3, 7], "Wrong"],
  [BACKWARD, [9, 3, 7], "Correct"],
  [BACKWARD, [7, 3, 9], "Wrong"],
  [TRIAL, [7, 3], "Too slow"],
  [TRIAL, [], "Too slow"],
])("the digit span feedback for the trial %j and the answer %j is: %s", (trial, digits, text) => {
  const { show, enter } = setUp(trial);
  show("recall");
  enter(...digits);
  show("feedback");
  expect(screen.getByText(text)).toBeInTheDocument();
});

it("the digit span scene displays neither digits nor presses of the previous trial", () => {
  const { scene, show, enter, lit } = setUp();
  show("recall");
  enter(7, 3, 9);
  show("feedback");
  scene.prepare(TRIAL);
  expect(lit()).toEqual([]);
  expect(screen.queryByText("7 3 9")).not.toBeInTheDocument();
  expect(scene.node.querySelector("[data-pressed]")).toBeNull();
  show("recall");
  expect(screen.getByText("Same order: 0 of 3")).toBeInTheDocument();
});

describe("the number pad with the keyboard", () => {
  const focused = () => document.activeElement?.textContent;
  const arrow = (key: string, more = {}) =>
    fireEvent.keyDown(document.activeElement as Element, { key, ...more });

  it("has its focus on the digit 5 when recall begins, and the arrow keys move the focus within the pad", () => {
    const { show } = setUp();
    show("recall");
    expect(focused()).toBe("5");
    arrow("ArrowUp");
    expect(focused()).toBe("2");
    arrow("ArrowUp");
    expect(focused()).toBe("2");
    arrow("ArrowLeft");
    arrow("ArrowLeft");
    expect(focused()).toBe("1");
    for (let count = 0; count < 4; count += 1) arrow("ArrowRight");
    expect(focused()).toBe("3");
    for (let count = 0; count < 2; count += 1) arrow("ArrowLeft");
    for (let count = 0; count < 4; count += 1) arrow("ArrowDown");
    expect(focused()).toBe("7");
    for (let count = 0; count < 4; count += 1) arrow("ArrowRight");
    expect(focused()).toBe("9");
  });

  it("has only one button in the tab order: the button that the arrow keys focused last", () => {
    const { show, buttons } = setUp();
    show("recall");
    arrow("ArrowRight");
    expect(buttons().filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement]);
    expect(focused()).toBe("6");
  });

  it("ignores arrow keys that are pressed together with a modifier key", () => {
    const { show } = setUp();
    show("recall");
    expect(arrow("ArrowLeft", { altKey: true })).toBe(true);
    expect(focused()).toBe("5");
    expect(arrow("ArrowLeft")).toBe(false);
  });

  it("does not receive the focus when recall begins if another control has the focus", () => {
    const { show } = setUp();
    const leave = document.createElement("button");
    document.body.append(leave);
    leave.focus();
    show("recall");
    expect(document.activeElement).toBe(leave);
  });
});
