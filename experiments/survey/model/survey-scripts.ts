import type { Survey } from "@/experiments/survey/definition/schema";
/** T */
export const surveyScripts = (survey: Survey): Record<"r" | "py", string> => ({ r: survey.order ?? "", py: "" });
