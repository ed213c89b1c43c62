/** The text columns that the scripts of an app may need. */
type TextColumn = "condition" | "stimulus" | "response" | "excluded";

/**
 * What the scripts of an app need of its columns: those that each test trial has, and how a text looks where the codebook has
 * no list of values. An app without this needs none, and its text columns may hold any text.
 */
export type ReadColumns = {
  needs: readonly TextColumn[];
  forms?: Partial<Record<TextColumn, (text: string) => boolean>>;
};

/** Whether a text is a whole number of at most six digits. */
export const isWhole = (text: string) => /^\d{1,6}$/.test(text);
