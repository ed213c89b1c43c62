/**
 * The width of all columns together where a matrix becomes a table, by the number of columns: the shares of
 * `matrix.module.css`, rem.
 */
const COLUMNS = [
  { name: "few", most: 5, width: 25 },
  { name: "some", most: 7, width: 29 },
  { name: "many", most: 12, width: 31 },
] as const;

/** The smallest width of a column, the mean width of a letter, and the space at both sides of a label, rem. */
const SMALLEST = 2.75;
const LETTER = 0.44;
const AROUND = 0.5;

/** The widths of a table with these columns; null if the columns are too wide for a table. */
export type MatrixColumns = (typeof COLUMNS)[number]["name"] | null;

/**
 * Returns the widths of the columns of a matrix. The columns are equally wide, and a label wraps between words.
 * @param labels the labels of the choices
 */
export function matrixColumns(labels: readonly string[]): MatrixColumns {
  const words = labels.flatMap((label) => label.split(/\s+/)).map(({ length }) => length);
  // A label has at most four lines.
  const letters = Math.max(...words, ...labels.map(({ length }) => length / 4));
  const needed = labels.length * Math.max(SMALLEST, letters * LETTER + AROUND);
  const columns = COLUMNS.find(({ most }) => labels.length <= most);
  return columns && needed <= columns.width ? columns.name : null;
}
