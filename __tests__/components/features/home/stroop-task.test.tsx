import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { StrictMode } from "react";
import { FakeDisplay } from "@/__tests__/experiments/fake-display";
import { SHORT_RUN_TRIALS } from "@/components/features/home/short-run";
import { StroopTask } from "@/components/features/home/stroop-task.client";
import { runWords } from "@/content/run";
import { appWords } from "@/experiments/catalog/app-texts";
import { publishedMean } from "@/experiments/catalog/norms";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { formatMs } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";

const { parameters, keys } = APPS.stroop.model;
const words = appWords("stroop", "en");
const common = localize(runWords, "en").result;

let display: FakeDisplay;

beforeEach(() => {
  display = new FakeDisplay(60);
});

const open = () =>
  render(
    <StrictMode>
      <StroopTask
        parameters={parameters}
        words={words}
        common={common}
        norm={publishedMean("stroop_effect", "en")}
        locale="en"
        caption=""
      />
    </StrictMode>,
  );

/**
 * Returns the screen of the task. The function does not search by role, because it runs in every frame and a search by
 * role is slow.
 */
const task = () => document.querySelector("[data-stage]") as HTMLElement;
const hint = () => within(task()).getByRole("status").textContent;
const stimulus = () => task().querySelector('[role="img"]') as HTMLElement;
const KEY_OF = Object.fromEntries(Object.entries(keys).map(([key, ink]) => [ink, key]));

const trialLabel = (trial: number) =>
  interpolate(words.screen.trial, { trial, trials: SHORT_RUN_TRIALS });

/** Presses a key at a given time on the clock of the simulated display. */
function press(key: string, timeStamp = display.now, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
  Object.defineProperty(event, "timeStamp", { value: timeStamp });
  fireEvent(task(), event);
}

/** Runs animation frames until a condition is true. */
async function frames(isOver: () => boolean) {
  for (let settled = 0; !isOver(); settled += 1) {
    if (settled > 10) throw new Error("The condition did not hold after these frames");
    // React renders only when a trial ends. At this moment, no frame is pending.
    await act(async () => display.frames({ until: isOver }));
  }
}

const start = () => act(async () => press("d"));
const resume = () =>
  act(async () => fireEvent.click(screen.getByRole("button", { name: words.screen.resume })));
const phase = () => task()?.dataset.phase;
const untilPhase = (name: string) => frames(() => phase() === name);
const untilStage = (name: string) => frames(() => task().dataset.stage === name);
const untilTrial = (trial: string) => frames(() => task().textContent?.includes(trial) ?? false);
const untilResult = () => frames(() => document.querySelector("h2") !== null);

/** Answers one trial after `rtMs` ms, correctly or incorrectly, and stops at the blank after the trial. */
async function answer(rtMs: number, isRight = true) {
  await untilPhase("stimulus");
  const ink = stimulus().dataset.ink as string;
  const key = isRight ? KEY_OF[ink] : KEY_OF[ink === "red" ? "blue" : "red"];
  press(key as string, display.now + rtMs);
  await untilPhase("blank");
}

describe("the example task", () => {
  it("is displayed before a run, and only the key for the ink colour of its word starts the run", async () => {
    open();
    expect(screen.getByRole("region", { name: words.screen.label })).toBe(task());
    expect(stimulus()).toHaveAccessibleName(
      interpolate(words.screen.stimulus, { word: "green", ink: "red" }),
    );
    press("j");
    expect(hint()).toBe(words.screen.wrongExample);
    press("k");
    expect(hint()).toBe(words.screen.otherExample);
    expect(display.pending).toBe(0);
    await start();
    expect(screen.getByText(trialLabel(1))).toBeVisible();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])(
    "leaves a key combination or a repeated key to the browser: %j",
    (more) => {
      open();
      press("d", 0, more);
      expect(screen.getByText(words.screen.example)).toBeVisible();
    },
  );
});

describe("the word of a trial", () => {
  const shown = () => stimulus().getAttribute("aria-label");

  it("is never visible before its onset: at the start, between trials or after a pause", async () => {
    open();
    await start();
    expect(phase()).toBe("blank");
    await answer(600);
    const answered = shown();
    await untilTrial(trialLabel(2));
    expect(shown()).not.toBe(answered);
    expect(phase()).toBe("blank");
    await untilStage("paused");
    await resume();
    expect(phase()).toBe("blank");
  });

  it("appears after the fixation and is replaced by a blank after the answer", async () => {
    open();
    await start();
    await untilPhase("fixation");
    const fixation = display.now;
    await untilPhase("stimulus");
    expect(Math.abs(display.now - fixation - parameters.fixationMs)).toBeLessThanOrEqual(
      display.frameMs / 2,
    );
    await answer(600);
    const blank = display.now;
    await untilPhase("fixation");
    // The next trial starts in the frame after the last frame.
    expect(Math.abs(display.now - blank - parameters.blankMs)).toBeLessThanOrEqual(
      1.5 * display.frameMs + 0.01,
    );
  });
});

