"use client";

import { useEffect, useSyncExternalStore } from "react";
import { withoutBase } from "@/lib/base-path";
import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import { type Locale, localeOf } from "@/lib/routes";
import { ERROR_WORDS } from "./error-words";
import { useDocumentTitle } from "./use-document-title.client";

const neverChanges = () => () => {};

/**
 * One of two pages by the language of the address: the single 404.html answers for both, so only the
 * browser knows which it is. Without scripts it is the English one.
 */
export function InAddressLanguage(pages: Record<Locale, React.ReactNode>) {
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
