/**
 * The limits of the reader. They prevent files from strangers from filling the memory. Real data are far below these
 * limits.
 */
export const LIMITS = {
  /** The entries of a zip file, and of all zip files within it. */
  entries: 200_000,
  /** The largest number of bytes in the directory of a zip file. */
  directory: 64_000_000,
  /** The largest number of bytes of one entry after decompression. */
  entry: 256_000_000,
  /** The largest number of bytes of all entries of a file after decompression. */
  inflated: 8_000_000_000,
  /** How many times larger an entry may become. The records of pages become up to 100 times larger. */
  ratio: 400,
  /** Entries of this size are not checked for their ratio. */
  smallEntry: 2_000_000,
  /** How deeply zip files may be nested. */
  zipDepth: 3,
  /** The largest number of bytes of one record, and of a JSON file that is not divided into lines. */
  record: 64_000_000,
  /** The largest number of rows in a table of trials. */
  rows: 2_000_000,
  /** The largest number of columns in a table. */
  columns: 2_000,
  /** The largest number of faults that are stored for one file. */
  faults: 200,
  /** The largest number of combinations of versions of one session that are compared with receipts. */
  combinations: 20_000,
  /**
   * The largest number of digests in these combinations, for each version and end of the session. So the time for all
   * sessions is proportional to the number of records, and does not depend on the order of the files.
   */
  digestsPerRecord: 500,
} as const;
