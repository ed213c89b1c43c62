import { structuredData } from "@/components/shell/metadata/json-ld";
import { StructuredData } from "@/components/shell/metadata/structured-data";
import { DeferredContent } from "@/components/shell/navigation/deferred-content.client";
import { ActionLink } from "@/components/ui/action-link";
import { Band } from "@/components/ui/band";
import { Prose } from "@/components/ui/prose";
import { SiteLink } from "@/components/ui/site-link";
import { home } from "@/content/home";
import { appWords } from "@/experiments/app-texts";
import { runWords } from "@/experiments/engine/run-words";
import { publishedNorm } from "@/experiments/norms";
import { AppFacts } from "@/experiments/presentation/app-facts";
import { AppFigure } from "@/experiments/presentation/app-figure";
import { APP_IDS, APPS, type AppId } from "@/experiments/registry";
import { StroopTask } from "@/experiments/stroop/stroop-task.client";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./home-page.module.css";

/** Of every family; Stroop is on this page already. */
const FEATURED = [
  "flanker",
  "lottery-choice",
  "where-is-it",
  "spatial-span",
  "mini-ipip",
  "eleven-twenty",
] as const satisfies AppId[];

export function HomePage({ locale }: { locale: Locale }) {
  const words = localize(home, locale);
  const { name: stroopName, inks, screen, result, brief } = appWords("stroop", locale);
  const runHref = `${pathOf("study", locale)}?app=stroop`;
  return (
    <>
      <StructuredData graph={structuredData("home", locale)} />
      <div className={styles.hero}>
        <div className={styles.heroColumn}>
          <h1 tabIndex={-1} className={styles.headline}>
            {words.headline}
          </h1>
          <StroopTask
            words={{ inks, screen, result }}
            common={localize(runWords, locale).result}
            norm={publishedNorm(APPS.stroop.model.facts.measures[0].norm, locale)}
            locale={locale}
            caption={
              <Prose inline locale={locale}>
                {interpolate(words.figureOne, { trials: APPS.stroop.model.parameters.heroTrials })}
              </Prose>
            }
            afterResult={<ActionLink href={runHref}>{words.afterResult}</ActionLink>}
          />
          <div className={styles.pitch}>
            <p className={styles.lede}>{words.lede}</p>
            <p className={styles.actions}>
              <ActionLink primary href={pathOf("contact", locale)}>
                {words.secondary}
              </ActionLink>
              <ActionLink href={pathOf("portfolio", locale)}>{words.primary}</ActionLink>
            </p>
          </div>
        </div>
      </div>
      <DeferredContent>
        <Band title={words.settings.title} intro={words.settings.intro} tone="surface">
          <ul role="list" className={styles.columns}>
            {words.settings.items.map(({ id, title, body }) => (
              <li key={id}>
                <h3>{title}</h3>
                <p>{body}</p>
              </li>
            ))}
          </ul>
        </Band>
        <Band title={words.app.title}>
          <div className={styles.app}>
            <AppFigure app="stroop" locale={locale} caption={words.app.figure} />
            <div className={styles.methods}>
              <h3>{words.app.methodsTitle}</h3>
              <p>{brief.methods}</p>
              <p className={styles.note}>{words.app.methodsNote}</p>
              <p className={styles.actions}>
                <ActionLink
                  primary
                  href={runHref}
                  aria-label={withColon(words.app.run, stroopName, locale)}
                >
                  {words.app.run}
                </ActionLink>
                <ActionLink href={`${pathOf("portfolio", locale)}#stroop`}>
                  {words.app.details}
                </ActionLink>
              </p>
            </div>
          </div>
        </Band>
        <Band title={words.featured.title} intro={words.featured.intro} tone="surface">
          <ul role="list" className={styles.featured}>
            {FEATURED.map((app) => {
              const { name, purpose } = localize(APPS[app].words, locale);
              return (
                <li key={app}>
                  <h3>
                    <SiteLink href={`${pathOf("study", locale)}?app=${app}`}>{name}</SiteLink>
                  </h3>
                  <div className={styles.picture}>
                    <AppFigure app={app} locale={locale} />
                  </div>
                  <p>{purpose}</p>
                  <AppFacts app={app} locale={locale} />
                </li>
              );
            })}
          </ul>
          <p className={styles.all}>
            <ActionLink href={pathOf("portfolio", locale)}>
              {interpolate(words.featured.all, { count: APP_IDS.length })}
            </ActionLink>
          </p>
        </Band>
        <Band title={words.promises.title}>
          <ul role="list" className={styles.columns}>
            {words.promises.items.map(({ title, body }) => (
              <li key={title}>
                <h3>{title}</h3>
                <Prose locale={locale}>{body}</Prose>
              </li>
            ))}
          </ul>
        </Band>
        <Band title={words.closing.title} intro={words.closing.body} tone="surface">
          <p className={styles.actions}>
            <ActionLink primary href={pathOf("contact", locale)}>
              {words.closing.action}
            </ActionLink>
          </p>
        </Band>
      </DeferredContent>
    </>
  );
}
