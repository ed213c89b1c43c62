/** The trials after which participants see whether the response was correct. */
export type FeedbackWhen = "never" | "practice" | "always";

/** Returns whether the trials of this phase have feedback. */
export const hasFeedback = (when: FeedbackWhen, phase: "practice" | "test"): boolean =>
  when === "always" || (when === "practice" && phase === "practice");

type Told = { feedback: FeedbackWhen; practiceTrials: number };

/** Returns the number of trials with feedback in a run. */
export const toldTrials = ({ feedback, practiceTrials, trials }: Told & { trials: number }) =>
  (hasFeedback(feedback, "practice") ? practiceTrials : 0) +
  (hasFeedback(feedback, "test") ? trials : 0);

const SENTENCES = {
  never: "feedbackNever",
  practice: "feedbackPractice",
  always: "feedbackAlways",
} as const;

/** Returns the key of the sentence about feedback in the methods paragraph. */
export const feedbackSentence = ({ feedback, practiceTrials }: Told) =>
  SENTENCES[feedback === "practice" && practiceTrials === 0 ? "never" : feedback];
