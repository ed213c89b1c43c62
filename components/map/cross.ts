/** The arms of the site's logo, a fixation cross, as a path in a square with sides of 16 units. */
export const CROSS = "M8 2v12M2 8h12";
