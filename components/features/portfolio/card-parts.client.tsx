"use client";

import { type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { POPUP_CLOSE_DELAY_MS } from "@/components/ui/popup-delay";
import type { AppId } from "@/experiments/catalog/app-ids";
import { loadArchiveMaker } from "@/experiments/study/export/load-archive-maker";
import { interpolate } from "@/lib/i18n/interpolate";
import { sizeText } from "@/lib/i18n/size-text";
import type { Locale } from "@/lib/routes";
import styles from "./card-parts.module.css";
import { openCitationsOnHover } from "./citation-hover.client";
import { watchHover } from "./watch-hover";

export type CopyWords = {
  /** The accessible name of the button that copies a URL. */
  copy: string;
  /** The reports after a URL (`link`) or a `text` was copied. The report of a failure contains `{link}`. */
  link: CopyOutcomes;
  text: CopyOutcomes;
  /** The texts about the standalone archive of an app, and the URL of the files for archives. */
  archive: Record<"making" | "made" | "failed" | "url", string>;
};
type CopyOutcomes = Record<"copied" | "failed", string>;

/** The time in ms that a pointer must rest before the tooltip appears. */
const REST_MS = 600;

/**
 * Adds scripts to the cards of a list. The HTML of the cards comes from the server. The scripts add citations that open
 * when the pointer hovers, buttons that copy, and a tooltip with the name of the button that copies the URL. One
 * instance of this component serves all cards, so that cards need no hydration.
 */
export function CardParts({
  list,
  words,
  locale,
}: {
  list: RefObject<HTMLElement | null>;
  words: CopyWords;
  locale: Locale;
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
      const app = target.closest<HTMLElement>(ARCHIVE);
      if (app) downloadArchiveOf(app, words.archive, locale);
    });
    listen(
      "focusin",
      (target) => target.matches(":focus-visible") && setNamed(target.closest(LINK)),
    );
    listen("focusout", (target) => target.closest(LINK) && setNamed(null));
    addEventListener("keydown", ({ key }) => key === "Escape" && setNamed(null), { signal });
    element.dataset.hydrated = "";
    return () => ending.abort();
  }, [list, words, locale]);

  return (
    named &&
    createPortal(
      // Screen readers ignore the tooltip, because the button already has this name.
      <span className={styles.tooltip} aria-hidden="true">
        {words.copy}
      </span>,
      named,
    )
  );
}

/** An element whose attribute is a URL. It contains the button that copies the URL. */
const LINK = "[data-copy-link]";
/**
 * An element whose attribute is the id of a second element. The first element contains the button that copies the text
 * of the second element.
 */
const TEXT = "[data-copy-text]";
/** An element whose attribute is the id of an app. It contains the button that downloads the app's archive. */
const ARCHIVE = "[data-app-archive]";

const sayAfter = (part: Element) => (outcome: string) => {
  if (part.nextElementSibling) part.nextElementSibling.textContent = outcome;
};

/**
 * Downloads the archive of the app whose id is in an attribute of the element. The code that makes archives loads after
 * the button is pressed.
 */
async function downloadArchiveOf(part: HTMLElement, words: CopyWords["archive"], locale: Locale) {
  const say = sayAfter(part);
  say(words.making);
  try {
    const { downloadAppArchive } = await loadArchiveMaker();
    const { file, bytes } = await downloadAppArchive(part.dataset.appArchive as AppId, words.url);
    say(interpolate(words.made, { file, size: sizeText(bytes, locale) }));
  } catch {
    say(words.failed);
  }
}

/** Copies a URL or a text, and reports the outcome in the live region after the element. */
async function copy(part: HTMLElement, words: CopyWords) {
  const { copyLink, copyText } = part.dataset;
  const outcomes = copyText ? words.text : words.link;
  const text = copyText
    ? (document.getElementById(copyText)?.textContent ?? "")
    : new URL(copyLink ?? "", location.href).href;
  const say = sayAfter(part);
  try {
    await navigator.clipboard.writeText(text);
    say(outcomes.copied);
  } catch {
    say(interpolate(outcomes.failed, { link: text }));
  }
}
