/** The format of documents; a later one is refused. */
export const FORMAT = 1;
