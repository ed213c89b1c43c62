"use client";

import { POPUP_CLOSE_DELAY_MS } from "@/components/ui/popup-delay";
import { watchHover } from "./watch-hover";

/** A pointer that rests for less time, in ms, does not open a citation. */
const REST_MS = 300;

/** Height that a citation needs below its button, in px. */
const ROOM_PX = 320;

const roomBelow = (button: Element) => innerHeight - button.getBoundingClientRect().bottom;

/**
 * Also opens the citations of a list when the mouse rests on their button, until 200 ms after the mouse has left button
 * and citation. The citation is above the button if there is no room below, since scrolling the page under a resting
 * mouse would be worse. A citation opened by click or key stays open and takes the focus; the page scrolls until there
 * is room below the button.
 *
 * @param signal removes the listeners
 */
export function openCitationsOnHover(list: HTMLElement, signal: AbortSignal) {
  // Browsers without popovers show the citations as part of the card.
  if (!("popover" in HTMLElement.prototype)) return;
  /** The citation that the mouse has opened, and that closes when the mouse leaves. */
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
      // The button would close the citation; but a click should keep a citation that the mouse has opened.
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
      // The details of a card fire the same event.
      if (!popover.matches("[popover]")) return;
      if ((event as ToggleEvent).newState === "closed") hovered = null;
      else if (popover !== hovered) takeFocus(popover);
    },
    // The event does not bubble.
    { signal, capture: true },
  );
}
