import { structuredData } from "@/components/shell/metadata/json-ld";
import { StructuredData } from "@/components/shell/metadata/structured-data";
import { DeferredContent } from "@/components/shell/navigation/deferred-content.client";
import { PageHead } from "@/components/ui/page-head";
import { Prose } from "@/components/ui/prose";
import { data } from "@/content/data";
import { receiver } from "@/experiments/engine/sending/receiver";
import { dataPayloads } from "@/experiments/payloads/data-payloads";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import styles from "./data-page.module.css";
import { DataRoom } from "./data-room.client";

/** The page on which researchers follow a running study and read its data. */
export function DataPage({ locale }: { locale: Locale }) {
  const words = localize(data, locale);
  const { noServer } = words;
  const to = receiver();
  return (
    <>
      <PageHead
        title={words.title}
        lede={<span className={styles.lede}>{words.lede}</span>}
        compact
      />
      <DeferredContent>
        <div className={styles.page}>
          <noscript>
            <p className={styles.needsScripts}>{words.needsScripts}</p>
          </noscript>
          <DataRoom
            words={words}
            locale={locale}
            payloads={dataPayloads(locale)}
            noServer={
              to?.kind !== "endpoint" && (
                <section className={styles.none}>
                  <h2>{noServer.title}</h2>
                  <Prose locale={locale}>{to ? noServer.datapipe : noServer.none}</Prose>
                  {!to && <p>{noServer.meanwhile}</p>}
                </section>
              )
            }
          />
        </div>
      </DeferredContent>
      <StructuredData graph={structuredData("data", locale)} />
    </>
  );
}
