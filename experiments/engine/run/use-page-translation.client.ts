"use client";

import { useEffect, useState } from "react";
import type { Locale } from "@/lib/routes";
import { followTranslations } from "./translated-text.client";

/**
 * What translators leave in a page: Chrome and many extensions wrap texts in `font`, Yandex in an element of its own,
 * Edge and Firefox put these attributes on elements.
 */
const TRACES = "font, ya-tr-span, [_msttexthash], [_msthash], [data-moz-translations-id]";

/** Returns whether the browser, or an extension, translates the page, which is in this language. */
function isPageTranslated(locale: Locale): boolean {
  const { lang, className } = document.documentElement;
  // Chrome, Safari and Firefox change the language of the page to the one they translate into.
  const isOtherLanguage = lang !== "" && lang.split("-")[0]?.toLowerCase() !== locale;
  const isMarked = /(?:^|\s)translated-(?:ltr|rtl)(?:\s|$)/.test(className);
  return isOtherLanguage || isMarked || document.querySelector(TRACES) !== null;
}

/**
 * Returns whether the page is or was translated since this was mounted; meanwhile React goes on with it.
 * @param at looks again when it changes, for translators that mark nothing but their texts
 */
export function usePageTranslation(locale: Locale, at: unknown): boolean {
  const [isTranslated, setIsTranslated] = useState(false);
  useEffect(() => {
    followTranslations();
    const look = () => {
      if (isPageTranslated(locale)) setIsTranslated(true);
    };
    const observer = new MutationObserver(look);
    // Not the body, which changes with every stimulus: Chrome, Safari and Firefox mark the root, Edge the title.
    observer.observe(document.documentElement, { attributeFilter: ["lang", "class"] });
    observer.observe(document.head, {
      attributeFilter: ["_msttexthash", "_msthash"],
      subtree: true,
    });
    return () => observer.disconnect();
  }, [locale]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever `at` changes
  useEffect(() => {
    if (isPageTranslated(locale)) setIsTranslated(true);
  }, [locale, at]);
  return isTranslated;
}
