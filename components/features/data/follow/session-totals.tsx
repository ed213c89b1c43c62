import type { FollowWords } from "@/content/data";
import type { SessionCounts } from "@/experiments/engine/sending/following";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { SessionDots } from "./session-dots";
import styles from "./session-totals.module.css";

/** The ways in which a session ends without being finished, in the order in which they are displayed. */
const ENDED = ["left", "screenedOut", "failedCheck", "declined", "lapsed", "freed"] as const;

/** Returns the number of sessions that ended early. */
export const endedEarly = (counts: SessionCounts): number =>
  ENDED.reduce((sum, each) => sum + counts[each], 0);

/**
 * The numbers of sessions: large numbers for the states that matter while a study runs, and small numbers for the kinds
 * of early endings.
 */
export function SessionTotals({
  counts,
  withdrawals,
  words,
  locale,
}: {
  counts: SessionCounts;
  /** The withdrawals of all studies of the receiver. */
  withdrawals: number;
  words: FollowWords["counts"];
  locale: Locale;
}) {
  const { started, active, finished, persons } = counts;
  const ended = endedEarly(counts);
  const number = (value: number) => formatNumber(value, locale);
  return (
    <div className={styles.totals}>
      <dl className={styles.large}>
        {(["started", "finished", "active"] as const).map((each) => (
          <div key={each} data-state={each}>
            <dt>
              {each !== "started" && <Mark />}
              {words[each]}
            </dt>
            <dd>{number(counts[each])}</dd>
          </div>
        ))}
      </dl>
      {started > 0 ? (
        <SessionDots
          groups={[
            { state: "finished", count: finished },
            { state: "active", count: active },
            { state: "ended", count: ended },
          ]}
          label={interpolate(words.dots, {
            started: number(started),
            finished: number(finished),
            active: number(active),
            ended: number(ended),
          })}
          caption={(each) =>
            each === 1 ? words.one : interpolate(words.many, { count: number(each) })
          }
        />
      ) : (
        <p className={styles.note}>{words.nobody}</p>
      )}
      <dl className={styles.small}>
        {ENDED.map((each) => (
          <div key={each} data-state="ended" data-none={counts[each] === 0 || undefined}>
            <dt>
              <Mark />
              {words[each]}
            </dt>
            <dd>{number(counts[each])}</dd>
          </div>
        ))}
        <div data-none={withdrawals === 0 || undefined}>
          <dt>{words.withdrawn}</dt>
          <dd>{number(withdrawals)}</dd>
        </div>
      </dl>
      <p className={styles.note}>{interpolate(words.persons, { persons: number(persons) })}</p>
    </div>
  );
}

/** The dot of a state, as in the figure. */
const Mark = () => (
  <svg className={styles.mark} viewBox="0 0 10 10" aria-hidden="true">
    <circle cx="5" cy="5" r="3.6" />
  </svg>
);
