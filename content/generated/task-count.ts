// Written by `npm run gen:apps` from experiments/catalog/app-ids.ts and experiments/apps/. Do not edit.

/** The number of tasks that visitors can try. */
export const TASK_COUNT = 13;
