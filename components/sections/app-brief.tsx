import { localize } from "@/content/define-content";
import { study } from "@/content/study";
import { appMethods } from "@/experiments/app-methods";
import { APPS, type AppId } from "@/experiments/registry";
import { fill } from "@/lib/fill";
import type { Locale } from "@/lib/routes";
import styles from "./app-brief.module.css";
import { AppFigure } from "./app-figure";

/** What a participant is told before the start: task, length, what is recorded, limits, consent. */
export function AppBrief({ app, locale }: { app: AppId; locale: Locale }) {
  const { brief } = localize(study, locale);
  const words = localize(APPS[app].words, locale);
  const { trials, seconds } = APPS[app].definition;
  const points: [string, string][] = [
    [brief.whatTitle, `${words.purpose} ${appMethods(app, locale)}`],
    [brief.lengthTitle, fill(brief.length, { trials, seconds })],
    [brief.recordedTitle, brief.recorded],
    [brief.cannotTitle, brief.cannot],
    [brief.needsTitle, words.brief.needs],
  ];
  return (
    <div className={styles.brief}>
      <AppFigure app={app} locale={locale} />
      <div>
        <h2 className={styles.before}>{brief.before}</h2>
        <dl className={styles.points}>
          {points.map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.consent}>{brief.consent}</p>
      </div>
    </div>
  );
}
