import { Suspense } from "react";
import { LostScripts } from "@/components/shell/errors/lost-scripts.client";
import { ReplayEvents } from "@/components/shell/hydration/pre-hydration-events.client";
import { ClientNavigation } from "@/components/shell/navigation/client-navigation.client";
import { HashTarget } from "@/components/shell/navigation/hash-target.client";
import { LoadingBar } from "@/components/shell/navigation/loading-bar.client";
import { NavigationEnd } from "@/components/shell/navigation/navigation-end.client";
import { NavigationLimit } from "@/components/shell/navigation/navigation-limit.client";
import { PageTransition } from "@/components/shell/navigation/page-transition.client";
import { PrefetchPages } from "@/components/shell/navigation/prefetch-pages.client";
import { SiteWorker } from "@/components/shell/offline/site-worker.client";
import { WaitingMessages } from "@/components/shell/outbox/send-waiting.client";
import { frame } from "@/content/frame";
import { localize } from "@/lib/i18n/define-content";
import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import type { Locale } from "@/lib/routes";
import { fontClasses } from "./fonts";
import { HEAD_SCRIPT } from "./head-script";
import { SiteIdentity } from "./site-identity";
import "@/components/shell/styles/tokens.css";
import "@/components/shell/styles/base.css";
import "@/components/shell/styles/fallback-fonts.css";

/**
 * The document of one language. The script in its head may change `<html>` before React sees it.
 *
 * @param props.isUnfinished whether the page is not what it should be without its scripts, which then
 *   start by themselves (components/shell/hydration/first-interaction.ts)
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
        <ClientNavigation />
        <PrefetchPages locale={locale} />
        <LoadingBar />
        <HashTarget />
        <ReplayEvents />
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
