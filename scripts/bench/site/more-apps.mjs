import { cpSync } from "node:fs";
import { join } from "node:path";
import { buildCold, copyProject, edit } from "./project-copy.mjs";

/** The app that is copied, by its id and by the name of its definition. */
const MODEL = { id: "simple-rt", definition: "simpleRt", words: "simpleRtWords" };

/** @param {string} text @param {string | RegExp} place @param {string} addition put after it */
function putAfter(text, place, addition) {
  const changed = text.replace(place, (found) => found + addition);
  if (changed === text) throw new Error(`The registry has changed: ${place} is not in it.`);
  return changed;
}

/**
 * Registers copies of an app in a copy of the project, as docs/adding-an-app.md says.
 *
 * @param {string} folder
 * @param {number} copies
 */
function registerCopies(folder, copies) {
  const ids = Array.from({ length: copies }, (_, index) => `${MODEL.id}-${index + 2}`);
  for (const id of ids) {
    for (const place of ["experiments", "public/apps"])
      cpSync(join(folder, place, MODEL.id), join(folder, place, id), { recursive: true });
    edit(folder, `experiments/${id}/definition.ts`, (text) =>
      text.replace(`id: "${MODEL.id}"`, `id: "${id}"`),
    );
  }
  const name = (/** @type {number} */ index) => `copied${index}`;
  const lines = (/** @type {(id: string, index: number) => string} */ line) =>
    ids.map(line).join("\n");
  edit(folder, "experiments/registry.ts", (text) => {
    const imports = lines(
      (id, index) =>
        `import * as ${name(index)} from "./${id}/definition";\nimport { ${MODEL.words} as ${name(index)}Words } from "./${id}/words";`,
    );
    const entries = lines(
      (id, index) => `  "${id}": {
    definition: ${name(index)}.${MODEL.definition},
    parameters: ${name(index)}.parameters,
    words: ${name(index)}Words,
    figureFrames: ${name(index)}.figureFrames,
  },`,
    );
    return `${imports}\n${putAfter(text, "export const APPS = {\n", `${entries}\n`)}`;
  });
  edit(folder, "experiments/load-app.client.ts", (text) =>
    putAfter(
      text,
      /const LOADERS[^{]*\{\s*app: AppModule\s*\}>> = \{\n/,
      `${lines((id) => `  "${id}": () => import("./${id}/app.client"),`)}\n`,
    ),
  );
}

/** How many apps the site has of its own. */
export const OWN_APPS = 9;

/**
 * Builds the site with so many apps.
 *
 * @param {number} apps at least its own
 * @returns {Promise<{ seconds: number, cpuSeconds: number, out: string }>} and where it was exported to
 */
export async function buildWithApps(apps) {
  const folder = copyProject(`apps-${apps}`);
  if (apps > OWN_APPS) registerCopies(folder, apps - OWN_APPS);
  return { ...(await buildCold(folder)), out: join(folder, "out") };
}
