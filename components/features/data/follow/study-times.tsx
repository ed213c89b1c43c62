import type { FollowWords } from "@/content/data";
import type { CountedStudy } from "@/experiments/engine/sending/following";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { ageText } from "./age-text";
import { HourBars } from "./hour-bars";
import styles from "./study-times.module.css";

/** The arrival of the last record, the duration of sessions, and the hours in which sessions began. */
export function StudyTimes({
  counted,
  age,
  now,
  words,
  locale,
}: {
  counted: CountedStudy;
  /** The age of these numbers in seconds. */
  age: number;
  /** In milliseconds since 1970. */
  now: number;
  words: Pick<FollowWords, "time" | "age">;
  locale: Locale;
}) {
  const { minutes, lastRecordSeconds, hours } = counted;
  const { time } = words;
  const decimal = (value: number) => formatNumber(value, locale, value < 10 ? 1 : 0);
  return (
    <>
      <dl className={styles.times}>
        <div>
          <dt>{time.last}</dt>
          <dd>
            {lastRecordSeconds === null
              ? time.never
              : interpolate(time.ago, {
                  age: ageText(lastRecordSeconds + age, words.age, locale),
                })}
          </dd>
        </div>
        {minutes && (
          <div>
            <dt>{time.minutes}</dt>
            <dd>{decimal(minutes.median)}</dd>
            <dd className={styles.note}>
              {interpolate(time.half, {
                sessions: formatNumber(minutes.sessions, locale),
                lower: decimal(minutes.lower),
                upper: decimal(minutes.upper),
              })}
            </dd>
          </div>
        )}
      </dl>
      {minutes && <p className={styles.note}>{time.byArrival}</p>}
      <HourBars hours={hours} now={now} words={time} locale={locale} />
    </>
  );
}
