import { structuredData } from "@/components/shell/metadata/json-ld";
import { StructuredData } from "@/components/shell/metadata/structured-data";
import { PageHead } from "@/components/ui/page-head";
import { Prose } from "@/components/ui/prose";
import { withdraw } from "@/content/withdraw";
import { canDelete, receiver } from "@/experiments/engine/sending/receiver";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { withReceiver } from "./receiver-words";
import { WithdrawForm } from "./withdraw-form.client";
import styles from "./withdraw-page.module.css";

/** The page for withdrawals. Participants receive the URL of this page together with their withdrawal code. */
export function WithdrawPage({ locale }: { locale: Locale }) {
  const words = localize(withdraw, locale);
  const to = receiver();
  return (
    <>
      <PageHead title={words.title} lede={words.lede} compact />
      <div className={styles.page}>
        {to ? (
          <>
            <div className={styles.form}>
              <noscript>
                <p>{words.needsScripts}</p>
              </noscript>
              <WithdrawForm words={{ form: words.form, states: words.states }} locale={locale} />
            </div>
            <aside className={styles.notes}>
              <h2>{words.after.title}</h2>
              <ul>
                <li>
                  {withReceiver(
                    canDelete(to) ? words.after.deletes : words.after.notes,
                    to,
                    locale,
                  )}
                </li>
                <li>{words.after.offline}</li>
                <li>
                  <Prose locale={locale} inline>
                    {words.after.device}
                  </Prose>
                </li>
                <li>{words.after.final}</li>
              </ul>
              <h2>{words.lost.title}</h2>
              <Prose locale={locale}>{words.lost.text}</Prose>
            </aside>
          </>
        ) : (
          <section className={styles.none}>
            <h2>{words.none.title}</h2>
            <Prose locale={locale}>{words.none.text}</Prose>
            <Prose locale={locale}>{words.none.elsewhere}</Prose>
          </section>
        )}
      </div>
      <StructuredData graph={structuredData("withdraw", locale)} />
    </>
  );
}
