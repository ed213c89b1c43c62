import { structuredData } from "@/components/shell/metadata/json-ld";
import { StructuredData } from "@/components/shell/metadata/structured-data";
import { DeferredContent } from "@/components/shell/navigation/deferred-content.client";
import { ActionLink } from "@/components/ui/action-link";
import { Band } from "@/components/ui/band";
import { Prose } from "@/components/ui/prose";
import { home } from "@/content/home";
import { portfolio } from "@/content/portfolio";
import { appWords } from "@/experiments/app-texts";
import { runWords } from "@/experiments/engine/run-words";
import { publishedNorm } from "@/experiments/norms";
import { AppFigure } from "@/experiments/presentation/app-figure";
import { APP_IDS, APPS, type AppId } from "@/experiments/registry";
import { StroopTask } from "@/experiments/stroop/stroop-task.client";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./home-page.module.css";

/** One of each other kind: on the screen, in money, on paper. Stroop is on this page already. */
const FEATURED = ["spatial-span", "lottery-choice", "mini-ipip"] as const satisfies AppId[];
/** The figures before them are the task itself and its trial. */
const FIRST_FEATURED_FIGURE = 3;

export function HomePage({ locale }: { locale: Locale }) {
  const words = localize(home, locale);
  const { figure } = localize(portfolio, locale);
  const { name: stroopName, inks, screen, result, brief } = appWords("stroop", locale);
  const runHref = `${pathOf("study", locale)}?app=stroop`;
  return (
    <>
      <StructuredData graph={structuredData("home", locale)} />
      <div className={styles.hero}>
        <div className={styles.heroColumn}>
          <div>
            <h1 tabIndex={-1} className={styles.headline}>
              {words.headline}
            </h1>
            <p className={styles.lede}>{words.lede}</p>
            <p className={styles.actions}>
              <ActionLink primary href={pathOf("portfolio", locale)}>
                {words.primary}
              </ActionLink>
              <ActionLink href={pathOf("contact", locale)}>{words.secondary}</ActionLink>
            </p>
          </div>
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
        </div>
      </div>
      <DeferredContent>
        <Band title={words.settings.title} intro={words.settings.intro}>
          <ul role="list" className={styles.columns}>
            {words.settings.items.map(({ id, title, body }) => (
              <li key={id}>
                <h3>{title}</h3>
                <p>{body}</p>
              </li>
            ))}
          </ul>
        </Band>
        <Band title={words.app.title} tone="surface">
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
        <Band title={words.featured.title} intro={words.featured.intro}>
          <ul role="list" className={styles.featured}>
            {FEATURED.map((app, index) => {
              const { name, purpose } = localize(APPS[app].words, locale);
              return (
                <li key={app}>
                  <h3>{name}</h3>
                  <AppFigure
                    app={app}
                    locale={locale}
                    caption={interpolate(figure[APPS[app].model.kind], {
                      number: FIRST_FEATURED_FIGURE + index,
                    })}
                  />
                  <p>{purpose}</p>
                  <p>
                    <ActionLink
                      href={`${pathOf("study", locale)}?app=${app}`}
                      aria-label={withColon(words.app.run, name, locale)}
                    >
                      {words.app.run}
                    </ActionLink>
                  </p>
                </li>
              );
            })}
          </ul>
          <p className={styles.actions}>
            <ActionLink primary href={pathOf("portfolio", locale)}>
              {interpolate(words.featured.all, { count: APP_IDS.length })}
            </ActionLink>
          </p>
        </Band>
        <Band title={words.promises.title} tone="surface">
          <ul role="list" className={styles.columns}>
            {words.promises.items.map(({ title, body }) => (
              <li key={title}>
                <h3>{title}</h3>
                <Prose locale={locale}>{body}</Prose>
              </li>
            ))}
          </ul>
        </Band>
      </DeferredContent>
    </>
  );
}
