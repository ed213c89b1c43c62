import { contactEndpoint } from "@/components/shell/outbox/endpoint";
import { Band } from "@/components/ui/band";
import { Prose } from "@/components/ui/prose";
import { about } from "@/content/about";
import { home } from "@/content/home";
import { receiver, receiverUrl } from "@/experiments/engine/sending/receiver";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { LazyRequestCount } from "./lazy-request-count.client";
import styles from "./promises-section.module.css";
import { RetestPlot } from "./retest-plot";

/** Returns the hosts that a page may connect to, as the site's policy states them (scripts/build/html/csp.ts). */
function connections(): string {
  const runs = receiver();
  const messages = contactEndpoint();
  const urls = [runs && receiverUrl(runs), messages?.url].filter((url) => typeof url === "string");
  return ["connect-src 'self'", ...new Set(urls.map((url) => new URL(url).origin))].join(" ");
}

/** The promises of the site, each with its proof. */
export function PromisesSection({ locale }: { locale: Locale }) {
  const { title, scores, requests, advice } = localize(home, locale).promises;
  const { notUs } = localize(about, locale);
  const promises = [
    {
      ...scores,
      proof: <RetestPlot words={scores} locale={locale} />,
    },
    {
      ...requests,
      proof: (
        <>
          <figure>
            <pre className={styles.policy}>
              <code>{connections()}</code>
            </pre>
            <figcaption className={styles.caption}>{requests.self}</figcaption>
          </figure>
          <p className={styles.count}>
            <LazyRequestCount text={requests.count} />
          </p>
        </>
      ),
    },
    {
      ...advice,
      proof: (
        <ul role="list" className={styles.cases}>
          {notUs.items.map((item) => (
            <li key={item.title}>{item.title}</li>
          ))}
        </ul>
      ),
    },
  ];
  return (
    <Band title={title}>
      <ul role="list" className={styles.promises}>
        {promises.map((promise) => (
          <li key={promise.title} className={styles.promise}>
            <div>
              <h3>{promise.title}</h3>
              <Prose locale={locale}>{promise.body}</Prose>
            </div>
            <div>{promise.proof}</div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
