import type { Random } from "@/lib/stats/random";
import type { ParameterValues } from "./define-parameters";

/**
 * Answers drawn at random to a screen of one form, in the order of its items. A method, as in `define-app.ts`: each form
 * has screens of its own type.
 */
export type RandomAnswers = {
  answersTo(screen: unknown, parameters: ParameterValues, random: Random): string[];
};
