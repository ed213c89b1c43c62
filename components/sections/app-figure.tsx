import { TrialFigure } from "@/components/plots/trial-figure";
import { Prose } from "@/components/ui/prose";
import { apps } from "@/content/apps";
import { localize } from "@/content/define-content";
import type { FigureFrame } from "@/experiments/app-definition";
import { APPS, type AppId } from "@/experiments/registry";
import type { Locale } from "@/lib/routes";
import styles from "./app-figure.module.css";

/** The trial figure of an app, with a caption where the page numbers its figures. */
export function AppFigure({
  app,
  locale,
  caption,
}: {
  app: AppId;
  locale: Locale;
  caption?: string;
}) {
  const words = localize(APPS[app].words, locale);
  // Each app's function takes the words of that app, which no type of all apps can say.
  const figureFrames = APPS[app].figureFrames as (words: object) => FigureFrame[];
  return (
    <figure className={styles.figure}>
      <TrialFigure
        frames={figureFrames(words)}
        words={localize(apps, locale).figure}
        description={words.brief.figure}
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
