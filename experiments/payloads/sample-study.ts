import { SAMPLE_PLAN, SAMPLE_PROTOCOL } from "@/experiments/study/findings/worker/sample-plan";
import { publishedText } from "./published";

/**
 * Returns the text of the study whose simulated participants the page of data reads one click away: a published study,
 * with a plan.
 */
export const sampleStudy = (): string =>
  JSON.stringify({ ...JSON.parse(publishedText(SAMPLE_PROTOCOL)), plan: SAMPLE_PLAN });
