import { FakeDisplay } from "@/__tests__/experiments/fake-display";
import { runWords } from "@/content/run";
import { goNoGoModel as modelOf } from "@/experiments/apps/go-no-go/model";
import { goNoGoParameters } from "@/experiments/apps/go-no-go/parameters";
import type { GoNoGoTrial } from "@/experiments/apps/go-no-go/sequence";
import { app as code } from "@/experiments/apps/go-no-go/view.client";
import { goNoGoWords } from "@/experiments/apps/go-no-go/words";
import { type TimedApp, withParameters } from "@/experiments/engine/contract/define-app";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import type { TrialSoFar } from "@/experiments/engine/contract/trial-model";
import { runTimedTrial } from "@/experiments/engine/trials/timed-trial";
import { animationFrameClock } from "@/experiments/engine/trials/trial-clock";
import { localize } from "@/lib/i18n/define-content";

const app = withParameters(code) as TimedApp;
const goNoGoModel = modelOf(defaultsOf(goNoGoParameters));
const GO: GoNoGoTrial = { condition: "go", blankMs: 400 };
const NO_GO: GoNoGoTrial = { condition: "no-go", blankMs: 400 };
const { feedback } = localize(runWords, "en");
const makeScene = () => app.view.scene(localize(goNoGoWords, "en"), feedback);

it("a go/no-go run has a practice block and two test blocks with equal numbers of squares", () => {
  const blocks = goNoGoModel.blocks(7);
  expect(blocks.map(({ phase, length }) => [phase, length])).toEqual([
    ["practice", 10],
    ["test", 50],
    ["test", 50],
  ]);
  const squares = blocks.map(
    ({ length, trialAt }) =>
      Array.from({ length }, (_, index) => trialAt(index, [])).filter(
        ({ condition }) => condition === "no-go",
      ).length,
  );
  expect(squares).toEqual([2, 5, 5]);
});

describe("a go/no-go trial", () => {
  const start = () => {
    const display = new FakeDisplay(60);
    const shown: [string, number][] = [];
    const trial = runTimedTrial<"press">({
      phases: goNoGoModel.phases(GO, "test"),
      show: (phase) => shown.push([phase, display.now]),
      clock: animationFrameClock,
      signal: new AbortController().signal,
    });
    display.frames({ until: () => shown.length > 0 });
    return { display, shown, trial, onset: display.now };
  };

  it("has the same duration with or without a press, and records only the first press", async () => {
    const silent = start();
    silent.display.frames();
    const pressed = start();
    expect(pressed.trial.respond("press", pressed.onset + 300, "touch")).toBe(true);
    pressed.trial.respond("press", pressed.onset + 420, "touch");
    pressed.display.frames();
    expect(pressed.shown).toEqual(silent.shown);
    expect(pressed.display.now).toBe(silent.display.now);
    expect(pressed.display.now - pressed.onset).toBeCloseTo(1150, 0);
    expect(await silent.trial.finished).toMatchObject({ response: null, rtMs: null });
    expect(await pressed.trial.finished).toMatchObject({ response: "press", rtMs: 300 });
  });

  it("does not accept a press during its blank screen", async () => {
    const { display, shown, trial } = start();
    display.frames({ until: () => shown.length === 2 });
    expect(shown[1]?.[0]).toBe("blank");
    expect(trial.respond("press", display.now + 10, "keyboard")).toBe(false);
    display.frames();
    expect(await trial.finished).toMatchObject({ response: null });
  });

  it("displays feedback only in practice", () => {
    const names = (phase: "practice" | "test") =>
      goNoGoModel.phases(GO, phase).map(({ name }) => name);
    expect(names("practice")).toEqual(["stimulus", "feedback", "blank"]);
    expect(names("test")).toEqual(["stimulus", "blank"]);
  });
});

describe("the go/no-go scene", () => {
  const shapeOf = (node: HTMLElement) => node.querySelector<HTMLElement>("[data-shape]");

  it("displays a disc or a square, and dims the shape from a press to the end of the trial", () => {
    const scene = makeScene();
    scene.prepare(GO);
    expect(shapeOf(scene.node)?.dataset).toMatchObject({ shape: "disc", pressed: "false" });
    scene.taken?.("press", GO);
    expect(shapeOf(scene.node)?.dataset.pressed).toBe("true");
    scene.prepare(NO_GO);
    expect(shapeOf(scene.node)?.dataset).toMatchObject({ shape: "square", pressed: "false" });
  });

  it.each<[string, GoNoGoTrial, "press" | null, string]>([
    ["a press at the disc", GO, "press", feedback.correct],
    ["no press at the disc", GO, null, feedback.slow],
    ["a press at the square", NO_GO, "press", feedback.wrong],
    ["no press at the square", NO_GO, null, feedback.correct],
  ])("displays the right feedback after %s", (_, trial, response, word) => {
    const scene = makeScene();
    scene.prepare(trial);
    scene.show?.("feedback", trial, { response, stamp: 0 } as TrialSoFar<"press">);
    expect(scene.node).toHaveTextContent(word);
  });
});

it("the go/no-go task accepts Space and presses anywhere, and trials without a response do not pause the run", () => {
  expect(goNoGoModel.keys).toEqual({ " ": "press" });
  expect(goNoGoModel.answers).toBe("screen");
  expect(goNoGoModel.pausesWhenSilent).toBe(false);
});
