import type { RunWords } from "@/content/run";
import styles from "./run-bar.module.css";

/**
 * The bar above a run: the name of the app, the progress, a full-screen button if the browser supports full screen, and
 * a button that leaves the run.
 */
export function RunBar({
  name,
  part,
  progress,
  done,
  words: { leave, fullScreen: names },
  fullScreen,
  onLeave,
}: {
  /** Null if the name is directly above the bar. */
  name: string | null;
  part: string;
  progress: string;
  /**
   * Progress of the run, which is drawn as a line. The line changes at once, and only between two trials. Null if the
   * run displays its progress itself.
   */
  done: { steps: number; of: number } | null;
  words: Pick<RunWords, "leave" | "fullScreen">;
  fullScreen: { isFull: boolean; toggle: () => void } | undefined;
  onLeave: () => void;
}) {
  return (
    <div className={styles.bar}>
      {/* This text changes with each trial, so a translation by the browser would move the text. */}
      <p className={styles.place} translate="no">
        {name !== null && <strong>{name}</strong>} {part && <span>{part}</span>}{" "}
        {progress && <span>{progress}</span>}
      </p>
      {fullScreen && (
        <FullScreenButton
          name={fullScreen.isFull ? names.exit : names.enter}
          drawing={fullScreen.isFull ? SHRINK : GROW}
          onPress={fullScreen.toggle}
        />
      )}
      <button type="button" className={styles.leave} onClick={onLeave}>
        {leave}
      </button>
      {done && (
        <svg
          className={styles.done}
          viewBox={`0 0 ${done.of} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className={styles.ahead} width={done.of} height="1" />
          <rect width={done.steps} height="1" />
        </svg>
      )}
    </div>
  );
}

const GROW = "M6 2H2v4M10 2h4v4M14 10v4h-4M2 10v4h4";
const SHRINK = "M6 2v4H2M10 2v4h4M14 10h-4v4M2 10h4v4";

function FullScreenButton({
  name,
  drawing,
  onPress,
}: {
  name: string;
  drawing: string;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.fullScreen}
      aria-label={name}
      title={name}
      onClick={onPress}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </button>
  );
}
