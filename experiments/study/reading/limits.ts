/** The limits of the reader. They keep files of strangers from filling the memory; real data stay far below them. */
export const LIMITS = {
  /** The entries of a zip file, and of all zip files within it. */
  entries: 200_000,
  /** The bytes of the directory of a zip file. */
  directory: 64_000_000,
  /** The bytes of one entry after inflation. */
  entry: 256_000_000,
  /** The bytes of all entries of a file after inflation. */
  inflated: 8_000_000_000,
  /** How many times larger an entry may become. The records of pages become up to 100 times larger. */
  ratio: 400,
  /** Entries of this size are not checked for their ratio. */
  smallEntry: 2_000_000,
  /** How deep zip files may lie within zip files. */
  zipDepth: 3,
  /** The bytes of one record, and of a file of JSON that is not in lines. */
  record: 64_000_000,
  /** The rows of a table of trials. */
  rows: 2_000_000,
  /** The columns of a table. */
  columns: 2_000,
  /** The faults that are kept for one file. */
  faults: 200,
  /** The combinations of versions that are compared with a receipt. */
  combinations: 20_000,
} as const;
