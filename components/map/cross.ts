/** The arms of the site's mark, the fixation cross, as a path in a box of 16. */
export const CROSS = "M8 2v12M2 8h12";
