import { Suspense } from "react";
import { WaitingMessages } from "@/components/contact/waiting-messages.client";
import { LostScripts } from "@/components/errors/lost-scripts.client";
import { SiteWorker } from "@/components/pwa/site-worker.client";
import { localize } from "@/content/define-content";
import { frame } from "@/content/frame";
import { LANGUAGE_TAGS } from "@/lib/format";
import { HEAD_SCRIPT } from "@/lib/head-script";
import type { Locale } from "@/lib/routes";
import { EarlyInput } from "./early-input.client";
import { FetchAhead } from "./fetch-ahead.client";
import { fontClasses } from "./fonts";
import { HashTarget } from "./hash-target.client";
import { LoadingBar } from "./loading-bar.client";
import { NavigationEnd } from "./navigation-end.client";
import { NavigationLimit } from "./navigation-limit.client";
import { PageTransition } from "./page-transition.client";
import { SiteIdentity } from "./site-identity";
import { SoftLinks } from "./soft-links.client";
import "@/app/styles/tokens.css";
import "@/app/styles/base.css";
import "@/app/styles/fallback-fonts.css";

/**
 * The document of one language. The script in its head may change `<html>` before React sees it.
 *
 * @param props.isUnfinished whether the page is not what it should be without its scripts, which then
 *   start by themselves (lib/late-start/first-sign.ts)
 */
export function DocumentShell({
  locale,
  isUnfinished = false,
  children,
}: {
  locale: Locale;
  isUnfinished?: boolean;
  children: React.ReactNode;
}) {
  return (
    <html
      lang={LANGUAGE_TAGS[locale]}
      className={fontClasses}
      data-version={process.env.BUILD_ID}
      data-unfinished={isUnfinished || undefined}
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants; their hash is in the CSP */}
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <SiteIdentity locale={locale} />
      </head>
      <body>
        {/* Before the page, so that the old one is in place when Next first asks for the layout. */}
        <PageTransition />
        {children}
        <SoftLinks />
        <FetchAhead locale={locale} />
        <LoadingBar />
        <HashTarget />
        <EarlyInput />
        <SiteWorker locale={locale} words={localize(frame, locale).update} />
        <WaitingMessages />
        <LostScripts />
        <NavigationLimit />
        <Suspense fallback={null}>
          <NavigationEnd />
        </Suspense>
      </body>
    </html>
  );
}
