import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { CLOCK_PLACE, canPlay, type FigureFrame, isExample, playedMs } from "./figure-frame";
import { StimulusDrawing } from "./figure-screen";
import type { FigureWords } from "./figure-words";
import { timingText } from "./trial-figure";
import styles from "./trial-strip.module.css";

/** The maximum number of screens in a strip. */
const MOST = 3;

type Shown = FigureFrame & { content: Exclude<FigureFrame["content"], { kind: "blank" }> };

const hasContent = (frame: FigureFrame): frame is Shown => frame.content.kind !== "blank";

const waits = ({ timing }: FigureFrame) => timing.kind === "response" && timing.limitMs === null;

/**
 * Returns the screens that a strip displays. The strip omits blank screens. Of several screens that wait for one
 * response, the strip displays only the last. If more than three screens remain, the strip displays the first two and
 * the last.
 */
function stripFrames(frames: readonly FigureFrame[]): readonly Shown[] {
  const shown = frames
    .filter(hasContent)
    .filter((frame, index, all) => !(waits(frame) && index < all.length - 1));
  return shown.length > MOST ? [...shown.slice(0, MOST - 1), ...shown.slice(-1)] : shown;
}

/**
 * A trial as a strip of screens next to each other. The strip fills the available width and displays the durations in
 * the screens. A narrow strip omits the screens between two screens of one kind. A small strip displays only the first
 * screen for each kind of stimulus. figure-player.client.tsx plays the strip.
 */
export function TrialStrip({
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
  const shown = stripFrames(frames);
  const clock = canPlay(shown) ? words : undefined;
  const clockPlace = { ms: CLOCK_PLACE };
  const kinds = shown.map(({ content }) => content.kind);
  const isMinor = (kind: Shown["content"]["kind"], index: number) =>
    kind === "fixation" || kinds.indexOf(kind) < index;
  const isBetween = (kind: Shown["content"]["kind"], index: number) =>
    kinds.indexOf(kind) < index && kinds.lastIndexOf(kind) > index;
  return (
    <div
      className={styles.strip}
      role="img"
      aria-label={description}
      translate="no"
      data-trial={clock && interpolate(clock.clock, clockPlace)}
      data-example={clock && interpolate(clock.exampleClock, clockPlace)}
    >
      {shown.map(({ content, timing }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the screens of a trial do not move
          key={index}
          className={styles.frame}
          data-kind={content.kind}
          data-minor={isMinor(content.kind, index) || undefined}
          data-between={isBetween(content.kind, index) || undefined}
          data-ms={(clock && playedMs(timing)) ?? undefined}
          data-varies={(clock && isExample(timing)) || undefined}
        >
          <StimulusDrawing content={content} />
          <span className={styles.timing}>{timingText(timing, words, locale)}</span>
        </div>
      ))}
    </div>
  );
}
