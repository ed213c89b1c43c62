/** Of the element that the line about the visitor's runs is put into, and of the list of them. */
export const OWN_RUNS_ID = "own-runs";
export const MY_DATA_ID = "my-data";
