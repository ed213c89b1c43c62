/** The short version in the first screen of the site: one block without practice, with the times of the app. */
export const SHORT_RUN_TRIALS = 12;
