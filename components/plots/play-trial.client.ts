"use client";

import { prefersReducedMotion } from "@/lib/reduced-motion";
import { CLOCK_PLACE } from "./figure-frame";

/** The position of the clock in a drawing. The clock replaces the label of its screen in trial-figure.tsx. */
const CLOCK = { x: 141, y: 14 };

/** Creates the clock of a figure: a text in the drawing, or an element in the strip. */
function makeClock(figure: Element): SVGElement | HTMLElement {
  if (figure instanceof HTMLElement) return document.createElement("span");
  const clock = document.createElementNS("http://www.w3.org/2000/svg", "text");
  clock.setAttribute("x", `${CLOCK.x}`);
  clock.setAttribute("y", `${CLOCK.y}`);
  return clock;
}

/** Stops the figure that is playing. Only one figure plays at a time. */
let endPlayed = () => {};

/**
 * Plays a trial figure once, in real time, with a clock next to the current screen. The screens contain their durations
 * (`data-ms`). The playback stops at its end, when the page becomes hidden, and when another figure starts. With
 * reduced motion, no figure plays.
 *
 * @param restMs delay before the playback starts
 * @returns a function that stops the playback
 */
export function playTrial(figure: Element, restMs = 0): () => void {
  endPlayed();
  if (prefersReducedMotion()) return () => {};
  const ending = new AbortController();
  const screens = [...figure.querySelectorAll<SVGElement | HTMLElement>("[data-ms]")];
  const { format } = new Intl.NumberFormat(document.documentElement.lang);
  const clock = makeClock(figure);
  clock.dataset.clock = "";
  let shown: (typeof screens)[number] | undefined;
  let beginning: number | undefined;
  let request = 0;

  const show = (screen: typeof shown) => {
    if (screen === shown) return;
    shown?.removeAttribute("data-on");
    figure.toggleAttribute("data-playing", screen !== undefined);
    clock.remove();
    if (screen) {
      screen.setAttribute("data-on", "");
      screen.append(clock);
    }
    shown = screen;
  };
  const end = () => {
    cancelAnimationFrame(request);
    ending.abort();
    show(undefined);
  };
  const onFrame = (now: number) => {
    beginning ??= now + restMs;
    let ms = now - beginning;
    const screen = screens.find((each) => {
      const lasts = Number(each.dataset.ms);
      if (ms < lasts) return true;
      ms -= lasts;
      return false;
    });
    if (!screen || !figure.isConnected) return end();
    if (ms >= 0) {
      show(screen);
      const text = "varies" in screen.dataset ? "data-example" : "data-trial";
      clock.textContent = (figure.getAttribute(text) ?? "").replace(
        CLOCK_PLACE,
        format(Math.round(ms)),
      );
    }
    request = requestAnimationFrame(onFrame);
  };
  document.addEventListener("visibilitychange", end, { signal: ending.signal });
  request = requestAnimationFrame(onFrame);
  endPlayed = end;
  return end;
}
