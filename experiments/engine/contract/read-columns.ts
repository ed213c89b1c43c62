/** The text columns that the recompute scripts of an app may require. */
type TextColumn = "condition" | "stimulus" | "response" | "excluded";

/**
 * The requirements of an app's recompute scripts. `needs` lists the text columns that must have a value in each test
 * trial. `forms` checks the texts of columns for which the codebook does not list the values. If an app states no
 * requirements, its text columns may be empty or contain any text.
 */
export type ReadColumns = {
  needs: readonly TextColumn[];
  forms?: Partial<Record<TextColumn, (text: string) => boolean>>;
};

/** Returns whether a text is a whole number of at most six digits. */
export const isWhole = (text: string) => /^\d{1,6}$/.test(text);
