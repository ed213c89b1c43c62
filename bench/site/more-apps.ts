import { cpSync } from "node:fs";
import { join } from "node:path";
import { buildCold, copyProject, editFile } from "./project-copy";
import type { BuildTime } from "./results";

/** The app that is copied: its id, and its definition and words by name. */
const MODEL = { id: "simple-rt", definition: "simpleRt", words: "simpleRtWords" };

function insertAfter(text: string, found: string | RegExp, addition: string): string {
  const changed = text.replace(found, (match) => match + addition);
  if (changed === text) throw new Error(`The registry has changed: ${found} is not in it.`);
  return changed;
}

/** Registers copies of an app in a copy of the project, as docs/adding-an-app.md says. */
function registerCopies(folder: string, copies: number) {
  const ids = Array.from({ length: copies }, (_, index) => `${MODEL.id}-${index + 2}`);
  for (const id of ids) {
    for (const parent of ["experiments", "public/apps"])
      cpSync(join(folder, parent, MODEL.id), join(folder, parent, id), { recursive: true });
    editFile(folder, `experiments/${id}/definition.ts`, (text) =>
      text.replace(`id: "${MODEL.id}"`, `id: "${id}"`),
    );
  }
  const name = (index: number) => `copied${index}`;
  const lines = (line: (id: string, index: number) => string) => ids.map(line).join("\n");
  editFile(folder, "experiments/registry.ts", (text) => {
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
    return `${imports}\n${insertAfter(text, "export const APPS = {\n", `${entries}\n`)}`;
  });
  editFile(folder, "experiments/load-app.client.ts", (text) =>
    insertAfter(
      text,
      /const LOADERS[^{]*\{\s*app: AppModule\s*\}>> = \{\n/,
      `${lines((id) => `  "${id}": () => import("./${id}/app.client"),`)}\n`,
    ),
  );
}

/** How many apps the site has of its own. */
const OWN_APPS = 9;

/**
 * Builds the site with so many apps.
 *
 * @param apps at least its own
 * @returns the times, and the folder of the export
 */
export async function buildWithApps(apps: number): Promise<BuildTime & { out: string }> {
  const folder = copyProject(`apps-${apps}`);
  if (apps > OWN_APPS) registerCopies(folder, apps - OWN_APPS);
  return { ...(await buildCold(folder)), out: join(folder, "out") };
}
