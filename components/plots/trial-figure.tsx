import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { arrowRowPath } from "./arrow-row";
import {
  CLOCK_PLACE,
  canPlay,
  type FigureContent,
  type FigureFrame,
  isExample,
  playedMs,
} from "./figure-frame";
import { type FigureWords, playedText } from "./figure-words";
import styles from "./trial-figure.module.css";

const FRAME = { width: 132, height: 86 };
/** From one screen to the next, as the style sheet moves them: none covers what the one before it shows. */
const STEP = { x: 84, y: 62 };
const LABEL_WIDTH = 132;

/** One unit of the drawing is 1/16 rem in every figure, so that all have one scale. */
const rem = (units: number) => `${units / 16}rem`;

/**
 * The trial as papers draw it: its screens in a cascade with what each lasts, from the parameters the
 * app runs with. A form is drawn on paper, as it runs. What plays it is in figure-player.client.tsx.
 */
export function TrialFigure({
  frames,
  words,
  description,
  locale,
}: {
  frames: readonly FigureFrame[];
  /** Texts for what stands beside the screens; absent, no times stand there and nothing plays. */
  words?: FigureWords;
  description: string;
  locale: Locale;
}) {
  const clock = words && canPlay(frames) ? words : undefined;
  const clockPlace = { ms: CLOCK_PLACE };
  const labels = words ? frames.map(({ timing }) => timingText(timing, words, locale)) : [];
  const last = frames.length - 1;
  const width = FRAME.width + STEP.x * last + (words ? LABEL_WIDTH : 4);
  const height = FRAME.height + STEP.y * last + 4;
  return (
    <div className={styles.figure}>
      <svg
        className={styles.drawing}
        width={rem(width)}
        height={rem(height)}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMinYMin slice"
        role="img"
        aria-label={description}
        data-trial={clock && interpolate(clock.clock, clockPlace)}
        data-example={clock && interpolate(clock.exampleClock, clockPlace)}
      >
        {clock && <desc>{playedText(frames, clock, locale)}</desc>}
        {frames.map(({ content, timing }, index) => {
          const isSaid = timing.kind === "response" && labels[index] === labels[index - 1];
          const label = isSaid ? "" : (labels[index] ?? "");
          return (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: the screens of a trial do not move
              key={index}
              className={styles.frame}
              data-look={content.kind === "lines" ? "paper" : "screen"}
              data-ms={(clock && playedMs(timing)) ?? undefined}
              data-varies={(clock && isExample(timing)) || undefined}
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
                <Stimulus content={content} isCovered={index < last} />
              </g>
              <text className={styles.timing} x={FRAME.width + 9} y="14">
                {/* Its second half stands below, or it would reach beyond the figure on a phone. */}
                {label.split(/(?<=, )/).map((half, line) => (
                  <tspan key={half} x={FRAME.width + 9} dy={line === 0 ? 0 : "1.25em"}>
                    {half}
                  </tspan>
                ))}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

function timingText(timing: FigureFrame["timing"], words: FigureWords, locale: Locale): string {
  const ms = (value: number) => formatNumber(value, locale);
  if (timing.kind === "duration") return interpolate(words.duration, { ms: ms(timing.ms) });
  if (timing.kind === "range")
    return interpolate(words.range, { low: ms(timing.lowMs), high: ms(timing.highMs) });
  return timing.limitMs === null
    ? words.untimed
    : interpolate(words.response, { ms: ms(timing.limitMs) });
}

const GRID = { cell: 12, gap: 3 };
const LINE_STEP = 17;
/** How far text stands above the middle of a screen whose lower edge the next one covers. */
const COVERED_RISE = 10;
const ARROW_STEP = 20;
/** Meridians and parallels of the whole world, as an oval: a map on which nothing is named. */
const GRATICULE =
  "M-48 10A48 24 0 0 1 48 10A48 24 0 0 1 -48 10H48M-42 -1H42M-42 21H42M0 -14V34M0 -14A24 24 0 0 1 0 34A24 24 0 0 1 0 -14";

/** What one screen shows, around its middle. */
function Stimulus({ content, isCovered }: { content: FigureContent; isCovered: boolean }) {
  switch (content.kind) {
    case "blank":
      return null;
    case "fixation":
      return <path className={styles.fixation} d="M-9 0H9M0-9V9" />;
    case "disc":
      return <circle className={styles.disc} data-ink={content.ink} r="16" />;
    case "square":
      return (
        <rect
          className={styles.disc}
          data-ink={content.ink}
          x="-15"
          y="-15"
          width="30"
          height="30"
        />
      );
    case "arrows":
      return <path className={styles.arrows} d={arrowRowPath(content.directions, ARROW_STEP)} />;
    case "word":
      return (
        <text className={styles.word} data-ink={content.ink}>
          {content.word}
        </text>
      );
    case "grid": {
      const step = GRID.cell + GRID.gap;
      const start = -(content.size * step - GRID.gap) / 2;
      return Array.from({ length: content.size ** 2 }, (_, cell) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a grid do not move
          key={cell}
          className={styles.cell}
          data-lit={content.lit.includes(cell)}
          x={start + (cell % content.size) * step}
          y={start + Math.floor(cell / content.size) * step}
          width={GRID.cell}
          height={GRID.cell}
          rx="2"
        />
      ));
    }
    case "map":
      return (
        <>
          <path className={styles.graticule} d={GRATICULE} />
          <text className={styles.place} y="-26">
            {content.word}
          </text>
          {content.isPlaced && <path className={styles.fixation} d="M-27.5 13H-13.5M-20.5 6V20" />}
        </>
      );
    case "lines":
      return content.lines.map((line, index) => (
        <text
          key={line}
          className={styles.line}
          data-chosen={index === content.chosen}
          y={(index - (content.lines.length - 1) / 2) * LINE_STEP - (isCovered ? COVERED_RISE : 0)}
        >
          {line}
        </text>
      ));
  }
}
