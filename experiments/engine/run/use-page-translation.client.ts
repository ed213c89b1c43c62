"use client";

import { useEffect, useState } from "react";
import type { Locale } from "@/lib/routes";
import { followTranslations } from "./translated-text.client";

/**
 * Selects the elements by which a translation can be recognised. Chrome and many extensions wrap texts in `font`,
 * Yandex wraps texts in `ya-tr-span`, and Edge and Firefox add these attributes to elements.
 */
const TRACES = "font, ya-tr-span, [_msttexthash], [_msthash], [data-moz-translations-id]";

/** Returns whether the browser or an extension translates the page. @param locale the original language of the page */
function isPageTranslated(locale: Locale): boolean {
  const { lang, className } = document.documentElement;
  // Chrome, Safari and Firefox change the `lang` attribute of the page to the target language.
  const isOtherLanguage = lang !== "" && lang.split("-")[0]?.toLowerCase() !== locale;
  const isMarked = /(?:^|\s)translated-(?:ltr|rtl)(?:\s|$)/.test(className);
  return isOtherLanguage || isMarked || document.querySelector(TRACES) !== null;
}

/**
 * Returns whether the page has been translated since this component was mounted, and allows React to update a
 * translated page.
 * @param at when this value changes, the page is checked again, because some translators mark only the translated texts
 */
export function usePageTranslation(locale: Locale, at: unknown): boolean {
  const [isTranslated, setIsTranslated] = useState(false);
  useEffect(() => {
    followTranslations();
    const look = () => {
      if (isPageTranslated(locale)) setIsTranslated(true);
    };
    const observer = new MutationObserver(look);
    // Chrome, Safari and Firefox mark the root element, and Edge marks the title. The body is not observed, because it
    // changes with every stimulus.
    observer.observe(document.documentElement, { attributeFilter: ["lang", "class"] });
    observer.observe(document.head, {
      attributeFilter: ["_msttexthash", "_msthash"],
      subtree: true,
    });
    return () => observer.disconnect();
  }, [locale]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again whenever `at` changes
  useEffect(() => {
    if (isPageTranslated(locale)) setIsTranslated(true);
  }, [locale, at]);
  return isTranslated;
}
