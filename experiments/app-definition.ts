/** The four families of apps; each has one of the four Stroop inks as its colour (DESIGN section 4). */
export const FAMILIES = ["cognition", "economics", "survey", "field"] as const;
export type Family = (typeof FAMILIES)[number];

export const SETTINGS = ["lab", "online", "smartphone"] as const;
export type Setting = (typeof SETTINGS)[number];

/** One screen of a trial as the figure of a paper shows it. */
export type FigureFrame = {
  content: { kind: "fixation" } | { kind: "blank" } | { kind: "word"; word: string; ink: string };
  /** What stands beside the frame: a duration in ms, or the response with its time limit in ms. */
  timing: { kind: "duration"; ms: number } | { kind: "response"; limitMs: number };
};

/** What the site says about an app, from the same parameters that the app runs with. */
export type AppDefinition = {
  id: string;
  version: string;
  family: Family;
  settings: readonly Setting[];
  /** Usual length from start to result, in seconds. */
  seconds: number;
  trials: number;
  references: readonly { citation: string; url: string }[];
};
