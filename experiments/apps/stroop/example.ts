import type { StroopTrial } from "./sequence";

/** The stimulus displayed before the short version; the answer to it is not measured. */
export const EXAMPLE: StroopTrial = { word: "green", ink: "red", condition: "incongruent" };
