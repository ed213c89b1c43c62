import type { Random } from "@/lib/stats/random";
import type { ParameterValues } from "./define-parameters";

/**
 * Draws random answers to a screen of a questionnaire, in the order of the items on the screen. The function is
 * declared as a method, like the methods in `define-app.ts`, because each questionnaire has another type of screen.
 */
export type RandomAnswers = {
  answersTo(screen: unknown, parameters: ParameterValues, random: Random): string[];
};
