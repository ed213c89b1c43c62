/**
 * Number of trials of the short version at the top of the home page: one block without practice, with the durations of
 * the app.
 */
export const SHORT_RUN_TRIALS = 12;
