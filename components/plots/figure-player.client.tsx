"use client";

import { useEffect } from "react";
import { playTrial } from "./play-trial.client";

/** A pointer that only passes plays nothing, in ms. */
const REST_MS = 150;

const FIGURE = "[data-trial]";

/** What may have one figure and a link to its app. */
const CARD = "li, article";

/** Returns the figure in the card that an element is in. */
function figureOfCard(element: Element): Element | null {
  // What is on demand in a card is not about its figure.
  if (element.closest("[popover]")) return null;
  for (let card = element.closest(CARD); card; card = card.parentElement?.closest(CARD) ?? null) {
    const figure = card.querySelector(FIGURE);
    if (figure) return figure;
  }
  return null;
}

/** Returns the figure that is pointed at: itself, or by the link of its card, which may cover it. */
const figureAt = (element: Element): Element | null =>
  element.closest(FIGURE) ?? (element.closest("a") && figureOfCard(element));

/**
 * Plays the trial figures of a page: the one that a mouse rests on or whose card has the focus of the
 * keyboard, until it is left, and the one that is tapped.
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
      // What its button has started goes on.
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
    // The mouse or the focus may have come to one before this code did.
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
