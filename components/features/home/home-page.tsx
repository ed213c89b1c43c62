import { structuredData } from "@/components/shell/metadata/json-ld";
import { StructuredData } from "@/components/shell/metadata/structured-data";
import { DeferredContent } from "@/components/shell/navigation/deferred-content.client";
import { ActionLink } from "@/components/ui/action-link";
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
import { type Locale, pathOf } from "@/lib/routes";
import { BuilderSection } from "./builder-section";
import { FactsLine } from "./facts-line";
import styles from "./home-page.module.css";
import { NextSteps } from "./next-steps";
import { PromisesSection } from "./promises-section";
import { SHORT_RUN_TRIALS } from "./short-run";
import { StroopTask } from "./stroop-task.client";
import { TasksSection } from "./tasks-section";
import { WhoSection } from "./who-section";

export function HomePage({ locale }: { locale: Locale }) {
  const words = localize(home, locale);
  const { inks, screen, result } = appWords("stroop", locale);
  const doors = (
    <>
      <ActionLink primary href={pathOf("contact", locale)}>
        {words.doors.tell}
      </ActionLink>
      <ActionLink href={pathOf("protocol", locale)}>{words.doors.build}</ActionLink>
    </>
  );
  return (
    <>
      <LazyFigurePlayer />
      <div className={styles.hero}>
        <div className={styles.pitch}>
          <h1 tabIndex={-1} className={styles.headline}>
            {words.headline}
          </h1>
          <p className={styles.lede}>{words.lede}</p>
          <p className={styles.actions}>{doors}</p>
        </div>
        <div className={styles.task}>
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
                <ActionLink primary href={`${pathOf("study", locale)}?app=stroop`}>
                  {words.afterResult.full}
                </ActionLink>
                <ActionLink href={`${pathOf("contact", locale)}?app=stroop`}>
                  {words.doors.tell}
                </ActionLink>
              </>
            }
          />
        </div>
      </div>
      <FactsLine locale={locale} />
      <DeferredContent>
        <BuilderSection locale={locale} />
        <TasksSection locale={locale} />
        <PromisesSection locale={locale} />
        <WhoSection locale={locale} />
        <ClosingBand {...words.closing} actions={doors}>
          <NextSteps locale={locale} />
        </ClosingBand>
      </DeferredContent>
      <StructuredData graph={structuredData("home", locale)} />
    </>
  );
}
