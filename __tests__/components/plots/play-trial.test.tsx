import { render, within } from "@testing-library/react";
import { playTrial } from "@/components/plots/play-trial.client";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { AppFigure } from "@/experiments/presentation/app-figure";
import { TESTED_APPS } from "@/testing/tested-apps";

let prefersReducedMotion: boolean;

beforeEach(() => {
  prefersReducedMotion = false;
  window.matchMedia = (media) => ({ media, matches: prefersReducedMotion }) as MediaQueryList;
  document.documentElement.lang = "en-GB";
  jest.useFakeTimers();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

function show(app: AppId): HTMLElement {
  const { container } = render(<AppFigure app={app} locale="en" />);
  return within(container).getByRole("img");
}

/** Returns the index of the current screen, which starts at 0, and its clock; null for a figure that is not playing. */
function onIn(figure: Element) {
  const on = figure.querySelector("[data-on]");
  if (!on) return null;
  const screens = [...figure.querySelectorAll("[data-ms]")];
  return [screens.indexOf(on), on.querySelector("[data-clock]")?.textContent];
}

const pass = (ms: number) => jest.advanceTimersByTime(ms);

describe("the playback of a Stroop trial", () => {
  it("displays each screen for the duration of the screen, states which duration is an example, and stops", () => {
    const figure = show("stroop");
    const atRest = figure.outerHTML;
    playTrial(figure);
    pass(480);
    expect(onIn(figure)).toEqual([0, expect.stringMatching(/^4\d\d\sms$/)]);
    pass(80);
    expect(onIn(figure)).toEqual([1, expect.stringMatching(/^e\.g\. \d\d\sms$/)]);
    pass(600);
    expect(onIn(figure)).toEqual([1, expect.stringMatching(/^e\.g\. 6\d\d\sms$/)]);
    pass(400);
    expect(onIn(figure)).toEqual([2, expect.stringMatching(/^3\d\d\sms$/)]);
    pass(100);
    expect(figure.outerHTML).toBe(atRest);
    expect(jest.getTimerCount()).toBe(0);
  });

  it("begins after the given delay", () => {
    const figure = show("stroop");
    playTrial(figure, 150);
    pass(140);
    expect(onIn(figure)).toBeNull();
    pass(60);
    expect(onIn(figure)?.[0]).toBe(0);
  });

  it("stops when the page becomes hidden", () => {
    const figure = show("stroop");
    playTrial(figure);
    pass(100);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(onIn(figure)).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });

  it("stops when the playback of another figure starts", () => {
    const [first, second] = [show("stroop"), show("flanker")];
    playTrial(first);
    pass(100);
    playTrial(second);
    pass(100);
    expect(onIn(first)).toBeNull();
    expect(onIn(second)?.[0]).toBe(0);
  });

  it("stops when its figure is removed", () => {
    const figure = show("stroop");
    playTrial(figure);
    pass(100);
    figure.remove();
    pass(50);
    expect(jest.getTimerCount()).toBe(0);
  });

  it("does not start if the visitor prefers reduced motion", () => {
    prefersReducedMotion = true;
    const figure = show("stroop");
    playTrial(figure);
    pass(100);
    expect(onIn(figure)).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });
});

it.each([
  ["stroop", "a response after 700 ms"],
  ["simple-rt", "a random 2,000 ms and a response after 318 ms"],
  ["go-no-go", "a random 400 ms"],
  ["spatial-span", "a response after 3,000 ms"],
] as const)("the playback of %s has a description of its example times: %s", (app, examples) => {
  expect(show(app).querySelector("desc")).toHaveTextContent(`For example with ${examples}.`);
});

const FORMS = APP_IDS.filter((app) => TESTED_APPS[app].kind === "form");

it.each(FORMS)(
  "the figure of the app %s has no playback description, because its screen has no time limit",
  (app) => {
    expect(show(app).querySelector("desc")).toBeNull();
  },
);
