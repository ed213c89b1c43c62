import { Suspense } from "react";
import { LANGUAGE_TAGS } from "@/lib/format";
import { PREFERENCES_SCRIPT } from "@/lib/preferences";
import type { Locale } from "@/lib/routes";
import { fontClasses } from "./fonts";
import { HashTarget } from "./hash-target.client";
import { LoadingBar } from "./loading-bar.client";
import { PageEffects } from "./page-effects.client";
import { PageTransition } from "./page-transition.client";
import "@/app/styles/tokens.css";
import "@/app/styles/base.css";

/** The document of one language. The script in its head may change `<html>` before React sees it. */
export function DocumentShell({ locale, children }: { locale: Locale; children: React.ReactNode }) {
  return (
    <html lang={LANGUAGE_TAGS[locale]} className={fontClasses} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; its hash is in the CSP */}
        <script dangerouslySetInnerHTML={{ __html: PREFERENCES_SCRIPT }} />
      </head>
      <body>
        {children}
        <PageTransition />
        <LoadingBar />
        <HashTarget />
        <Suspense fallback={null}>
          <PageEffects />
        </Suspense>
      </body>
    </html>
  );
}
