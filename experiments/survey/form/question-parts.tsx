import type { SurveyFormWords } from "@/content/survey";
import type { Said } from "@/experiments/survey/definition/schema";
import styles from "./question.module.css";
import { Spoken } from "./spoken";
import type { SpokenText } from "./spoken-text";
import type { SurveyActions } from "./survey-answers.client";

/** The parts that questions of all types have. */
export type QuestionParts = {
  /** The id of the control, and the beginning of the ids of the other parts. */
  id: string;
  label: SpokenText;
  /** The word that marks a required question. */
  mark: string | undefined;
  hint: SpokenText | undefined;
  describedBy: string | undefined;
  isRequired: boolean;
  /** The message about the answer. A message that no longer applies keeps its space. */
  message: string | undefined;
  isWrong: boolean;
};

/** The props of the questions of all types. */
export type SharedProps = {
  parts: QuestionParts;
  words: SurveyFormWords;
  /** Returns a text of the author in the language of the page, in which the answers replace `${item}`. */
  textOf: (said: Said | undefined) => SpokenText;
  held: string | undefined;
  actions: SurveyActions;
};

/** The text of a question, and the word that marks a required question. */
export const LabelText = ({ parts: { label, mark } }: { parts: QuestionParts }) => (
  <>
    <Spoken {...label} />
    {mark !== undefined && <span className={styles.mark}> ({mark})</span>}
  </>
);

/** The hint of a question. */
export const Hint = ({ parts: { id, hint } }: { parts: QuestionParts }) =>
  hint && (
    <p id={`${id}hint`} className={styles.hint} translate="no">
      <Spoken {...hint} />
    </p>
  );

/** The message about an answer that is missing or not accepted. */
export const Message = ({ parts: { id, message, isWrong } }: { parts: QuestionParts }) =>
  message !== undefined && (
    <p id={`${id}message`} className={styles.message} data-settled={!isWrong} dir="auto">
      {message}
    </p>
  );
