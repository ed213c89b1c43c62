import { fireEvent, screen } from "@testing-library/react";
import { runWords } from "@/content/run";
import { spanScene } from "@/experiments/apps/spatial-span/scene.client";
import type { SpatialSpanTrial } from "@/experiments/apps/spatial-span/sequence";
import { spatialSpanWords } from "@/experiments/apps/spatial-span/words";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";

const TRIAL: SpatialSpanTrial = { gridSize: 5, sequence: [7, 3, 12], isApproach: false };
const NOTHING = { response: null, stamp: 0 };

function setUp(locale: Locale = "en", trial: SpatialSpanTrial = TRIAL) {
  const scene = spanScene(
    localize(spatialSpanWords, locale).grid,
    localize(runWords, locale).feedback,
  );
  document.body.replaceChildren(scene.node);
  scene.prepare(trial);
  return {
    scene,
    show: (phase: string) => scene.show?.(phase, trial, NOTHING),
    press: (...squares: number[]) => {
      for (const square of squares) scene.taken?.(String(square), trial);
    },
    buttons: () => screen.getAllByRole("button") as HTMLButtonElement[],
    marked: (name: string) =>
      [...scene.node.querySelectorAll<HTMLElement>(`[data-${name}]`)].map(({ dataset }) =>
        Number(dataset.response),
      ),
  };
}

it.each([
  ["en", "Grid of squares", "row 2, column 3"],
  ["fr", "Grille de carrés", "ligne 2, colonne 3"],
] as const)("the span grid and its squares have names in %s", (locale, grid, square) => {
  const { buttons } = setUp(locale);
  expect(screen.getByRole("group", { name: grid })).toContainElement(buttons()[7] ?? null);
  expect(buttons()).toHaveLength(25);
  expect(buttons().map(({ dataset }) => dataset.response)).toEqual(
    Array.from({ length: 25 }, (_, index) => String(index)),
  );
  expect(screen.getByRole("button", { name: square })).toBe(buttons()[7]);
});

it("the spatial span grid lights one square at a time, and its squares can be pressed only during recall", () => {
  const { show, buttons, marked } = setUp();
  const lit = ["ready", "item 0", "item 1", "item 2", "recall", "feedback", "blank"].map(
    (phase) => {
      show(phase);
      const enabled = buttons().filter(({ disabled }) => !disabled).length;
      expect(enabled).toBe(phase === "recall" ? 25 : 0);
      return marked("lit");
    },
  );
  expect(lit).toEqual([[], [7], [3], [12], [], [], []]);
});

it("the spatial span grid marks each press immediately, and displays the number of accepted presses", () => {
  const { show, press, marked } = setUp();
  show("item 0");
  expect(screen.getByText("Watch. Length: 3")).toBeInTheDocument();
  show("recall");
  expect(screen.getByText("Your turn: 0 of 3")).toBeInTheDocument();
  press(7);
  expect(marked("pressed")).toEqual([7]);
  press(3);
  expect(marked("pressed")).toEqual([3]);
  expect(screen.getByText("Your turn: 2 of 3")).toBeInTheDocument();
  show("feedback");
  show("blank");
  expect(marked("pressed")).toEqual([]);
});

it.each([
  [[7, 3, 12], "Correct"],
  [[3, 7, 12], "Wrong"],
  [[7, 3], "Too slow"],
  [[], "Too slow"],
])("after presses on %j, the feedback on the spatial span grid is: %s", (squares, text) => {
  const { show, press } = setUp();
  show("recall");
  press(...squares);
  show("feedback");
  expect(screen.getByText(text)).toBeInTheDocument();
});

it.each([
  [[12, 3, 7], "Correct"],
  [[7, 3, 12], "Wrong"],
  [[12, 3], "Too slow"],
])(
  "after presses on %j in a backward trial, the squares light up in their order and the feedback is: %s",
  (squares, text) => {
    const { show, press, marked } = setUp("en", { ...TRIAL, isBackward: true });
    const lit = ["item 0", "item 1", "item 2"].flatMap((phase) => {
      show(phase);
      return marked("lit");
    });
    expect(lit).toEqual([7, 3, 12]);
    show("recall");
    press(...squares);
    show("feedback");
    expect(screen.getByText(text)).toBeInTheDocument();
  },
);

it("the spatial span grid displays neither presses nor lit squares of the previous trial", () => {
  const { scene, show, press, marked } = setUp();
  show("recall");
  press(7, 3, 12);
  show("feedback");
  scene.prepare(TRIAL);
  expect(marked("pressed")).toEqual([]);
  show("recall");
  expect(screen.getByText("Your turn: 0 of 3")).toBeInTheDocument();
});

describe("the spatial span grid with the keyboard", () => {
  const focused = () => document.activeElement?.getAttribute("aria-label");
  const arrow = (key: string, more = {}) =>
    fireEvent.keyDown(document.activeElement as Element, { key, ...more });

  it("has its focus on the central square when recall begins, and the arrow keys move the focus", () => {
    const { show } = setUp();
    show("recall");
    expect(focused()).toBe("row 3, column 3");
    arrow("ArrowUp");
    expect(focused()).toBe("row 2, column 3");
    arrow("ArrowLeft");
    arrow("ArrowLeft");
    expect(focused()).toBe("row 2, column 1");
    arrow("ArrowLeft");
    expect(focused()).toBe("row 2, column 1");
    for (let count = 0; count < 6; count += 1) arrow("ArrowDown");
    expect(focused()).toBe("row 5, column 1");
    arrow("ArrowRight");
    expect(focused()).toBe("row 5, column 2");
  });

  it("has only one square in the tab order: the square that the arrow keys focused last", () => {
    const { show, buttons } = setUp();
    show("recall");
    arrow("ArrowRight");
    expect(buttons().filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement]);
  });

  it("ignores arrow keys that are pressed together with a modifier key", () => {
    const { show } = setUp();
    show("recall");
    expect(arrow("ArrowLeft", { altKey: true })).toBe(true);
    expect(focused()).toBe("row 3, column 3");
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

it("the spatial span grid has as many rows and columns as the trial requires", () => {
  const { scene, buttons } = setUp();
  for (const gridSize of [6, 3]) {
    scene.prepare({ gridSize, sequence: [0, 1], isApproach: false });
    expect(buttons()).toHaveLength(gridSize ** 2);
    const grid = screen.getByRole("group", { name: "Grid of squares" });
    expect(grid.style.getPropertyValue("--columns")).toBe(String(gridSize));
  }
});
