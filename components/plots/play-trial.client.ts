"use client";

import { prefersReducedMotion } from "@/lib/reduced-motion";
import { CLOCK_PLACE } from "./figure-frame";

/** Where the clock stands: in the place of its screen's label, as trial-figure.tsx has it. */
const CLOCK = { x: 141, y: 14 };

/** Ends what is being played; one figure at a time. */
let endPlayed = () => {};

/**
 * Plays a trial figure once, in real time, with a clock beside the screen that is on: its frames carry
 * their times (`data-ms`). It rests afterwards, when the page is hidden, and when another one plays. For
 * who prefers less motion it stays at rest.
 *
 * @param restMs how long it stays at rest before
 * @returns ends it
 */
export function playTrial(figure: Element, restMs = 0): () => void {
  endPlayed();
  if (prefersReducedMotion()) return () => {};
  const ending = new AbortController();
  const screens = [...figure.querySelectorAll<SVGGElement>("[data-ms]")];
  const { format } = new Intl.NumberFormat(document.documentElement.lang);
  const clock = document.createElementNS("http://www.w3.org/2000/svg", "text");
  clock.dataset.clock = "";
  clock.setAttribute("x", `${CLOCK.x}`);
  clock.setAttribute("y", `${CLOCK.y}`);
  let shown: SVGGElement | undefined;
  let beginning: number | undefined;
  let request = 0;

  const show = (screen: SVGGElement | undefined) => {
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
