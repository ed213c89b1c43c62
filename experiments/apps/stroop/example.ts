import type { StroopTrial } from "./sequence";

/** The stimulus on the page before the short version; answering it is not measured. */
export const EXAMPLE: StroopTrial = { word: "green", ink: "red", condition: "incongruent" };
