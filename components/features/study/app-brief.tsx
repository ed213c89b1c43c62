import { TrialFigure } from "@/components/plots/trial-figure";
import { SiteLink } from "@/components/ui/site-link";
import type { AppPayload } from "@/experiments/app-payload";
import { CONSENT_VERSION } from "@/experiments/engine/consent";
import { formatNumber, roundLength } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./app-brief.module.css";
import type { KnownApp } from "./known-app";
import type { StudyWords } from "./study-words";

/** What a participant is told before the start: task, length, what is recorded, limits, consent. */
export function AppBrief({
  app,
  apps,
  payload,
  hasIdentifiers,
  words: { brief, figure, ...words },
  locale,
  children,
}: {
  app: KnownApp;
  apps: readonly KnownApp[];
  payload: AppPayload;
  /** The address names a participant or a study. */
  hasIdentifiers: boolean;
  words: StudyWords;
  locale: Locale;
  /** What one does after reading. */
  children: React.ReactNode;
}) {
  const { trials, seconds } = payload.facts;
  const { unit, value, decimals } = roundLength(seconds);
  const usual = interpolate(words.length[unit], { length: formatNumber(value, locale, decimals) });
  const length =
    app.kind === "timed" ? brief.length : trials === 1 ? brief.formLengthOne : brief.formLength;
  const points: [string, string][] = [
    [brief.whatTitle, payload.task],
    [brief.lengthTitle, interpolate(length, { trials, length: usual })],
    [
      brief.recordedTitle,
      hasIdentifiers ? `${words.recorded} ${brief.identifiers}` : words.recorded,
    ],
    [brief.cannotTitle, brief.cannot],
    [brief.needsTitle, payload.needs],
  ];
  const accessible = apps.filter(({ screenReader }) => screenReader);
  return (
    <div className={styles.brief}>
      <figure>
        <TrialFigure
          frames={payload.figure.frames}
          words={figure}
          description={payload.figure.description}
          locale={locale}
        />
      </figure>
      <div>
        <h2 className={styles.before}>{brief.before}</h2>
        {!app.screenReader && (
          <p className={styles.reader}>
            {brief.notWithScreenReader}{" "}
            {accessible.map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && ", "}
                <SiteLink href={`${pathOf("study", locale)}?app=${id}`}>{name}</SiteLink>
              </span>
            ))}
            {"."}
          </p>
        )}
        <dl className={styles.points}>
          {points.map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.consent}>{brief.consent}</p>
        <details className={styles.sheet}>
          <summary>{brief.sheet.title}</summary>
          <dl className={styles.points}>
            {words.sheet.map(([title, text]) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p>{interpolate(brief.sheet.version, { version: CONSENT_VERSION })}</p>
        </details>
        <p className={styles.start} data-start>
          {children}
        </p>
      </div>
    </div>
  );
}
