"use client";

import { POPUP_CLOSE_DELAY_MS } from "@/components/ui/popup-delay";
import { watchHover } from "./watch-hover";

/** A pointer that only passes opens nothing. */
const REST_MS = 300;

/** Room that a citation needs below their button, in px. */
const ROOM_PX = 320;

const roomBelow = (button: Element) => innerHeight - button.getBoundingClientRect().bottom;

/**
 * Opens the citations in a list also when the mouse rests on their button, until 200 ms after it has left
 * button and citation. It stands above the button where there is no room below, since a page that scrolls
 * under a resting mouse is worse. One that is opened by click or key stays, and takes the focus; the page
 * scrolls as far as it needs to stand below its button.
 *
 * @param signal ends it
 */
export function openCitationsOnHover(list: HTMLElement, signal: AbortSignal) {
  // Where there are no popovers, the citations are a part of the card.
  if (!("popover" in HTMLElement.prototype)) return;
  /** Open because of the mouse, and to close with it. */
  let hovered: Element | null = null;
  const popoverIn = (citation: Element | null) =>
    citation?.querySelector<HTMLElement>("[popover]") ?? null;
  const takeFocus = (popover: Element) => popover.querySelector("button")?.focus();

  watchHover(
    list,
    "[data-citation]",
    { restMs: REST_MS, leaveMs: POPUP_CLOSE_DELAY_MS },
    {
      onRest: (citation) => {
        const popover = popoverIn(citation);
        const button = citation.querySelector("button");
        if (!popover || !button || popover.matches(":popover-open")) return;
        hovered = popover;
        popover.showPopover({ source: button });
      },
      onLeave: (citation) => {
        const popover = popoverIn(citation);
        if (popover && popover === hovered) popover.hidePopover();
      },
    },
    signal,
  );
  list.addEventListener(
    "click",
    (event) => {
      const button = (event.target as Element).closest("[aria-haspopup=dialog]");
      const popover = popoverIn(button?.closest("[data-citation]") ?? null);
      if (!popover || popover !== hovered) return;
      // The button would close it; but the click is to keep what the mouse has opened.
      event.preventDefault();
      hovered = null;
      takeFocus(popover);
    },
    { signal },
  );
  list.addEventListener(
    "beforetoggle",
    (event) => {
      const popover = event.target as Element;
      const button = popover.closest("[data-citation]")?.querySelector("button");
      if ((event as ToggleEvent).newState !== "open" || popover === hovered || !button) return;
      const missing = ROOM_PX - roomBelow(button);
      if (missing > 0) scrollBy({ top: missing, behavior: "instant" });
    },
    { signal, capture: true },
  );
  list.addEventListener(
    "toggle",
    (event) => {
      const popover = event.target as Element;
      // The details of a card tell of themselves by the same event.
      if (!popover.matches("[popover]")) return;
      if ((event as ToggleEvent).newState === "closed") hovered = null;
      else if (popover !== hovered) takeFocus(popover);
    },
    // It does not bubble.
    { signal, capture: true },
  );
}
