import { runBundled } from "./run-bundled";
import { runMain } from "./terminal.mjs";

/**
 * Reads the data of a study as the page /study/data does, and writes the same data set:
 * npm run read -- <files and folders> [--out <folder>]
 */
await runMain(() => runBundled("scripts/read/read-data.ts"));
