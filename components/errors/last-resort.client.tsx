"use client";

import { fontClasses } from "@/components/layout/fonts";
import { ERROR_WORDS } from "@/lib/error-words";
import { LANGUAGE_TAGS } from "@/lib/format";
import { localeOf, pathOf } from "@/lib/routes";
import styles from "./last-resort.module.css";
import "@/app/styles/tokens.css";
import "@/app/styles/base.css";

/** A whole document for when showing the error page has itself failed (specification section 8). */
export function LastResort() {
  const locale = localeOf(location.pathname);
  const words = ERROR_WORDS[locale];
  return (
    <html lang={LANGUAGE_TAGS[locale]} className={fontClasses}>
      <head>
        <title>{words.lastResort}</title>
      </head>
      <body>
        <main className={styles.lastResort}>
          <h1>{words.lastResort}</h1>
          {/* An ordinary link: it loads the page anew, whatever state the scripts are in. */}
          <a href={pathOf("home", locale)}>{words.lastResortHome}</a>
        </main>
      </body>
    </html>
  );
}
