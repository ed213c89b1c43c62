import { LostScripts } from "@/components/shell/errors/lost-scripts.client";
import { ReplayEvents } from "@/components/shell/hydration/replay-events.client";
import { Navigation } from "@/components/shell/navigation/navigation.client";
import { PageTransition } from "@/components/shell/navigation/page-transition.client";
import { SiteWorkerStatus } from "@/components/shell/offline/site-worker.client";
import { SendWaiting } from "@/components/shell/outbox/send-waiting.client";
import { siteWords } from "@/content/site-words";
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
 * The HTML page around the content, in one language. The script in its head may change `<html>` before hydration.
 *
 * @param props.isUnfinished whether the page is incomplete without its scripts; if so, it hydrates without an
 *   interaction (components/shell/hydration/first-interaction.ts)
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
        <PageTransition />
        {children}
        <Navigation locale={locale} />
        <ReplayEvents />
        <SiteWorkerStatus locale={locale} words={localize(siteWords, locale).update} />
        <SendWaiting />
        <LostScripts />
      </body>
    </html>
  );
}
