import { act, render, screen } from "@testing-library/react";
import { playTrial } from "@/components/plots/play-trial.client";
import { TrialStrip } from "@/components/plots/trial-strip";
import { apps } from "@/content/apps";
import type { AppId } from "@/experiments/catalog/app-ids";
import { appFrames } from "@/experiments/catalog/app-texts";
import { localize } from "@/lib/i18n/define-content";

function show(app: AppId): HTMLElement {
  render(
    <TrialStrip
      frames={appFrames(app, "en")}
      words={localize(apps, "en").figure}
      description={`A trial of ${app}`}
      locale="en"
    />,
  );
  return screen.getByRole("img", { name: `A trial of ${app}` });
}

const labels = (strip: HTMLElement) =>
  [...strip.children].map((frame) => frame.textContent?.replace(/\s/g, " "));

it.each([
  ["stroop", ["500 ms", "greenresponse, ≤ 2,000 ms"]],
  ["spatial-span", ["1,000 ms", "1,000 ms", "response, ≤ 20,000 ms"]],
  ["where-is-it", ["Santiagono time limit"]],
] as const)("the strip of %s has screens with content and a duration", (app, expected) => {
  expect(labels(show(app))).toEqual(expected);
});

it("the strip of a questionnaire draws the response options", () => {
  const strip = show("mini-ipip");
  expect(strip).toHaveTextContent("Take long walks.");
  expect(strip.querySelectorAll("circle")).toHaveLength(5);
});

it("the playback of a strip highlights one screen after the other, and displays a clock", () => {
  window.matchMedia = (media) => ({ media, matches: false }) as MediaQueryList;
  document.documentElement.lang = "en-GB";
  jest.useFakeTimers();
  const strip = show("stroop");
  const atRest = strip.outerHTML;
  const on = () => strip.querySelector("[data-on]")?.textContent?.replace(/\s/g, " ");
  act(() => {
    playTrial(strip);
  });
  jest.advanceTimersByTime(480);
  expect(on()).toMatch(/^500 ms4\d\d ms$/);
  jest.advanceTimersByTime(100);
  expect(on()).toMatch(/^greenresponse, ≤ 2,000 mse\.g\. \d\d ms$/);
  jest.advanceTimersByTime(800);
  expect(strip.outerHTML).toBe(atRest);
  jest.useRealTimers();
});
