/** The version of the document format; documents in a later version are refused. */
export const FORMAT = 1;
