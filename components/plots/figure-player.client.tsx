"use client";

import { useEffect } from "react";
import { playTrial } from "./play-trial.client";

/** The time in ms that a pointer must rest before a figure is played. */
const REST_MS = 150;

const FIGURE = "[data-trial]";

/** The selector of elements that may contain one figure and a link to its app. */
const CARD = "li, article";

/** Returns the figure in the card that contains an element. */
function figureOfCard(element: Element): Element | null {
  // A pointer on a popover in a card does not play the figure of the card.
  if (element.closest("[popover]")) return null;
  for (let card = element.closest(CARD); card; card = card.parentElement?.closest(CARD) ?? null) {
    const figure = card.querySelector(FIGURE);
    if (figure) return figure;
  }
  return null;
}

/**
 * Returns the figure under the pointer. The pointer may also be over the card of the figure, because the link of the
 * card may cover the figure.
 */
const figureAt = (element: Element): Element | null =>
  element.closest(FIGURE) ?? (element.closest("a") && figureOfCard(element));

/**
 * Plays the trial figures of a page. A figure under a resting mouse, or in a card with keyboard focus, is played until
 * the mouse or the focus leaves. A tap also plays a figure.
 */
export function FigurePlayer() {
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let chosen: Element | null = null;
    let end = () => {};
    const choose = (figure: Element | null) => {
      if (figure === chosen) return;
      chosen = figure;
      end();
      // A figure that the visitor has started by its button continues to play.
      const isPlaying = figure?.hasAttribute("data-playing");
      end = figure && !isPlaying ? playTrial(figure, REST_MS) : () => {};
    };
    const listen = <Type extends keyof DocumentEventMap>(
      type: Type,
      answer: (event: DocumentEventMap[Type], target: Element) => void,
    ) =>
      document.addEventListener(
        type,
        (event) => event.target instanceof Element && answer(event, event.target),
        { signal },
      );

    listen("pointerover", ({ pointerType }, target) => {
      if (pointerType !== "touch") choose(figureAt(target));
    });
    listen("pointerout", ({ pointerType, relatedTarget }) => {
      if (pointerType !== "touch" && !relatedTarget) choose(null);
    });
    listen("focusin", (_, target) => {
      if (target.matches(":focus-visible")) choose(figureOfCard(target));
    });
    listen("focusout", ({ relatedTarget }) => {
      if (!relatedTarget) choose(null);
    });
    listen("click", (_, target) => {
      const figure = !target.closest("a") && target.closest(FIGURE);
      if (!figure) return;
      chosen = figure;
      end = playTrial(figure);
    });
    // The mouse or the focus may have reached a figure before this code was loaded.
    const pointedAt = [...document.querySelectorAll(":hover")].at(-1);
    const isMouse = matchMedia("(hover: hover)").matches;
    const focused = document.querySelector(":focus-visible");
    choose(
      (isMouse && pointedAt && figureAt(pointedAt)) || (focused && figureOfCard(focused)) || null,
    );
    return () => {
      ending.abort();
      end();
    };
  }, []);
  return null;
}
