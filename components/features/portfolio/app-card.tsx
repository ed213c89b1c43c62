import { ActionLink } from "@/components/ui/action-link";
import { ExternalLink } from "@/components/ui/external-link";
import { LazyPicture } from "@/components/ui/lazy-picture.client";
import { SiteLink } from "@/components/ui/site-link";
import { apps } from "@/content/apps";
import type { portfolio } from "@/content/portfolio";
import { appWords } from "@/experiments/app-texts";
import { retestSentence } from "@/experiments/engine/retest";
import { runWords } from "@/experiments/engine/run-words";
import { publishedNorm } from "@/experiments/norms";
import { AppFacts } from "@/experiments/presentation/app-facts";
import { AppFigure } from "@/experiments/presentation/app-figure";
import { APP_IDS, APPS, type AppId } from "@/experiments/registry";
import shots from "@/experiments/screenshots.json";
import { withBase } from "@/lib/base-path";
import { type Localized, localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./app-card.module.css";
import { CopyLink } from "./copy-link";
import { DetailsPopover } from "./details-popover";

/** One app of the portfolio: its trial, its facts, the app in pictures, and ways into it. */
export function AppCard({
  app,
  locale,
  words,
}: {
  app: AppId;
  locale: Locale;
  words: Localized<typeof portfolio>;
}) {
  const { name, purpose, brief } = appWords(app, locale);
  const { labels } = localize(apps, locale);
  const { model } = APPS[app];
  const href = `${pathOf("study", locale)}?app=${app}`;
  const [{ norm }] = model.facts.measures;
  const reliability =
    norm && retestSentence(publishedNorm(norm, locale), localize(runWords, locale).result, locale);
  return (
    <article className={styles.card} id={app} aria-labelledby={`${app}-name`}>
      <div className={styles.text}>
        <h2 className={styles.name} id={`${app}-name`}>
          {name}
        </h2>
        <p>{purpose}</p>
      </div>
      <div className={styles.figure}>
        {/* Numbered by its place in the portfolio, so that a filter or a page changes no number. */}
        <AppFigure
          app={app}
          locale={locale}
          caption={interpolate(words.figure[model.kind], { number: APP_IDS.indexOf(app) + 1 })}
        />
      </div>
      <div className={styles.facts}>
        <AppFacts app={app} locale={locale} look="table" />
      </div>
      <figure className={styles.shots}>
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
        <figcaption className={styles.caption}>{words.shots}</figcaption>
      </figure>
      <div className={styles.actions}>
        <ActionLink primary href={href} aria-label={withColon(words.run, name, locale)}>
          {words.run}
        </ActionLink>
        <DetailsPopover
          id={`${app}-details`}
          label={words.details}
          title={name}
          closeLabel={words.close}
        >
          <dl className={styles.details}>
            <dt>{labels.measure}</dt>
            <dd>{brief.measureText}</dd>
            <dt>{labels.methods}</dt>
            <dd>{brief.methods}</dd>
            <dt>{labels.scoring}</dt>
            <dd>{brief.scoringText}</dd>
            <dt>{labels.published}</dt>
            <dd>{[brief.publishedText, reliability].filter(Boolean).join(" ")}</dd>
            <dt>{labels.references}</dt>
            {model.facts.references.map(({ citation, url }) => (
              <dd key={url}>
                <ExternalLink href={url}>{citation}</ExternalLink>
              </dd>
            ))}
          </dl>
          <p className={styles.ask}>
            <SiteLink href={`${pathOf("contact", locale)}?app=${app}`}>{words.ask}</SiteLink>
          </p>
        </DetailsPopover>
        <CopyLink path={withBase(href)} label={withColon(words.copyLink, name, locale)} />
      </div>
    </article>
  );
}
