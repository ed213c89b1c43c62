import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { CLOCK_PLACE, canPlay, type FigureFrame, isExample, playedMs } from "./figure-frame";
import { FigureDrawing, FigureScreen, SCREEN } from "./figure-screen";
import { type FigureWords, playedText } from "./figure-words";
import styles from "./trial-figure.module.css";

/**
 * The distance between screens, as in the style sheet. With this distance, no screen covers the content of the previous
 * screen.
 */
const STEP = { x: 84, y: 62 };
const LABEL_WIDTH = 132;

/**
 * A trial in the form that papers use: a cascade of screens with their durations, drawn from the parameters of the app.
 * figure-player.client.tsx plays the figure.
 */
export function TrialFigure({
  frames,
  words,
  description,
  locale,
}: {
  frames: readonly FigureFrame[];
  words: FigureWords;
  description: string;
  locale: Locale;
}) {
  const clock = canPlay(frames) ? words : undefined;
  const clockPlace = { ms: CLOCK_PLACE };
  const labels = frames.map(({ timing }) => timingText(timing, words, locale));
  const last = frames.length - 1;
  const width = SCREEN.width + STEP.x * last + LABEL_WIDTH;
  const height = SCREEN.height + STEP.y * last + 4;
  return (
    <div className={styles.figure} translate="no">
      <FigureDrawing
        width={width}
        height={height}
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
              data-frame
              data-ms={(clock && playedMs(timing)) ?? undefined}
              data-varies={(clock && isExample(timing)) || undefined}
            >
              <FigureScreen content={content} />
              <text className={styles.timing} x={SCREEN.width + 9} y="14">
                {linesOf(label).map((half, line) => (
                  <tspan key={half} x={SCREEN.width + 9} dy={line === 0 ? undefined : "1.25em"}>
                    {half}
                  </tspan>
                ))}
              </text>
            </g>
          );
        })}
      </FigureDrawing>
    </div>
  );
}

/**
 * The largest number of characters of a label on one line. A longer label would extend beyond the figure on a phone.
 */
const LONGEST_LINE = 17;

/**
 * Returns a label on one or two lines. A label with a comma breaks after the comma, and another long label breaks in
 * its middle.
 */
function linesOf(label: string): string[] {
  if (label.includes(", ") || label.length <= LONGEST_LINE) return label.split(/(?<=, )/);
  const end = label.indexOf(" ", label.length / 2 - 1) + 1;
  return end === 0 ? [label] : [label.slice(0, end), label.slice(end)];
}

/** Returns the label next to a screen: the duration of the screen, or the time limit for the response. */
export function timingText(
  timing: FigureFrame["timing"],
  words: FigureWords,
  locale: Locale,
): string {
  const ms = (value: number) => formatNumber(value, locale);
  if (timing.kind === "duration") return interpolate(words.duration, { ms: ms(timing.ms) });
  if (timing.kind === "range")
    return interpolate(words.range, { low: ms(timing.lowMs), high: ms(timing.highMs) });
  return timing.limitMs === null
    ? words.untimed
    : interpolate(words.response, { ms: ms(timing.limitMs) });
}
