import { LETTER, placeLabel } from "@/components/plots/place-labels";
import { percent, placeOn, plotAxis } from "@/components/plots/plot-axis";
import type { Answer } from "@/experiments/study/findings/findings";
import type { Locale } from "@/lib/routes";
import { axisTicks } from "@/lib/stats/quantile-dots";
import styles from "./answer-figure.module.css";
import { answerLayout } from "./answer-layout";
import { Axis, MARGIN, rem, Side } from "./answer-parts";

const TICK_COUNTS = [8, 6, 5, 4, 3, 2];
/** The largest width of a character of the large label, as a share of the figure's width. */
const WIDE_LETTER = 0.028;

/** The names and numbers in the figure. */
export type AnswerLabels = {
  /** The name of each side with its number of people, and its mean. */
  sides: readonly { name: string; n: string; mean: string }[];
  /** The name of the estimate, its value and the ends of its interval. */
  estimate: { name: string; value: string; low: string; high: string };
  scoreAxis: string;
  estimateAxis: string;
};

/**
 * The scores of one or two sides as dots with their means. Below them, on the same scale, is the difference of the means
 * or the mean itself with its interval, over the band of values that are too small to matter.
 */
export function AnswerFigure({
  answer,
  labels,
  description,
  locale,
}: {
  answer: Pick<Answer, "sides" | "estimate" | "margin" | "reference">;
  labels: AnswerLabels;
  description: string;
  locale: Locale;
}) {
  const layout = answerLayout(answer);
  const { rows, origin, range, scoreAxis, height } = layout;
  const place = placeOn(range, MARGIN);
  const across = (value: number) => percent(place(value));
  const { ticks, tickText } = plotAxis(range, locale, { margin: MARGIN, counts: TICK_COUNTS });
  const label = (value: number, text: string, letter: number, side: "start" | "end") => {
    const { x, dx, anchor } = placeLabel(place(value), text.length * letter, side);
    return { x: percent(x), dx, textAnchor: anchor };
  };
  const { value, low, high } = answer.estimate;
  const ends = { low: origin + (low ?? value), high: origin + (high ?? value) };
  const reference = origin + answer.reference;
  const isPair = rows.length > 1;
  // The axis of a difference has its own zero. It is as long as the interval needs.
  const around = Math.max(
    Math.abs(low ?? value),
    Math.abs(high ?? value),
    (answer.margin ?? 0) * 1.2,
  );
  const differenceTicks = axisTicks(-around * 1.25, around * 1.25, 6).filter(
    (tick) => place(origin + tick) > 0.02 && place(origin + tick) < 0.98,
  );
  const lower = layout.estimate;
  return (
    <div className={styles.frame}>
      <svg
        className={styles.plot}
        width="100%"
        height={rem(height)}
        role="img"
        aria-label={description}
      >
        {answer.margin !== null && (
          <rect
            className={styles.band}
            x={across(reference - answer.margin)}
            width={percent(place(reference + answer.margin) - place(reference - answer.margin))}
            y={rem(lower.top)}
            height={rem(lower.axis - lower.top)}
          />
        )}
        <line
          className={styles.zero}
          x1={across(reference)}
          x2={across(reference)}
          y1={rem(isPair ? (rows[0]?.middle ?? 0) : lower.top)}
          y2={rem(lower.axis)}
        />
        {isPair && (
          <line
            className={styles.leader}
            x1={across(origin + value)}
            x2={across(origin + value)}
            y1={rem(rows[1]?.middle ?? 0)}
            y2={rem(lower.middle)}
          />
        )}
        {rows.map((row, index) => (
          <Side
            // biome-ignore lint/suspicious/noArrayIndexKey: the sides have a fixed order
            key={index}
            row={row}
            index={index}
            range={range}
            across={across}
            name={labels.sides[index]?.name ?? ""}
            n={labels.sides[index]?.n ?? ""}
            mean={labels.sides[index]?.mean ?? ""}
            meanLabel={(text) =>
              label(row.mean, text, LETTER.label, index === 0 && isPair ? "end" : "start")
            }
          />
        ))}
        <Axis y={scoreAxis} ticks={ticks} across={across} tickText={tickText} />
        <text className={styles.axisName} x="100%" y="1.1rem">
          {labels.scoreAxis}
        </text>
        <text className={styles.estimateName} x="0" y={rem(lower.top + 1)}>
          {labels.estimate.name}
        </text>
        <line
          className={styles.interval}
          x1={across(ends.low)}
          x2={across(ends.high)}
          y1={rem(lower.middle)}
          y2={rem(lower.middle)}
        />
        <circle
          className={styles.estimate}
          cx={across(origin + value)}
          cy={rem(lower.middle)}
          r="0.55rem"
        />
        <text
          className={styles.value}
          y={rem(lower.middle - 1.05)}
          {...label(origin + value, labels.estimate.value, WIDE_LETTER, "start")}
        >
          {labels.estimate.value}
        </text>
        {low !== null && high !== null && (
          <>
            <text
              className={styles.end}
              y={rem(lower.middle + 0.3)}
              {...label(ends.low, labels.estimate.low, LETTER.tick, "end")}
            >
              {labels.estimate.low}
            </text>
            <text
              className={styles.end}
              y={rem(lower.middle + 0.3)}
              {...label(ends.high, labels.estimate.high, LETTER.tick, "start")}
            >
              {labels.estimate.high}
            </text>
          </>
        )}
        {isPair && (
          <Axis
            y={lower.axis}
            ticks={differenceTicks}
            across={(tick) => across(origin + tick)}
            tickText={tickText}
          />
        )}
        <text className={styles.axisName} x="100%" y={rem(lower.top + 1)}>
          {labels.estimateAxis}
        </text>
      </svg>
    </div>
  );
}
