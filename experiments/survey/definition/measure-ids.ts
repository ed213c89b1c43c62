/** The measure that counts the attention checks with another answer than the expected one. */
export const FAILED_CHECKS = "failed_checks";

/** The measure that counts the items with an answer. */
export const ANSWERED = "answered";
