import { TrialStrip } from "@/components/plots/trial-strip";
import { FamilyDot } from "@/components/ui/family-dot";
import { SiteLink } from "@/components/ui/site-link";
import { apps } from "@/content/apps";
import { home } from "@/content/home";
import { portfolio } from "@/content/portfolio";
import type { AppId } from "@/experiments/catalog/app-ids";
import { appFrames, appWords } from "@/experiments/catalog/app-texts";
import { APPS } from "@/experiments/catalog/registry";
import { PublishedSparkline } from "@/experiments/presentation/published-sparkline";
import { localize } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { fullLengthText } from "@/lib/i18n/length-text";
import { withColon } from "@/lib/i18n/typeset";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./task-card.module.css";

/** Returns the first sentence of a text. */
const firstSentence = (text: string) => text.split(/(?<=[.?!])\s/u)[0] ?? text;

/** A summary of a task: a picture of a trial, the requirements of the task, published scores, and links to the task. */
export function TaskCard({ app, locale }: { app: AppId; locale: Locale }) {
  const presented = localize(apps, locale);
  const words = localize(home, locale).tasks;
  const { name, purpose, brief } = appWords(app, locale);
  const { kind, facts } = APPS[app].model;
  const { family, seconds, trials } = facts;
  const count = formatNumber(trials, locale);
  return (
    <li className={styles.card} data-app={app}>
      <h3>{name}</h3>
      <div className={styles.picture}>
        <TrialStrip
          frames={appFrames(app, locale)}
          words={presented.figure}
          description={brief.figure}
          locale={locale}
        />
      </div>
      <p className={styles.facts}>
        <span>
          <FamilyDot family={family} /> {presented.families[family]}
        </span>{" "}
        <span>{fullLengthText(seconds, presented.length, locale)}</span>{" "}
        {trials > 1 && (
          <span className={styles.count}>{`${count} ${presented.facts.count[kind]}`}</span>
        )}
      </p>
      <p className={styles.purpose}>{firstSentence(purpose)}</p>
      <div className={styles.published}>
        <PublishedSparkline
          app={app}
          locale={locale}
          words={localize(portfolio, locale).published}
        />
      </div>
      <p className={styles.ways}>
        <SiteLink
          href={`${pathOf("study", locale)}?app=${app}`}
          aria-label={withColon(words.try, name, locale)}
        >
          {words.try}
        </SiteLink>
        <SiteLink
          href={`${pathOf("protocol", locale)}?app=${app}`}
          aria-label={withColon(words.adapt, name, locale)}
        >
          {words.adapt}
        </SiteLink>
      </p>
    </li>
  );
}