describe("a run of the example task", () => {
  it("with twelve correct answers displays in its heading the effect computed from the response times", async () => {
    open();
    await start();
    for (let trial = 0; trial < SHORT_RUN_TRIALS; trial += 1) {
      await untilPhase("stimulus");
      const isCongruent = stimulus().textContent === stimulus().dataset.ink;
      await answer(isCongruent ? 600 : 700);
    }
    await untilResult();
    const result = screen.getByRole("heading", { level: 2 });
    const ms = formatMs(100, "en");
    expect(result.textContent).toBe(interpolate(words.result.cost, { ms, low: ms, high: ms }));
    expect(result).toHaveFocus();
    const norm = publishedMean("stroop_effect", "en");
    const label = words.result.measures.stroop_effect;
    const numbers = {
      label,
      value: ms,
      low: ms,
      high: ms,
      n: norm.n,
      mean: formatMs(norm.mean, "en"),
    };
    expect(screen.getByRole("img")).toHaveAccessibleName(
      interpolate(common.descriptionInterval, numbers),
    );
    expect(display.pending).toBe(0);
  });

  it("can be repeated, and again displays no word before its onset", async () => {
    open();
    await start();
    for (let trial = 0; trial < SHORT_RUN_TRIALS; trial += 1) await answer(600);
    await untilResult();
    await act(async () =>
      fireEvent.click(screen.getByRole("button", { name: words.screen.again })),
    );
    expect(screen.getByText(trialLabel(1))).toBeVisible();
    expect(phase()).toBe("blank");
    expect(task()).toHaveFocus();
    await answer(600);
  });

  it("with wrong answers has no score, and the page explains why", async () => {
    open();
    await start();
    for (let trial = 0; trial < SHORT_RUN_TRIALS; trial += 1) await answer(600, false);
    await untilResult();
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(common.noScore);
    expect(screen.getByText(words.result.reasons.tooFewCorrect)).toBeVisible();
    const list = interpolate(words.result.excluded.error, { n: 12 });
    expect(screen.getByText(interpolate(common.excluded, { list }))).toBeVisible();
  });

  it("pauses after two trials without a response, and continues when the visitor presses the button", async () => {
    open();
    await start();
    await answer(600);
    await untilStage("paused");
    expect(hint()).toBe(words.screen.pausedMissed);
    expect(display.pending).toBe(0);
    await resume();
    expect(screen.getByText(trialLabel(4))).toBeVisible();
    await answer(600);
    await untilTrial(trialLabel(5));
    expect(task().dataset.stage).toBe("running");
  });

  it("pauses after a trial during which the page was hidden", async () => {
    open();
    await start();
    await untilPhase("stimulus");
    window.dispatchEvent(new Event("blur"));
    await answer(600);
    await untilStage("paused");
    expect(hint()).toBe(words.screen.pausedHidden);
  });

  it("records the moment at which a finger first touches a button", async () => {
    open();
    await start();
    await untilPhase("stimulus");
    const ink = stimulus().dataset.ink as keyof typeof words.inks;
    const event = new MouseEvent("pointerdown", { bubbles: true, cancelable: true, button: 0 });
    Object.assign(event, { isPrimary: true, pointerType: "touch" });
    Object.defineProperty(event, "timeStamp", { value: display.now + 500 });
    fireEvent(within(task()).getByRole("button", { name: new RegExp(words.inks[ink]) }), event);
    expect(event.defaultPrevented).toBe(true);
    await untilPhase("blank");
    expect(screen.getByText(trialLabel(1))).toBeVisible();
  });

  it.each(["Escape", "the button"])("ends with %s, and no frames are pending", async (way) => {
    open();
    await start();
    await answer(600);
    if (way === "Escape") act(() => press("Escape"));
    else fireEvent.click(screen.getByRole("button", { name: words.screen.leave }));
    expect(screen.getByText(words.screen.example)).toBeVisible();
    expect(display.pending).toBe(0);
    expect(phase()).toBe("stimulus");
  });

  it("has no pending frames after the page unmounts", async () => {
    const { unmount } = open();
    await start();
    await untilPhase("stimulus");
    unmount();
    expect(display.pending).toBe(0);
  });
});

it("a run of the example task stores no data", async () => {
  const store = jest.spyOn(Storage.prototype, "setItem");
  open();
  await start();
  for (let trial = 0; trial < SHORT_RUN_TRIALS; trial += 1) await answer(600);
  await untilResult();
  expect(store).not.toHaveBeenCalled();
});
