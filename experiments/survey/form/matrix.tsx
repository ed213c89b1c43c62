import type { ReactNode } from "react";
import { ChoiceOptions } from "@/experiments/engine/run/choice-group.client";
import styles from "./matrix.module.css";
import { matrixColumns } from "./matrix-columns";
import { Hint, LabelText, Message, type QuestionParts } from "./question-parts";
import { Spoken } from "./spoken";
import type { SpokenText } from "./spoken-text";

/**
 * Questions with the same choices. The choices are the columns of a table if the screen is wide enough; otherwise the
 * questions are displayed one below the other.
 * @param choices the labels of the choices
 */
export function Matrix({
  choices,
  children,
}: {
  choices: readonly SpokenText[];
  children: ReactNode;
}) {
  const columns = matrixColumns(choices.map(({ text }) => text));
  return (
    <div className={styles.matrix} data-columns={columns ?? undefined}>
      {/* Screen readers read the label of each choice with its radio button. */}
      <div className={styles.head} aria-hidden="true" translate="no">
        <div className={styles.labels}>
          {choices.map((label, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the labels keep their places
            <Spoken key={index} {...label} />
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}

/** A row of a matrix. It is not a fieldset, because the legend of a fieldset cannot be a cell of a grid. */
export const MatrixRow = ({
  parts,
  ...options
}: Omit<Parameters<typeof ChoiceOptions>[0], "look"> & { parts: QuestionParts }) => (
  <div
    role="radiogroup"
    className={styles.group}
    aria-labelledby={`${parts.id}label`}
    aria-describedby={parts.describedBy}
    aria-required={parts.isRequired || undefined}
    aria-invalid={parts.isWrong || undefined}
  >
    <div className={styles.label}>
      <p id={`${parts.id}label`} translate="no">
        <LabelText parts={parts} />
      </p>
      <Hint parts={parts} />
      <Message parts={parts} />
    </div>
    <ChoiceOptions {...options} look={styles} />
  </div>
);
