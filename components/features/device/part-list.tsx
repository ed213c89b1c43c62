import { type MarkedState, StateMark } from "@/components/ui/state-mark";
import { CHECK_PARTS, type CheckPart } from "@/experiments/engine/device/device-check";
import { type CheckWords, summaryOf } from "./check-words";
import styles from "./part-list.module.css";

export type PartState = keyof CheckWords["states"];

const MARKS: Readonly<Record<PartState, MarkedState>> = {
  done: "done",
  current: "next",
  skipped: "open",
  open: "open",
};

/** The three parts of the check, each with its state. */
export function PartList({
  words,
  stateOf,
  panelOf,
}: {
  words: CheckWords;
  stateOf: (part: CheckPart) => PartState;
  /** Returns the content below the title of a part: its measurement, or the button that starts it. */
  panelOf?: (part: CheckPart) => React.ReactNode;
}) {
  return (
    <ol role="list" className={styles.parts}>
      {CHECK_PARTS.map((part) => {
        const state = stateOf(part);
        return (
          <li key={part} data-state={state}>
            <div className={styles.head}>
              <StateMark state={MARKS[state]} label={words.states[state]} />
              <div>
                <h3>{words.parts[part].title}</h3>
                {state !== "current" && <p className={styles.summary}>{summaryOf(part, words)}</p>}
              </div>
            </div>
            {panelOf?.(part)}
          </li>
        );
      })}
    </ol>
  );
}
