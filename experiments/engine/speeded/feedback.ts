/** After which trials a participant is told whether the response was right. */
export type FeedbackWhen = "never" | "practice" | "always";

/** Whether feedback follows a trial of a phase. */
export const hasFeedback = (when: FeedbackWhen, phase: "practice" | "test"): boolean =>
  when === "always" || (when === "practice" && phase === "practice");

type Told = { feedback: FeedbackWhen; practiceTrials: number };

/** Returns how many trials of a run feedback follows. */
export const toldTrials = ({ feedback, practiceTrials, trials }: Told & { trials: number }) =>
  (hasFeedback(feedback, "practice") ? practiceTrials : 0) +
  (hasFeedback(feedback, "test") ? trials : 0);

const SENTENCES = {
  never: "feedbackNever",
  practice: "feedbackPractice",
  always: "feedbackAlways",
} as const;

/** Returns the sentence of the methods paragraph on feedback, by its key in the words. */
export const feedbackSentence = ({ feedback, practiceTrials }: Told) =>
  SENTENCES[feedback === "practice" && practiceTrials === 0 ? "never" : feedback];
