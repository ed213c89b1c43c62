import { interpolate } from "@/lib/i18n/interpolate";
import { shareText } from "@/lib/i18n/share-text";
import type { Locale } from "@/lib/routes";
import styles from "./hundred-studies.module.css";

/** The range of correlations in the figure. It contains every interval of a study with 30 participants or more. */
const RANGE = { low: -0.6, high: 0.82 };
const TICKS = [0.6, 0.3, 0, -0.3];

/**
 * The numbers of units in the drawing: two horizontal units for each study, and enough vertical units for each unit to
 * be smaller than a pixel.
 */
const UNIT = { study: 2, height: 1000 };

const part = (r: number) => (RANGE.high - r) / (RANGE.high - RANGE.low);
const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;
const down = (r: number) => Math.round(part(r) * UNIT.height);

type Study = { value: number; low: number; high: number; isDetected: boolean };

/** Returns the horizontal centre of a study's column. */
const across = (index: number) => index * UNIT.study + UNIT.study / 2;

/**
 * The intervals of many studies in the order of their estimates. The intervals of studies that detect the effect are
 * blue. Positions are in percent, so that the figure fits any width.
 */
export function HundredStudies({
  studies,
  words,
  description,
  locale,
}: {
  studies: readonly Study[];
  words: Record<"axis" | "missed" | "detected", string>;
  description: string;
  locale: Locale;
}) {
  const places = studies.map((study, index) => ({ ...study, x: across(index) }));
  const missed = places.filter(({ isDetected }) => !isDetected);
  const detected = places.filter(({ isDetected }) => isDetected);
  const border = percent(missed.length / studies.length);
  return (
    <div className={styles.hundred}>
      <p className={styles.axis}>{words.axis}</p>
      <svg className={styles.plot} width="100%" role="img" aria-label={description}>
        {TICKS.map((tick) => (
          <g key={tick} className={tick === 0 ? styles.zero : styles.grid}>
            <line x2="100%" y1={percent(part(tick))} y2={percent(part(tick))} />
            <text x="-0.6rem" y={percent(part(tick))} dy="0.35em">
              {tick === 0 ? "0" : shareText(tick, locale, 1)}
            </text>
          </g>
        ))}
        <svg
          width="100%"
          height="100%"
          viewBox={`0 0 ${studies.length * UNIT.study} ${UNIT.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {[missed, detected].map((group, index) => (
            <g key={index === 0 ? "missed" : "detected"} data-detected={index === 1}>
              <path
                d={group.map(({ x, low, high }) => `M${x} ${down(high)}V${down(low)}`).join("")}
              />
              <path
                className={styles.estimates}
                d={group.map(({ x, value }) => `M${x} ${down(value)}h0`).join("")}
              />
            </g>
          ))}
        </svg>
      </svg>
      <svg className={styles.counts} width="100%" height="2.2rem" aria-hidden="true">
        <g>
          <line x1="0" x2={border} y1="0.6rem" y2="0.6rem" />
          <line x1="0" x2="0" y1="0.2rem" y2="0.6rem" />
          <text x="0" y="1.85rem">
            {interpolate(words.missed, { n: missed.length })}
          </text>
        </g>
        <g data-detected="true">
          <line x1={border} x2="100%" y1="0.6rem" y2="0.6rem" />
          <line x1={border} x2={border} y1="0.2rem" y2="0.6rem" />
          <line x1="100%" x2="100%" y1="0.2rem" y2="0.6rem" />
          <text x="100%" y="1.85rem" textAnchor="end">
            {interpolate(words.detected, { n: detected.length })}
          </text>
        </g>
      </svg>
    </div>
  );
}
