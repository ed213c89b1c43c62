import { canPlay, type FigureFrame } from "@/components/plots/figure-frame";
import { type FigureWords, playedText } from "@/components/plots/figure-words";
import type { Locale } from "@/lib/routes";
import { PlayButton } from "./play-button.client";
import styles from "./play-trial.module.css";

/**
 * The button by which a trial figure outside of a card is played by key, and the times that are examples.
 * Stands in the `<figure>` of the trial; empty for a figure that has nothing to play.
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
