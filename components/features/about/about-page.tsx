import { structuredData } from "@/components/shell/metadata/json-ld";
import { StructuredData } from "@/components/shell/metadata/structured-data";
import { DeferredContent } from "@/components/shell/navigation/deferred-content.client";
import { ActionLink } from "@/components/ui/action-link";
import { Band } from "@/components/ui/band";
import { ExternalLink } from "@/components/ui/external-link";
import { PageHead } from "@/components/ui/page-head";
import { Prose } from "@/components/ui/prose";
import { about } from "@/content/about";
import { localize } from "@/lib/i18n/define-content";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./about-page.module.css";
import { PrecisionFigure } from "./precision-figure";
import { TimingEvidence } from "./timing-evidence";

export function AboutPage({ locale }: { locale: Locale }) {
  const { title, lede, process, tools, notUs, timing, ethics, closing } = localize(about, locale);
  return (
    <>
      <StructuredData graph={structuredData("about", locale)} />
      <PageHead title={title} lede={lede} />
      <DeferredContent>
        <Band id="process" title={process.title} intro={process.intro}>
          <ol className={styles.steps}>
            {process.steps.map((step) => (
              <li key={step.title}>
                <h3>{step.title}</h3>
                <p>{step.body}</p>
                <p className={styles.handover}>{step.handover}</p>
              </li>
            ))}
          </ol>
        </Band>
        <Band id="tools" title={tools.title} intro={tools.intro} tone="surface">
          <table className={styles.tools}>
            <thead>
              <tr>
                <th scope="col">{tools.columns.tool}</th>
                <th scope="col">{tools.columns.fits}</th>
                <th scope="col">{tools.columns.look_elsewhere}</th>
              </tr>
            </thead>
            <tbody>
              {tools.rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    <ExternalLink href={row.url}>{row.name}</ExternalLink>
                  </th>
                  <td data-label={tools.columns.fits}>{row.fits}</td>
                  <td data-label={tools.columns.look_elsewhere}>{row.notFor}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Band>
        <Band id="not-us" title={notUs.title} intro={notUs.intro}>
          <ul role="list" className={styles.items}>
            {notUs.items.map((item) => (
              <li key={item.title}>
                <h3>{item.title}</h3>
                <p>{item.body}</p>
              </li>
            ))}
          </ul>
        </Band>
        <Band id="timing" title={timing.title} intro={timing.intro} tone="surface">
          <ul role="list" className={styles.findings}>
            {timing.findings.map((paper) => (
              <li key={paper.id}>
                <p className={styles.setting}>{paper.setting}</p>
                <p>{paper.finding}</p>
                <p className={styles.source}>
                  <ExternalLink href={paper.url}>{paper.citation}</ExternalLink>
                </p>
              </li>
            ))}
          </ul>
          <TimingEvidence locale={locale} />
          <div className={styles.limits}>
            <div>
              <h3>{timing.limitsTitle}</h3>
              <Prose locale={locale}>{timing.limits}</Prose>
            </div>
            <PrecisionFigure locale={locale} />
          </div>
        </Band>
        <Band id="ethics" title={ethics.title} intro={ethics.intro}>
          <ul role="list" className={styles.items}>
            {ethics.items.map((item) => (
              <li key={item.title}>
                <h3>{item.title}</h3>
                <Prose locale={locale}>{item.body}</Prose>
              </li>
            ))}
          </ul>
        </Band>
        <Band title={closing.title} intro={closing.body}>
          <p className={styles.action}>
            <ActionLink primary href={pathOf("contact", locale)}>
              {closing.action}
            </ActionLink>
          </p>
        </Band>
      </DeferredContent>
    </>
  );
}
