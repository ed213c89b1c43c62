import { canPlay, type FigureFrame } from "@/components/plots/figure-frame";
import { type FigureWords, playedText } from "@/components/plots/figure-words";
import type { Locale } from "@/lib/routes";
import { PlayButton } from "./play-button.client";
import styles from "./play-trial.module.css";

/**
 * The button that plays a trial figure outside of a card, also for keyboards, and a note on its example times.
 * It must be in the `<figure>` of the trial; it is empty for a figure that cannot be played.
 */
export function PlayTrial({
  frames,
  words,
  locale,
}: {
  frames: readonly FigureFrame[];
  words: FigureWords;
  locale: Locale;
}) {
  return (
    canPlay(frames) && (
      <div className={styles.play}>
        <PlayButton label={words.play} />
        <p>{playedText(frames, words, locale)}</p>
      </div>
    )
  );
}
