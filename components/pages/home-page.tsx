import { StructuredData } from "@/components/layout/structured-data";
import { AppFigure } from "@/components/sections/app-figure";
import { ActionLink } from "@/components/ui/action-link";
import { Band } from "@/components/ui/band";
import { Prose } from "@/components/ui/prose";
import { localize } from "@/content/define-content";
import { home } from "@/content/home";
import { publishedNorm } from "@/content/norms";
import { structuredData } from "@/content/structured-data";
import { appMethods } from "@/experiments/app-methods";
import { APPS } from "@/experiments/registry";
import { StroopTask } from "@/experiments/stroop/stroop-task.client";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./home-page.module.css";

export function HomePage({ locale }: { locale: Locale }) {
  const words = localize(home, locale);
  const { inks, screen, result } = localize(APPS.stroop.words, locale);
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
            norm={publishedNorm(APPS.stroop.norm)}
            locale={locale}
            caption={
              <Prose inline locale={locale}>
                {words.figureOne}
              </Prose>
            }
            afterResult={<ActionLink href={runHref}>{words.afterResult}</ActionLink>}
          />
        </div>
      </div>
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
            <p>{appMethods("stroop", locale)}</p>
            <p className={styles.note}>{words.app.methodsNote}</p>
            <p className={styles.actions}>
              <ActionLink primary href={runHref}>
                {words.app.run}
              </ActionLink>
              <ActionLink href={pathOf("portfolio", locale)}>{words.app.details}</ActionLink>
            </p>
          </div>
        </div>
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
    </>
  );
}
