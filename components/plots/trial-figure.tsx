import type { FigureFrame } from "@/experiments/app-definition";
import { fill } from "@/lib/fill";
import { formatNumber } from "@/lib/format";
import type { Locale } from "@/lib/routes";
import styles from "./trial-figure.module.css";

const FRAME = { width: 132, height: 86 };
/** Wide enough that no screen covers what the one before it shows. */
const STEP = { x: 84, y: 58 };
const LABEL_WIDTH = 132;

/**
 * The trial as papers draw it: its screens in a cascade with what each lasts, from the parameters the
 * app runs with.
 */
export function TrialFigure({
  frames,
  words,
  description,
  locale,
}: {
  frames: readonly FigureFrame[];
  /** Texts for a duration (`{ms}`) and for a response (`{ms}` is its limit). */
  words: { duration: string; response: string };
  description: string;
  locale: Locale;
}) {
  const last = frames.length - 1;
  const width = FRAME.width + STEP.x * last + LABEL_WIDTH;
  const height = FRAME.height + STEP.y * last + 4;
  return (
    <svg
      className={styles.figure}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={description}
    >
      {frames.map(({ content, timing }, index) => {
        const label =
          timing.kind === "duration"
            ? fill(words.duration, { ms: formatNumber(timing.ms, locale) })
            : fill(words.response, { ms: formatNumber(timing.limitMs, locale) });
        return (
          <g
            key={`${content.kind} ${label}`}
            transform={`translate(${2 + index * STEP.x} ${2 + index * STEP.y})`}
          >
            <rect className={styles.screen} width={FRAME.width} height={FRAME.height} rx="7" />
            <rect
              className={styles.edge}
              x="1.5"
              y="1.5"
              width={FRAME.width - 3}
              height={FRAME.height - 3}
              rx="5.5"
            />
            <g transform={`translate(${FRAME.width / 2} ${FRAME.height / 2})`}>
              {content.kind === "fixation" && (
                <path className={styles.fixation} d="M-9 0H9M0-9V9" />
              )}
              {content.kind === "word" && (
                <text className={styles.word} data-ink={content.ink}>
                  {content.word}
                </text>
              )}
            </g>
            <text className={styles.timing} x={FRAME.width + 9} y="14">
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
