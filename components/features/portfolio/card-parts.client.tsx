"use client";

import { type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { POPUP_CLOSE_DELAY_MS } from "@/components/ui/popup-delay";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./card-parts.module.css";
import { openDetailsOnHover } from "./details-hover.client";
import { watchHover } from "./watch-hover";

export type CopyWords = Record<"copy" | "copied" | "failed", string>;

/** A pointer that only passes is told nothing. */
const REST_MS = 600;

/**
 * What scripts add to the cards of a list, whose HTML comes from the server: details that open on
 * hovering, and buttons that copy an app's address, with their name in a tooltip. One of it serves all
 * cards, so that a card costs nothing to bring to life.
 */
export function CardParts({
  list,
  words,
}: {
  list: RefObject<HTMLElement | null>;
  words: CopyWords;
}) {
  const [named, setNamed] = useState<Element | null>(null);

  useEffect(() => {
    const { current: element } = list;
    if (!element) return;
    const ending = new AbortController();
    const { signal } = ending;
    openDetailsOnHover(element, signal);
    watchHover(
      element,
      COPY,
      { restMs: REST_MS, leaveMs: POPUP_CLOSE_DELAY_MS },
      { onRest: setNamed, onLeave: () => setNamed(null) },
      signal,
    );
    const listen = (type: string, answer: (part: HTMLElement | null, target: Element) => void) =>
      element.addEventListener(
        type,
        ({ target }) => answer((target as Element).closest<HTMLElement>(COPY), target as Element),
        { signal },
      );
    listen("click", (part) => part && copy(part, words));
    listen("focusin", (part, target) => part && target.matches(":focus-visible") && setNamed(part));
    listen("focusout", (part) => part && setNamed(null));
    addEventListener("keydown", ({ key }) => key === "Escape" && setNamed(null), { signal });
    element.dataset.hydrated = "";
    return () => ending.abort();
  }, [list, words]);

  return (
    named &&
    createPortal(
      // The button is called so already.
      <span className={styles.tooltip} aria-hidden="true">
        {words.copy}
      </span>,
      named,
    )
  );
}

/** What has an address, and the button that copies it. */
const COPY = "[data-copy]";

/** Copies the address of a part, and says what came of it in the live region after the part. */
async function copy(part: HTMLElement, words: CopyWords) {
  const link = new URL(part.dataset.copy ?? "", location.href).href;
  const say = (outcome: string) => {
    if (part.nextElementSibling) part.nextElementSibling.textContent = outcome;
  };
  try {
    await navigator.clipboard.writeText(link);
    say(words.copied);
  } catch {
    say(interpolate(words.failed, { link }));
  }
}
