import { type MarkedState, StateMark } from "@/components/ui/state-mark";
import type { PartWords } from "@/experiments/device-step/model/device-step-types";
import { CHECK_PARTS, type CheckPart } from "@/experiments/engine/device/device-check";
import styles from "./part-list.module.css";
import { summaryOf } from "./part-summary";

export type PartState = keyof PartWords["states"];

const MARKS: Readonly<Record<PartState, MarkedState>> = {
  done: "done",
  current: "next",
  skipped: "open",
  open: "open",
};

/** The parts of a check, each with its state. */
export function PartList({
  parts = CHECK_PARTS,
  words,
  stateOf,
  panelOf,
}: {
  parts?: readonly CheckPart[];
  words: PartWords;
  stateOf: (part: CheckPart) => PartState;
  /** Returns the content below the title of a part: its measurement, or the button that starts it. */
  panelOf?: (part: CheckPart) => React.ReactNode;
}) {
  return (
    <ol role="list" className={styles.parts}>
      {parts.map((part) => {
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
