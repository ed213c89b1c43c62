import { Disclosure } from "@/components/ui/disclosure";
import type { FollowWords } from "@/content/data";
import type { BeyondQuota, CountedStudy } from "@/experiments/engine/sending/following";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { ownValue } from "@/lib/own-value";
import type { Locale } from "@/lib/routes";
import styles from "./quota-state.module.css";

/** The quota, the places that count in it, and the sessions that exceed it. */
export function QuotaState({
  counted,
  words,
  locale,
}: {
  counted: CountedStudy;
  words: FollowWords["quota"];
  locale: Locale;
}) {
  const { quota, beyondQuota, total } = counted;
  const { offered, begun, finished } = total.places;
  const number = (value: number) => formatNumber(value, locale);
  const parts = interpolate(words.parts, {
    finished: number(finished),
    begun: number(begun),
    offered: number(offered),
  });
  return (
    <>
      {quota === null && <p>{words.none}</p>}
      {typeof quota === "number" && (
        <>
          <p className={styles.large}>
            {interpolate(words.of, { taken: number(begun + finished), quota: number(quota) })}
          </p>
          <PlacesBar finished={finished} begun={begun} quota={quota} />
        </>
      )}
      {typeof quota === "object" && quota !== null && (
        <p>
          {interpolate(words.byCondition, {
            count: Object.keys(quota).length,
            quota: number(Object.values(quota).reduce((sum, each) => sum + each, 0)),
          })}
        </p>
      )}
      <p className={styles.note}>{parts}</p>
      {beyondQuota ? (
        <Beyond beyond={beyondQuota} words={words} locale={locale} />
      ) : (
        <p className={styles.note}>{words.hidden}</p>
      )}
    </>
  );
}

/**
 * Places as a bar: finished, begun, and free up to the quota. Places beyond the quota are drawn beyond the line of the
 * quota.
 */
function PlacesBar({ finished, begun, quota }: { finished: number; begun: number; quota: number }) {
  const all = Math.max(quota, finished + begun, 1);
  const percent = (count: number) => Number(((count / all) * 100).toFixed(2));
  return (
    <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.free} width={percent(quota)} height="4" />
      <rect className={styles.begun} width={percent(finished + begun)} height="4" />
      <rect className={styles.finished} width={percent(finished)} height="4" />
      {finished + begun > quota && (
        <rect className={styles.limit} x={percent(quota) - 0.4} width="0.8" height="4" />
      )}
    </svg>
  );
}

function Beyond({
  beyond: { participants, sessions },
  words,
  locale,
}: {
  beyond: BeyondQuota;
  words: FollowWords["quota"];
  locale: Locale;
}) {
  if (participants === 0) return null;
  const reasonOf = (reason: string) => ownValue(words.reasons, reason) ?? words.reasons.other;
  return (
    <>
      <p className={styles.beyond}>
        {interpolate(words.beyond, { participants: formatNumber(participants, locale) })}
      </p>
      {sessions.length > 0 && (
        <Disclosure title={interpolate(words.sessions, { count: sessions.length })}>
          <ul className={styles.sessions}>
            {sessions.map(({ session, reason }) => (
              <li key={session}>
                <code>{session}</code> {reasonOf(reason)}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
