import { TrialFigure } from "@/components/plots/trial-figure";
import { Prose } from "@/components/ui/prose";
import { apps } from "@/content/apps";
import type { AppId } from "@/experiments/catalog/app-ids";
import { appFrames, appWords } from "@/experiments/catalog/app-texts";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import styles from "./app-figure.module.css";

/** Displays the trial figure of an app, with an optional caption. */
export function AppFigure({
  app,
  locale,
  caption,
}: {
  app: AppId;
  locale: Locale;
  caption?: string;
}) {
  const frames = appFrames(app, locale);
  const words = localize(apps, locale).figure;
  return (
    <figure>
      <TrialFigure
        frames={frames}
        words={words}
        description={appWords(app, locale).brief.figure}
        locale={locale}
      />
      {caption && (
        <figcaption className={styles.caption}>
          <Prose inline locale={locale}>
            {caption}
          </Prose>
        </figcaption>
      )}
    </figure>
  );
}
