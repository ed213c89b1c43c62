import { arrowRowPath, type Direction } from "@/components/plots/arrow-row";
import { runWords } from "@/content/run";
import { flankerModel as modelOf } from "@/experiments/apps/flanker/model";
import { flankerParameters } from "@/experiments/apps/flanker/parameters";
import { arrowRow, type FlankerTrial } from "@/experiments/apps/flanker/sequence";
import { app as code } from "@/experiments/apps/flanker/view.client";
import { flankerWords } from "@/experiments/apps/flanker/words";
import { type TimedApp, withParameters } from "@/experiments/engine/contract/define-app";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import type { TrialSoFar } from "@/experiments/engine/contract/trial-model";
import { localize } from "@/lib/i18n/define-content";

const app = withParameters(code) as TimedApp;
const flankerModel = modelOf(defaultsOf(flankerParameters));
const trial = (target: Direction, flankers: Direction): FlankerTrial => ({
  target,
  flankers,
  condition: target === flankers ? "congruent" : "incongruent",
  arrows: arrowRow(target, flankers, 2),
});
const TRIAL = trial("left", "right");
const { feedback } = localize(runWords, "en");
const makeScene = () => app.view.scene(localize(flankerWords, "en"), feedback);

it("a flanker run has a practice block and two test blocks, with a different order of trials in each test block", () => {
  const blocks = flankerModel.blocks(7);
  expect(blocks.map(({ phase, length }) => [phase, length])).toEqual([
    ["practice", 8],
    ["test", 24],
    ["test", 24],
  ]);
  const [, first, second] = blocks.map(({ length, trialAt }) =>
    JSON.stringify(Array.from({ length }, (_, index) => trialAt(index, []))),
  );
  expect(first).not.toBe(second);
});

it("a flanker trial displays the cross, the arrows and the blank screen, and feedback only in practice", () => {
  expect(flankerModel.phases(TRIAL, "test")).toEqual([
    { name: "fixation", durationMs: 500 },
    { name: "stimulus", durationMs: 2000, responses: 1 },
    { name: "blank", durationMs: 400 },
  ]);
  expect(flankerModel.phases(TRIAL, "practice").map(({ name }) => name)).toEqual([
    "fixation",
    "stimulus",
    "feedback",
    "blank",
  ]);
});

it("the flanker scene draws the arrows of every trial in the same SVG element", () => {
  const scene = makeScene();
  const path = () => scene.node.querySelector("svg path")?.getAttribute("d");
  scene.prepare(TRIAL);
  expect(path()).toBe(arrowRowPath(["right", "right", "left", "right", "right"], 40));
  scene.prepare(trial("right", "right"));
  expect(path()).toBe(arrowRowPath(["right", "right", "right", "right", "right"], 40));
  expect(scene.node.querySelectorAll("svg")).toHaveLength(1);
});

it("the flanker scene draws no arrow beyond the edges of the SVG element", () => {
  const scene = makeScene();
  scene.prepare(TRIAL);
  const box = scene.node.querySelector("svg")?.getAttribute("viewBox")?.split(" ").map(Number);
  const path = scene.node.querySelector("path")?.getAttribute("d") ?? "";
  const across = [...path.matchAll(/[MHL](-?[\d.]+)/g)].map(([, x]) => Math.abs(Number(x)));
  expect(Math.max(...across)).toBeLessThan(-(box?.[0] ?? 0));
});

it.each([1, 2, 3])("flanker arrows have the same size with %i flankers on each side", (perSide) => {
  const scene = makeScene();
  const row = arrowRow("left", "right", perSide);
  scene.prepare({ ...TRIAL, arrows: row });
  const drawing = scene.node.querySelector("svg");
  const [left = 0, , width = 0] = drawing?.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
  expect([left, width]).toEqual([-20 * row.length, 40 * row.length]);
  expect(Number.parseFloat(drawing?.getAttribute("width") ?? "") / row.length).toBeCloseTo(4.8);
});

it.each<[string, Direction | null, string]>([
  ["the target", "left", feedback.correct],
  ["the flankers", "right", feedback.wrong],
  ["no arrow", null, feedback.slow],
])("the flanker scene displays feedback on a response that matches %s", (_, response, word) => {
  const scene = makeScene();
  scene.prepare(TRIAL);
  scene.show?.("feedback", TRIAL, { response, stamp: 0 } as TrialSoFar<Direction>);
  expect(scene.node).toHaveTextContent(word);
});

it("the flanker task accepts F, J and the arrow keys, and has two buttons, with left on the left", () => {
  expect(flankerModel.keys).toEqual({
    f: "left",
    j: "right",
    arrowleft: "left",
    arrowright: "right",
  });
  expect(flankerModel.answers).toEqual([
    { response: "left", key: "f" },
    { response: "right", key: "j" },
  ]);
});
