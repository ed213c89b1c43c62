"use client";

import { type RefObject, useEffect } from "react";

/** The elements that the Tab key reaches. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Keeps the focus when the focused control within an element is removed, for example a button that its own press makes
 * unnecessary: the control after the removed one receives the focus, or else the control before it, both as near as
 * possible. Without this hook, a keyboard or a screen reader would continue at the top of the page. A component that
 * moves the focus itself takes precedence.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let focused: Element | null = null;
    let isTouched = false;
    element.addEventListener("focusin", ({ target }) => (focused = target as Element), { signal });
    element.addEventListener(
      "focusout",
      // Some browsers report this event for a removed control too, just before its removal.
      () =>
        queueMicrotask(() => {
          if (focused?.isConnected && focused !== document.activeElement) focused = null;
        }),
      { signal },
    );
    // On a touch screen, the focus of a text field would open the keyboard.
    addEventListener("pointerdown", ({ pointerType }) => (isTouched = pointerType !== "mouse"), {
      capture: true,
      signal,
    });
    addEventListener("keydown", () => (isTouched = false), { capture: true, signal });
    const observer = new MutationObserver((records) => {
      const lost = focused;
      if (!lost || lost.isConnected) return;
      focused = null;
      const removal = records.find(({ removedNodes }) =>
        [...removedNodes].some((node) => node.contains(lost)),
      );
      if (!removal || isTouched) return;
      // Effects of components, which may move the focus, run before the next frame.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) nearest(element, removal)?.focus();
      });
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      leaving.abort();
    };
  }, [root]);
}

/** Returns the control that is nearest to a removed one; undefined if the element has none. */
function nearest(root: HTMLElement, { target, previousSibling }: MutationRecord) {
  let before: Node | null = previousSibling?.parentNode === target ? previousSibling : null;
  for (
    let level: Node | null = target;
    level instanceof Element && root.contains(level);
    level = level.parentNode
  ) {
    const stops = [...level.querySelectorAll<HTMLElement>(STOPS)].filter(isReachable);
    const from = before;
    const isAfter = (stop: HTMLElement) =>
      from === null || (isFollowing(from, stop) && !from.contains(stop));
    const found = stops.find(isAfter) ?? stops.at(-1);
    if (found) return found;
    before = level;
  }
  return undefined;
}

const isFollowing = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const isReachable = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !element.matches(":disabled") &&
  element.closest("[inert]") === null &&
  (element.checkVisibility?.({ visibilityProperty: true }) ?? element.closest("[hidden]") === null);
