/**
 * The minimum age of participants in years if a document does not state a minimum age. The consent page asks for this
 * age.
 */
export const USUAL_AGE = 18;
