/** The ids of the measures of a survey that do not depend on its items. */
export const FAILED_CHECKS = "failed_checks";
export const ANSWERED = "answered";
