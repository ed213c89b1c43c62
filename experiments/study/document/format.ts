/** The format of documents; documents of a later format are refused. */
export const FORMAT = 1;
