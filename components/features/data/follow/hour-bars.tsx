import type { FollowWords } from "@/content/data";
import type { CountedStudy } from "@/experiments/engine/sending/following";
import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { joinParts } from "@/lib/i18n/join-parts";
import type { Locale } from "@/lib/routes";
import styles from "./hour-bars.module.css";
import { hourSlots } from "./hour-slots";

/** The width of a bar as a share of an hour, and the height of the tallest bar, in units of the figure. */
const FILLED = 0.72;
const HEIGHT = 24;

/** The sessions that began in each of the last 24 hours. Sessions without a finished step are hollow. */
export function HourBars({
  hours,
  now,
  words,
  locale,
}: {
  hours: CountedStudy["hours"];
  /** The present time, in milliseconds since 1970. */
  now: number;
  words: FollowWords["time"];
  locale: Locale;
}) {
  if (hours.length === 0) return <p className={styles.note}>{words.quiet}</p>;
  const slots = hourSlots(hours, now);
  const most = Math.max(1, ...slots.map(({ started }) => started));
  const time = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    hour: "2-digit",
    minute: "2-digit",
  });
  const text = ({ at, started, withoutStep }: (typeof slots)[number]) =>
    interpolate(words.hour, { hour: time.format(at), started, without: withoutStep });
  const scale = (count: number) => Number(((count / most) * HEIGHT).toFixed(2));
  const [first, last] = [slots[0], slots[slots.length - 1]];
  return (
    <figure className={styles.figure}>
      <figcaption>{words.hours}</figcaption>
      <svg
        className={styles.hours}
        viewBox={`0 0 ${slots.length * 4} ${HEIGHT + 1}`}
        role="img"
        preserveAspectRatio="none"
        aria-label={joinParts(slots.filter(({ started }) => started > 0).map(text), locale)}
      >
        {slots.map((slot, index) => {
          const [x, width] = [index * 4 + (1 - FILLED) * 2, FILLED * 4];
          const [begun, went] = [scale(slot.started), scale(slot.started - slot.withoutStep)];
          return (
            <g key={slot.at}>
              {slot.started > 0 && <title>{text(slot)}</title>}
              <rect
                className={styles.hollow}
                x={x}
                y={HEIGHT - begun}
                width={width}
                height={begun}
              />
              <rect className={styles.full} x={x} y={HEIGHT - went} width={width} height={went} />
            </g>
          );
        })}
        <path className={styles.axis} d={`M0 ${HEIGHT + 0.25}H${slots.length * 4}`} />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{first && time.format(first.at)}</span>
        <span>{last && time.format(last.at)}</span>
      </p>
      {slots.some(({ withoutStep }) => withoutStep > 0) && (
        <p className={styles.note}>{words.withoutStep}</p>
      )}
    </figure>
  );
}
