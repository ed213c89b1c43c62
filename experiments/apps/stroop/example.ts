import type { StroopTrial } from "./sequence";

/** The stimulus that is displayed as an example before the short version. The answer to the example is not scored. */
export const EXAMPLE: StroopTrial = { word: "green", ink: "red", condition: "incongruent" };
