import { structuredData } from "@/components/shell/metadata/json-ld";
import { StructuredData } from "@/components/shell/metadata/structured-data";
import { DeferredContent } from "@/components/shell/navigation/deferred-content.client";
import { ActionLink } from "@/components/ui/action-link";
import { Band } from "@/components/ui/band";
import { ClosingBand } from "@/components/ui/closing-band";
import { Prose } from "@/components/ui/prose";
import { home } from "@/content/home";
import { runWords } from "@/content/run";
import { appWords } from "@/experiments/catalog/app-texts";
import { publishedNorm } from "@/experiments/catalog/norms";
import { APPS } from "@/experiments/catalog/registry";
import { LazyFigurePlayer } from "@/experiments/presentation/lazy-figure-player.client";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import { type Locale, pathOf } from "@/lib/routes";
import { FeaturedSection } from "./featured-section";
import styles from "./home-page.module.css";
import { PromisesSection } from "./promises-section";
import { SettingsSection } from "./settings-section";
import { SHORT_RUN_TRIALS } from "./short-run";
import { StroopTask } from "./stroop-task.client";
import { TaskSection } from "./task-section";

export function HomePage({ locale }: { locale: Locale }) {
  const words = localize(home, locale);
  const { name: stroopName, inks, screen, result } = appWords("stroop", locale);
  const runHref = `${pathOf("study", locale)}?app=stroop`;
  return (
    <>
      <StructuredData graph={structuredData("home", locale)} />
      <LazyFigurePlayer />
      <div className={styles.hero}>
        <div className={styles.heroColumn}>
          <h1 tabIndex={-1} className={styles.headline}>
            {words.headline}
          </h1>
          <StroopTask
            parameters={APPS.stroop.model.parameters}
            words={{ inks, screen, result }}
            common={localize(runWords, locale).result}
            norm={publishedNorm(APPS.stroop.model.facts.measures[0].norm, locale)}
            locale={locale}
            caption={
              <Prose inline locale={locale}>
                {interpolate(words.figureOne, { trials: SHORT_RUN_TRIALS })}
              </Prose>
            }
            afterResult={
              <>
                <ActionLink primary href={runHref}>
                  {words.afterResult.full}
                </ActionLink>
                <ActionLink href={`${pathOf("contact", locale)}?app=stroop`}>
                  {words.afterResult.ask}
                </ActionLink>
              </>
            }
          />
          <div className={styles.pitch}>
            <p className={styles.lede}>{words.lede}</p>
            <p className={styles.actions}>
              <ActionLink primary href={pathOf("protocol", locale)}>
                {words.secondary}
              </ActionLink>
              <ActionLink href={pathOf("portfolio", locale)}>{words.primary}</ActionLink>
            </p>
          </div>
        </div>
      </div>
      <DeferredContent>
        <SettingsSection locale={locale} />
        <Band title={words.app.title} pace="large">
          <TaskSection
            locale={locale}
            actions={
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
            }
          />
        </Band>
        <FeaturedSection locale={locale} />
        <PromisesSection locale={locale} />
        <ClosingBand {...words.closing} href={pathOf("contact", locale)} />
      </DeferredContent>
    </>
  );
}
