import type { Answer } from "@/experiments/study/findings/findings";

/** Returns whether the question is about the share of people, so that the answer is a share or a difference of shares. */
export const isShare = ({ question }: Pick<Answer, "question">) =>
  question === "proportion" || question === "proportions";
