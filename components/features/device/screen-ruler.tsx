import { lengthOfAngle } from "@/experiments/engine/device/screen-size";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { ReportWords } from "./check-words";
import styles from "./screen-ruler.module.css";

/** The most pixels of the ruler, so that a phone displays it without scrolling, and its greatest length, mm. */
const MOST_PX = 270;
const MOST_MM = 100;

/** Room for the numbers at both ends, px. */
const ROOM = 14;
const MIDDLE = 44;

/** The degrees of which one tick is drawn; the largest step with which two ticks do not touch. */
const ANGLE_STEPS = [0.5, 1, 2, 5];
const CLOSEST_PX = 24;

/** A ruler with its real size on this screen: mm above the line, degrees of visual angle below it. */
export function ScreenRuler({
  pixelsPerMm,
  distanceMm,
  cm,
  words,
  locale,
}: {
  pixelsPerMm: number;
  /** The distance from the eyes; null if it is not known. */
  distanceMm: number | null;
  /** The distance as text, cm. */
  cm: string;
  words: ReportWords["size"];
  locale: Locale;
}) {
  const lengthMm = Math.max(10, Math.min(MOST_MM, Math.floor(MOST_PX / pixelsPerMm / 10) * 10));
  const at = (mm: number) => ROOM + mm * pixelsPerMm;
  const angles = distanceMm === null ? [] : anglesUpTo(lengthMm, distanceMm, pixelsPerMm);
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.ruler}
        width={lengthMm * pixelsPerMm + 2 * ROOM}
        height={angles.length > 0 ? 84 : 48}
        role="img"
        aria-label={interpolate(words.label, { mm: lengthMm })}
      >
        <line className={styles.line} x1={at(0)} x2={at(lengthMm)} y1={MIDDLE} y2={MIDDLE} />
        {Array.from({ length: lengthMm + 1 }, (_, mm) => (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its position
            key={mm}
            className={styles.line}
            x1={at(mm)}
            x2={at(mm)}
            y1={MIDDLE}
            y2={MIDDLE - (mm % 10 === 0 ? 16 : mm % 5 === 0 ? 11 : 6)}
          />
        ))}
        {Array.from({ length: lengthMm / 10 + 1 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number is its position
          <text key={index} className={styles.number} x={at(index * 10)} y={MIDDLE - 22}>
            {index * 10}
          </text>
        ))}
        {angles.map(({ degrees, mm }) => (
          <g key={degrees}>
            <line className={styles.angle} x1={at(mm)} x2={at(mm)} y1={MIDDLE} y2={MIDDLE + 12} />
            <text className={styles.angleNumber} x={at(mm)} y={MIDDLE + 28}>
              {formatNumber(degrees, locale, Number.isInteger(degrees) ? 0 : 1)}
            </text>
          </g>
        ))}
      </svg>
      <p className={styles.units} aria-hidden="true">
        <span>{words.mm}</span>
        {angles.length > 0 && (
          <span className={styles.angles}>{interpolate(words.degrees, { cm })}</span>
        )}
      </p>
      <figcaption className={styles.caption}>{words.caption}</figcaption>
    </figure>
  );
}

/** Returns the angles that fit on the ruler, each with its length, in the smallest step whose ticks are apart. */
function anglesUpTo(lengthMm: number, distanceMm: number, pixelsPerMm: number) {
  const step =
    ANGLE_STEPS.find((each) => lengthOfAngle(each, distanceMm) * pixelsPerMm >= CLOSEST_PX) ??
    (ANGLE_STEPS.at(-1) as number);
  const angles: { degrees: number; mm: number }[] = [];
  for (let degrees = step; degrees < 90; degrees += step) {
    const mm = lengthOfAngle(degrees, distanceMm);
    if (mm > lengthMm) break;
    angles.push({ degrees, mm });
  }
  return angles;
}
