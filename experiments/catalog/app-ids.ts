/**
 * The ids of all apps, in the order in which the portfolio lists them. An app consists of a folder
 * `experiments/apps/<id>/` and a line here. `npm run gen:apps` then writes all files that list the apps
 * (docs/adding-an-app.md).
 */
export const APP_IDS = [
  "stroop",
  "flanker",
  "simon",
  "simple-rt",
  "choice-rt",
  "go-no-go",
  "spatial-span",
  "digit-span",
  "lottery-choice",
  "delay-discounting",
  "eleven-twenty",
  "mini-ipip",
  "where-is-it",
] as const;

export type AppId = (typeof APP_IDS)[number];
