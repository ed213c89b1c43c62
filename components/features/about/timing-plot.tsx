import { Prose } from "@/components/ui/prose";
import { timing } from "@/content/timing";
import { localize } from "@/lib/i18n/define-content";
import { formatNumber, LANGUAGE_TAGS } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { timingFigures } from "./timing-figures";
import { METHODS, TIMING_CONDITIONS, timingFormat } from "./timing-format";
import styles from "./timing-plot.module.css";

const ROW = 92;
const BASELINE = TIMING_CONDITIONS.length * ROW + 8;
const TICKS = [0, 25, 50, 75, 100];

/** Returns the horizontal position of a share between 0 and 1, in percent of the width. */
const across = (share: number) => `${(2 + share * 96).toFixed(2)}%`;

/** Near the right edge, the label extends to the left of its point. */
const anchor = (share: number) => (share > 0.75 ? "end" : "middle");

/**
 * A plot of the shares of exact durations: for the site's plugin and for jsPsych's plugin, on an idle and on a busy
 * machine. It also displays the targets that were missed.
 */
export function TimingPlot({ locale }: { locale: Locale }) {
  const words = localize(timing, locale);
  const { durations, targets } = timingFigures;
  const { percent, measured, target } = timingFormat(locale);
  const label = (method: (typeof METHODS)[number], share: number) =>
    `${words.methods[method]} ${percent(share)}`;
  const description = TIMING_CONDITIONS.map((condition) => {
    const each = METHODS.map((method) => label(method, durations[method][condition].exact));
    return `${withColon(words.conditions[condition], each.join(", "), locale)}.`;
  }).join(" ");
  const missed = targets.filter(({ met }) => !met);
  const verdict =
    missed.length === 0
      ? interpolate(words.allMet, { all: targets.length })
      : interpolate(words.missedTargets, {
          targets: new Intl.ListFormat(LANGUAGE_TAGS[locale]).format(
            missed.map((each) =>
              interpolate(words.missedTarget, { target: target(each), value: measured(each) }),
            ),
          ),
          met: targets.length - missed.length,
          all: targets.length,
        });
  return (
    <figure className={styles.timing}>
      <svg
        className={styles.plot}
        width="100%"
        height={BASELINE + 54}
        role="img"
        aria-label={description}
      >
        {TIMING_CONDITIONS.map((condition, row) => {
          const own = durations.own[condition].exact;
          const stock = durations.stock[condition].exact;
          const top = row * ROW;
          const line = top + 50;
          return (
            <g key={condition}>
              <text className={styles.row} x="0" y={top + 26}>
                {words.conditions[condition]}
              </text>
              <line
                className={styles.gap}
                x1={across(stock)}
                x2={across(own)}
                y1={line}
                y2={line}
              />
              <circle className={styles.stock} cx={across(stock)} cy={line} r="7" />
              <circle className={styles.own} cx={across(own)} cy={line} r="8" />
              <text
                className={styles.ownLabel}
                x={across(own)}
                y={line - 18}
                textAnchor={anchor(own)}
              >
                {label("own", own)}
              </text>
              <text
                className={styles.label}
                x={across(stock)}
                y={line + 28}
                textAnchor={anchor(stock)}
              >
                {label("stock", stock)}
              </text>
            </g>
          );
        })}
        <line className={styles.axis} x1="0" x2="100%" y1={BASELINE} y2={BASELINE} />
        {TICKS.map((tick) => (
          <g key={tick}>
            <line
              className={styles.axis}
              x1={across(tick / 100)}
              x2={across(tick / 100)}
              y1={BASELINE}
              y2={BASELINE + 5}
            />
            <text className={styles.tick} x={across(tick / 100)} y={BASELINE + 22}>
              {formatNumber(tick, locale)}
            </text>
          </g>
        ))}
        <text className={styles.tick} x="50%" y={BASELINE + 44}>
          {words.plot.axis}
        </text>
      </svg>
      <figcaption className={styles.caption}>
        <Prose inline locale={locale}>
          {words.plot.caption}
        </Prose>
        <div className={styles.verdict}>
          <Prose locale={locale}>{verdict}</Prose>
        </div>
      </figcaption>
    </figure>
  );
}
