import { HiddenText } from "./hidden-text";
import styles from "./state-mark.module.css";

/** The state of a step: done, working but below the target, current, or not begun. */
export type MarkedState = "done" | "short" | "next" | "open";

/** A small icon for a state, with the name of the state for screen readers. */
export function StateMark({ state, label }: { state: MarkedState; label: string }) {
  return (
    <>
      <svg className={styles[state]} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r={state === "done" ? 9 : 8} />
        {state === "done" && <path d="M5.8 10.4l2.8 2.8 5.6-6" />}
        {state === "short" && <path d="M10 5.4v5.6M10 13.9v.6" />}
      </svg>
      <HiddenText>{label}</HiddenText>
    </>
  );
}
