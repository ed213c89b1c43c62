"use client";

import { usePathname } from "next/navigation";
import type { MouseEvent, SyntheticEvent } from "react";
import { withBase } from "@/lib/base-path";
import { isLanguageSwitchGuarded } from "@/lib/before-language-switch";
import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import { alternatePath, type Locale } from "@/lib/routes";
import styles from "./language-link.module.css";

/**
 * A link to the same page in the other language. This page is loaded in full. The query and the hash are added just
 * before the link is used, because they change without a render of the layout.
 */
export function LanguageLink({ locale, children }: { locale: Locale; children: string }) {
  const path = withBase(alternatePath(usePathname(), locale));
  const addQueryAndHash = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = path + location.search + location.hash;
  };
  const askFirst = (event: MouseEvent<HTMLAnchorElement>) => {
    addQueryAndHash(event);
    // If the link opens in another tab or window, this page does not change and the guard is not called.
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!isElsewhere && isLanguageSwitchGuarded(event.currentTarget.href)) event.preventDefault();
  };
  return (
    <a
      className={styles.language}
      href={path}
      hrefLang={LANGUAGE_TAGS[locale]}
      lang={LANGUAGE_TAGS[locale]}
      onFocus={addQueryAndHash}
      onPointerEnter={addQueryAndHash}
      onPointerDown={addQueryAndHash}
      onClick={askFirst}
    >
      <span className={styles.name}>{children}</span>
      <span className={styles.code} aria-hidden="true">
        {locale.toUpperCase()}
      </span>
    </a>
  );
}
