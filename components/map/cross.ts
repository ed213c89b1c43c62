/** The arms of the site's logo, the fixation cross, as a path in a square of 16 units. */
export const CROSS = "M8 2v12M2 8h12";
