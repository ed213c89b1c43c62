import { ActionLink } from "@/components/ui/action-link";
import { LazyPicture } from "@/components/ui/lazy-picture.client";
import { type Localized, localize } from "@/content/define-content";
import { publishedNorm } from "@/content/norms";
import type { portfolio } from "@/content/portfolio";
import { appMethods, withParameters } from "@/experiments/app-methods";
import { APPS, type AppId } from "@/experiments/registry";
import shots from "@/experiments/screenshots.json";
import { fill } from "@/lib/fill";
import { formatNumber } from "@/lib/format";
import { type Locale, pathOf } from "@/lib/routes";
import { typeset } from "@/lib/typeset";
import styles from "./app-card.module.css";
import { CopyLink, DetailsPopover } from "./app-card-parts.client";
import { AppFacts } from "./app-facts";
import { AppFigure } from "./app-figure";

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
  const { name, purpose, brief } = localize(APPS[app].words, locale);
  const { definition, norm: normKey } = APPS[app];
  const norm = publishedNorm(normKey);
  const href = `${pathOf("study", locale)}?app=${app}`;
  return (
    <article className={styles.card} id={app}>
      <AppFigure app={app} locale={locale} />
      <div className={styles.text}>
        <h2>{name}</h2>
        <p className={styles.purpose}>{purpose}</p>
        <AppFacts app={app} locale={locale} />
        <p className={styles.methods}>{appMethods(app, locale)}</p>
        <div className={styles.actions}>
          <ActionLink primary href={href}>
            {words.run}
          </ActionLink>
          <DetailsPopover label={words.details} title={name} closeLabel={words.close}>
            <dl className={styles.details}>
              <dt>{brief.measure}</dt>
              <dd>{brief.measureText}</dd>
              <dt>{brief.scoring}</dt>
              <dd>{withParameters(brief.scoringText, app, locale)}</dd>
              <dt>{brief.published}</dt>
              <dd>
                {typeset(
                  fill(brief.publishedText, {
                    mean: formatNumber(norm.mean, locale),
                    sd: formatNumber(norm.sd, locale),
                    n: norm.n,
                  }),
                  locale,
                )}
              </dd>
              <dt>{brief.references}</dt>
              {definition.references.map(({ citation, url }) => (
                <dd key={url}>
                  <a href={url}>{citation}</a>
                </dd>
              ))}
            </dl>
          </DetailsPopover>
          <CopyLink
            path={href}
            words={{ copy: words.copyLink, copied: words.copied, failed: words.copyFailed }}
          />
        </div>
      </div>
      <figure className={styles.shots}>
        <div className={styles.pictures}>
          {(["desktop", "phone"] as const).map((device) => (
            <LazyPicture
              key={device}
              className={styles[device] ?? ""}
              src={`/apps/${app}/${device}-${locale}.webp`}
              width={shots.sizes[device].width}
              height={shots.sizes[device].height}
              alt={fill(device === "phone" ? words.phoneShot : words.desktopShot, { app: name })}
            />
          ))}
        </div>
        <figcaption className={styles.caption}>{words.shots}</figcaption>
      </figure>
    </article>
  );
}
