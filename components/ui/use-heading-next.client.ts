"use client";

import { type RefObject, useLayoutEffect } from "react";

const HEADINGS = "h1, h2, h3";

/**
 * Hands the focus on when an element is removed while it contains the focus, for example the button "Try again" when the
 * part of the page has loaded: the first heading near the removed element receives the focus. A component that moves the
 * focus itself takes precedence.
 */
export function useHeadingNext(part: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      // React calls this function before it removes the element.
      if (!element?.contains(document.activeElement)) return;
      const around = surroundings(element);
      // Effects of components, which may move the focus, run before the next frame.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const headings = around
          .filter(({ isConnected }) => isConnected)
          .map((each) => each.querySelector<HTMLElement>(HEADINGS));
        focusHeading(headings.find((each) => each !== null));
      });
    };
  }, [part]);
}

/** Returns the elements that contain an element within the page, the smallest first. */
function surroundings(element: Element): Element[] {
  const { parentElement } = element;
  if (!parentElement || element.matches("main")) return [];
  return [parentElement, ...surroundings(parentElement)];
}

/** Moves the focus to a heading, which the Tab key need not reach. */
function focusHeading(heading: HTMLElement | null | undefined) {
  if (!heading) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus();
}
