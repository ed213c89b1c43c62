import { runBundled } from "./run-bundled";
import { runMain } from "./terminal.mjs";

/**
 * Writes the stored records of a receiver as the data sets of the page /study/data, one for each study:
 * npm run export-sessions -- <folder> [study files] [--rehearsals]
 */
await runMain(() => runBundled("scripts/export/export-data.ts"));
