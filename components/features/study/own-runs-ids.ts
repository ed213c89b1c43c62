/** The ids of the element for the note about the visitor's runs, and of the list of these runs. */
export const OWN_RUNS_ID = "own-runs";
export const MY_DATA_ID = "my-data";
