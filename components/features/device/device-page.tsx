import { structuredData } from "@/components/shell/metadata/json-ld";
import { StructuredData } from "@/components/shell/metadata/structured-data";
import { DeferredContent } from "@/components/shell/navigation/deferred-content.client";
import { Band } from "@/components/ui/band";
import { PageHead } from "@/components/ui/page-head";
import { Prose } from "@/components/ui/prose";
import { device } from "@/content/device";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { BrowserLimits } from "./browser-limits";
import styles from "./device-page.module.css";
import { DeviceSlot } from "./device-slot.client";
import { UnseenDelays } from "./unseen-delays";

/** The page that measures a device, and states what no page can measure. */
export function DevicePage({ locale }: { locale: Locale }) {
  const { title, lede, needsScripts, check, report, unseen, engines, runs } = localize(
    device,
    locale,
  );
  return (
    <>
      <PageHead title={title} lede={lede} compact />
      <DeferredContent>
        <div className={styles.page}>
          <noscript>
            <p className={styles.needsScripts}>{needsScripts}</p>
          </noscript>
          <DeviceSlot words={{ check, report }} locale={locale} />
        </div>
        <Band title={unseen.title} intro={unseen.intro} tone="surface" pace="dense">
          <UnseenDelays items={unseen.items} range={unseen.range} locale={locale} />
        </Band>
        <Band title={engines.title} intro={engines.intro} pace="dense">
          <BrowserLimits items={engines.items} locale={locale} />
        </Band>
        <Band title={runs.title} tone="surface" pace="dense">
          <div className={styles.runs}>
            <Prose locale={locale}>{runs.text}</Prose>
          </div>
        </Band>
      </DeferredContent>
      <StructuredData graph={structuredData("device", locale)} />
    </>
  );
}
