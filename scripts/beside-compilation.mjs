import { join } from "node:path";
import { ROOT } from "./project.mjs";
import { run } from "./terminal.mjs";

/** @typedef {Readonly<Record<string, { script: string, args?: string[] }>>} Tasks by what they do */

/** What has to be done before pages are generated, and does not need what webpack makes. */
const TASKS = /** @type {Tasks} */ ({
  "The type check": {
    script: join(ROOT, "node_modules/typescript/bin/tsc"),
    args: ["--noEmit"],
  },
  "Drawing the tiles of the map": { script: join(ROOT, "scripts/draw-tiles.mjs") },
});

/** @type {Promise<string[]> | undefined} */
let failures;

/**
 * Runs scripts in processes of their own, one after the other: webpack keeps a core and more busy, and
 * there may be two.
 *
 * @param {Tasks} tasks
 * @returns {Promise<string[]>} which have failed; what they print is shown
 */
export async function failuresOf(tasks) {
  const failed = [];
  for (const [what, { script, args = [] }] of Object.entries(tasks)) {
    const { code } = await run(process.execPath, [script, ...args]);
    if (code !== 0) failed.push(what);
  }
  return failed;
}

/**
 * webpack plugin: starts the type check and the drawing of tiles when webpack starts, because Next has
 * written the types of the routes by then. Of several compilers the first does it.
 */
export const tasksBeside = {
  /** @param {any} compiler the types of Next's own copy of webpack are not published */
  apply(compiler) {
    compiler.hooks.run.tap("tasks-beside", () => {
      failures ??= failuresOf(TASKS);
    });
  },
};

/**
 * Waits for what was started.
 *
 * @throws {Error} that names what has failed
 */
export async function finishTasks() {
  const failed = (await failures) ?? [];
  if (failed.length > 0) throw new Error(`${failed.join(" and ")} failed: see above.`);
}
