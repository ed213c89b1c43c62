"use client";

import { type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { POPUP_CLOSE_DELAY_MS } from "@/components/ui/popup-delay";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./card-parts.module.css";
import { openCitationsOnHover } from "./citation-hover.client";
import { watchHover } from "./watch-hover";

export type CopyWords = {
  /** What the button does that copies an address. */
  copy: string;
  /** What came of it, for an address and for another text; a failure states the `{link}`. */
  link: CopyOutcomes;
  text: CopyOutcomes;
};
type CopyOutcomes = Record<"copied" | "failed", string>;

/** A pointer that only passes is told nothing. */
const REST_MS = 600;

/**
 * What scripts add to the cards of a list, whose HTML comes from the server: citations that open
 * on hovering, and buttons that copy, that of the address with its name in a tooltip. One of it serves all
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
    openCitationsOnHover(element, signal);
    watchHover(
      element,
      LINK,
      { restMs: REST_MS, leaveMs: POPUP_CLOSE_DELAY_MS },
      { onRest: setNamed, onLeave: () => setNamed(null) },
      signal,
    );
    const listen = (type: string, answer: (target: Element) => void) =>
      element.addEventListener(type, ({ target }) => answer(target as Element), { signal });
    listen("click", (target) => {
      const part = target.closest<HTMLElement>(`${LINK}, ${TEXT}`);
      if (part) copy(part, words);
    });
    listen(
      "focusin",
      (target) => target.matches(":focus-visible") && setNamed(target.closest(LINK)),
    );
    listen("focusout", (target) => target.closest(LINK) && setNamed(null));
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
const LINK = "[data-copy-link]";
/** What has the id of an element, and the button that copies its text. */
const TEXT = "[data-copy-text]";

/** Copies what a part names, and says what came of it in the live region after the part. */
async function copy(part: HTMLElement, words: CopyWords) {
  const { copyLink, copyText } = part.dataset;
  const outcomes = copyText ? words.text : words.link;
  const text = copyText
    ? (document.getElementById(copyText)?.textContent ?? "")
    : new URL(copyLink ?? "", location.href).href;
  const say = (outcome: string) => {
    if (part.nextElementSibling) part.nextElementSibling.textContent = outcome;
  };
  try {
    await navigator.clipboard.writeText(text);
    say(outcomes.copied);
  } catch {
    say(interpolate(outcomes.failed, { link: text }));
  }
}
