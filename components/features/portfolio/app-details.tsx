import { ExternalLink } from "@/components/ui/external-link";
import { LazyPicture } from "@/components/ui/lazy-picture.client";
import { SiteLink } from "@/components/ui/site-link";
import { apps } from "@/content/apps";
import type { PortfolioWords } from "@/content/portfolio";
import { runWords } from "@/content/run";
import type { AppId } from "@/experiments/catalog/app-ids";
import { appWords } from "@/experiments/catalog/app-texts";
import { publishedNorm } from "@/experiments/catalog/norms";
import { APPS } from "@/experiments/catalog/registry";
import shots from "@/experiments/catalog/screenshots.json";
import { retestSentence } from "@/experiments/engine/result/retest";
import { withBase } from "@/lib/base-path";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import { type Locale, pathOf } from "@/lib/routes";
import { AppArchiveButton } from "./app-archive-button";
import styles from "./app-details.module.css";

/** Details for a researcher who is choosing an app. The browser opens them in the card without scripts. */
export function AppDetails({
  app,
  locale,
  words,
}: {
  app: AppId;
  locale: Locale;
  words: PortfolioWords;
}) {
  const { name, brief } = appWords(app, locale);
  const { labels } = localize(apps, locale);
  const { facts } = APPS[app].model;
  const [{ norm: key }] = facts.measures;
  const norm = key && publishedNorm(key, locale);
  const published = [
    brief.publishedText,
    norm && retestSentence(norm, localize(runWords, locale).result, locale),
  ];
  return (
    <details className={styles.details}>
      <summary className={styles.summary} aria-label={withColon(words.details, name, locale)}>
        {words.details}
      </summary>
      <div className={styles.body}>
        <dl className={styles.texts}>
          <dt>{labels.measure}</dt>
          <dd>{brief.measureText}</dd>
          <dt>{labels.methods}</dt>
          <dd>{brief.methods}</dd>
          <dt>{labels.scoring}</dt>
          <dd>{brief.scoringText}</dd>
          <dt>{labels.published}</dt>
          <dd>{published.filter(Boolean).join(" ")}</dd>
          <dt>{labels.references}</dt>
          {facts.references.map(({ citation, url }) => (
            <dd key={url}>
              <ExternalLink href={url}>{citation}</ExternalLink>
            </dd>
          ))}
        </dl>
        <div className={styles.shots}>
          {(["desktop", "phone"] as const).map((device) => (
            <LazyPicture
              key={device}
              className={styles[device] ?? ""}
              avif={withBase(`/apps/${app}/${device}-${locale}.avif`)}
              src={withBase(`/apps/${app}/${device}-${locale}.webp`)}
              width={shots.sizes[device].width}
              height={shots.sizes[device].height}
              alt={interpolate(device === "phone" ? words.phoneShot : words.desktopShot, {
                app: name,
              })}
            />
          ))}
        </div>
        <AppArchiveButton app={app} name={name} locale={locale} />
        <p className={styles.ask}>
          <SiteLink href={`${pathOf("contact", locale)}?app=${app}`}>{words.ask}</SiteLink>
        </p>
      </div>
    </details>
  );
}
