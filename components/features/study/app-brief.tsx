import { ExampleScreen } from "@/components/plots/figure-screen";
import { SiteLink } from "@/components/ui/site-link";
import { CONSENT_VERSION } from "@/experiments/engine/session/consent";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { interpolate } from "@/lib/i18n/interpolate";
import { fullLengthText } from "@/lib/i18n/length-text";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./app-brief.module.css";
import type { AppSummary } from "./known-app";
import { LazyStorageNotes } from "./lazy-storage-notes.client";
import type { StudyWords } from "./study-words";

/**
 * The description of an app for participants: one screen, the task, the input and the duration; `facts` are additional
 * rows. `task` replaces the text about the task.
 */
export function AppTask({
  app,
  payload,
  words: { brief, length: lengths },
  locale,
  task = <p className={styles.task}>{payload.task}</p>,
  facts,
  hasPractice = true,
  children,
}: {
  app: AppSummary;
  payload: AppPayload;
  words: Pick<StudyWords, "brief" | "length">;
  locale: Locale;
  task?: React.ReactNode;
  facts?: React.ReactNode;
  /** Whether a timed task begins with practice. */
  hasPractice?: boolean;
  children: React.ReactNode;
}) {
  const { trials, seconds } = payload.facts;
  const usual = fullLengthText(seconds, lengths, locale);
  const [timed, form] = [
    hasPractice ? brief.length : brief.lengthWithoutPractice,
    trials === 1 ? brief.formLengthOne : brief.formLength,
  ];
  const length = app.kind === "timed" ? timed : form;
  const { keys, labels } = payload.words.run;
  return (
    <div className={styles.brief}>
      <figure className={styles.example}>
        <ExampleScreen {...payload.example} />
      </figure>
      <div>
        {task}
        <dl className={styles.facts}>
          <div>
            <dt>{brief.handsTitle}</dt>
            <dd>
              <span className={keys && app.hands === "buttons" ? styles.touch : undefined}>
                {brief.hands[app.hands]}
              </span>{" "}
              {keys && (
                <span className={styles.keys} translate={labels && "no"}>
                  {keys}
                </span>
              )}
            </dd>
          </div>
          <div>
            <dt>{brief.lengthTitle}</dt>
            <dd>{interpolate(length, { trials, length: usual })}</dd>
          </div>
          {facts}
        </dl>
        {children}
      </div>
    </div>
  );
}

/**
 * The information before the start: the task, the duration, the recorded data and the consent, but not the purpose of
 * the task.
 */
export function AppBrief({
  app,
  apps,
  payload,
  hasIdentifiers,
  words: { brief, ...words },
  locale,
  children,
}: {
  app: AppSummary;
  apps: readonly AppSummary[];
  payload: AppPayload;
  /** Whether the URL contains identifiers of a participant or a study. */
  hasIdentifiers: boolean;
  words: StudyWords;
  locale: Locale;
  /** The controls below the text of the introduction. */
  children: React.ReactNode;
}) {
  return (
    <AppTask
      app={app}
      payload={payload}
      words={{ ...words, brief }}
      locale={locale}
      facts={
        <div>
          <dt>{brief.recordedTitle}</dt>
          <dd>{hasIdentifiers ? `${words.recorded} ${brief.identifiers}` : words.recorded}</dd>
          <dd>
            <details className={styles.more}>
              <summary>{brief.recordedAll}</summary>
              <p>{brief.recorded}</p>
            </details>
          </dd>
        </div>
      }
    >
      <LazyStorageNotes words={words.risks} />
      {!app.screenReader && <NeedsSight apps={apps} words={brief} locale={locale} />}
      <div className={styles.start}>
        <p>{brief.consent}</p>
        <p data-start>{children}</p>
      </div>
      <details className={styles.more}>
        <summary>{brief.sheet.title}</summary>
        <dl className={styles.points}>
          {[
            [brief.needsTitle, payload.needs] as const,
            [brief.cannotTitle, brief.cannot] as const,
            ...words.sheet,
          ].map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>{interpolate(brief.sheet.version, { version: CONSENT_VERSION })}</p>
      </details>
    </AppTask>
  );
}

/** The number of apps in a list of alternatives. An introduction has at most ninety words. */
const ALTERNATIVES = 2;

/** Reports that an app does not work with a screen reader, and names some apps that work with one. */
function NeedsSight({
  apps,
  words,
  locale,
}: {
  apps: readonly AppSummary[];
  words: StudyWords["brief"];
  locale: Locale;
}) {
  return (
    <p className={styles.reader}>
      {words.notWithScreenReader}{" "}
      {apps
        .filter(({ screenReader }) => screenReader)
        .slice(0, ALTERNATIVES)
        .map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 && ", "}
            <SiteLink href={`${pathOf("study", locale)}?app=${id}`}>{name}</SiteLink>
          </span>
        ))}
      {"."}
    </p>
  );
}
