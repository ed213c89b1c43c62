import { Band } from "@/components/ui/band";
import { Prose } from "@/components/ui/prose";
import { about } from "@/content/about";
import { home } from "@/content/home";
import { localize } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { numberWord } from "@/lib/i18n/number-word";
import type { Locale } from "@/lib/routes";
import { LazyRequestCount } from "./lazy-request-count.client";
import styles from "./promises-section.module.css";
import { RetestPlot } from "./retest-plot";

/** The promises of the site to its visitors. Each promise begins with evidence for it. */
export function PromisesSection({ locale }: { locale: Locale }) {
  const { title, scores, requests, advice, own } = localize(home, locale).promises;
  const { notUs } = localize(about, locale);
  const count = numberWord(notUs.items.length, locale);
  const promises = [
    { ...scores, proof: <RetestPlot words={scores} locale={locale} /> },
    {
      ...requests,
      proof: (
        <>
          <p className={styles.none}>
            <span>{formatNumber(0, locale)}</span> {requests.none}
          </p>
          <p className={styles.count}>
            <LazyRequestCount text={requests.count} />
          </p>
        </>
      ),
    },
    {
      ...advice,
      body: interpolate(advice.body, { count }),
      proof: (
        <>
          <p className={styles.lead}>{advice.lead}</p>
          <ul role="list" className={styles.cases}>
            {notUs.items.map((item) => (
              <li key={item.title}>{item.title}</li>
            ))}
          </ul>
        </>
      ),
    },
    {
      ...own,
      proof: (
        <div className={styles.archive}>
          <p translate="no">{own.archive}</p>
          <dl>
            {own.files.map(({ file, holds }) => (
              <div key={file}>
                <dt translate="no">{file}</dt>
                <dd>{holds}</dd>
              </div>
            ))}
          </dl>
        </div>
      ),
    },
  ];
  return (
    <Band title={title} pace="dense">
      <ul role="list" className={styles.promises}>
        {promises.map((promise) => (
          <li key={promise.title} className={styles.promise}>
            <div>{promise.proof}</div>
            <div>
              <h3>{promise.title}</h3>
              <Prose locale={locale}>{promise.body}</Prose>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
