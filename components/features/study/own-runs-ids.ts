/** Ids of the element for the line about the visitor's runs, and of their list. */
export const OWN_RUNS_ID = "own-runs";
export const MY_DATA_ID = "my-data";
