"use client";

import { POPUP_CLOSE_DELAY_MS } from "@/components/ui/popup-delay";
import { watchHover } from "./watch-hover";

/** The time in ms that a pointer must rest before a citation opens. */
const REST_MS = 300;

/** The height in px that a citation needs below its button. */
const ROOM_PX = 320;

const roomBelow = (button: Element) => innerHeight - button.getBoundingClientRect().bottom;

/**
 * Opens a citation of a list also when the mouse rests on the button of the citation, and not only when the button is
 * pressed. A citation closes 200 ms after the mouse has left both the button and the citation. The citation is above
 * the button if there is no space below, because scrolling the page under a resting mouse would be worse. A citation
 * that was opened by click or key remains open and receives the focus; the page then scrolls until there is space below
 * the button.
 *
 * @param signal removes the listeners
 */
export function openCitationsOnHover(list: HTMLElement, signal: AbortSignal) {
  // Browsers without popovers display the citations as a section of the card.
  if (!("popover" in HTMLElement.prototype)) return;
  /** The citation that the mouse has opened. It closes when the mouse leaves. */
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
      // By default, a click on the button would close the open citation. A citation that the mouse has opened must
      // remain open after the click.
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
      // The disclosure of a card also dispatches this event.
      if (!popover.matches("[popover]")) return;
      if ((event as ToggleEvent).newState === "closed") hovered = null;
      else if (popover !== hovered) takeFocus(popover);
    },
    // The listener captures the event, because the event does not bubble.
    { signal, capture: true },
  );
}
