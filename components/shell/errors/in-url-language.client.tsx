"use client";

import { useEffect, useSyncExternalStore } from "react";
import { withoutBase } from "@/lib/base-path";
import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import { type Locale, localeOf } from "@/lib/routes";
import { ERROR_WORDS } from "./error-words";
import { useDocumentTitle } from "./use-document-title.client";

const neverChanges = () => () => {};

/**
 * The 404 page in the language of the URL. Only the browser can choose the language, because one file, 404.html, serves
 * both languages. Without scripts, the page is in English.
 */
export function InUrlLanguage(pages: Record<Locale, React.ReactNode>) {
  const locale = useSyncExternalStore<Locale>(
    neverChanges,
    () => localeOf(withoutBase(location.pathname)),
    () => "en",
  );
  useDocumentTitle(ERROR_WORDS[locale].notFound);
  useEffect(() => {
    document.documentElement.lang = LANGUAGE_TAGS[locale];
  }, [locale]);
  return pages[locale];
}
