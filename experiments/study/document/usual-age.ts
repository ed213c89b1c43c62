/** The minimum age of participants in years if a document does not state one: the age that the consent page asks for. */
export const USUAL_AGE = 18;
