"use client";

import { useEffect } from "react";
import { fontClasses } from "@/components/shell/layout/fonts";
import { withBase, withoutBase } from "@/lib/base-path";
import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import { localeOf, pathOf } from "@/lib/routes";
import { failedChunk } from "./chunk-failure";
import { ERROR_WORDS } from "./error-words";
import styles from "./last-resort.module.css";
import { reloadForLostChunk } from "./reload-for-lost-chunk.client";
import "@/components/shell/styles/tokens.css";
import "@/components/shell/styles/base.css";

/**
 * A complete page, with its own <html> element, for errors of the error page itself (docs/specification.md, "Error
 * catalogue"). For a lost chunk, the page is first reloaded once.
 */
export function LastResort({ error }: { error?: unknown }) {
  useEffect(() => {
    const chunk = failedChunk(error);
    if (chunk) reloadForLostChunk(chunk);
  }, [error]);
  const locale = localeOf(withoutBase(location.pathname));
  const words = ERROR_WORDS[locale];
  return (
    <html lang={LANGUAGE_TAGS[locale]} className={fontClasses}>
      <head>
        <title>{words.lastResort}</title>
      </head>
      <body>
        <main className={styles.lastResort}>
          <h1>{words.lastResort}</h1>
          {/* The link loads the page in full, because this works even if all scripts have failed. */}
          <a href={withBase(pathOf("home", locale))}>{words.lastResortHome}</a>
        </main>
      </body>
    </html>
  );
}
