import { cpSync } from "node:fs";
import { join } from "node:path";
import { buildCold, copyProject, editFile, runInCopy } from "./project-copy";
import type { BuildTime } from "./results";

/** The app that is copied: its id, and its parameters, model and words by name. */
const ORIGINAL = {
  id: "simple-rt",
  parameters: "simpleRtParameters",
  model: "simpleRtModel",
  words: "simpleRtWords",
};

function insertAfter(text: string, found: string | RegExp, addition: string): string {
  const changed = text.replace(found, (match) => match + addition);
  if (changed === text) throw new Error(`The registry has changed: ${found} is not in it.`);
  return changed;
}

/** Registers copies of an app in a copy of the project, as docs/adding-an-app.md says. */
function registerCopies(folder: string, copies: number) {
  const ids = Array.from({ length: copies }, (_, index) => `${ORIGINAL.id}-${index + 2}`);
  for (const id of ids) {
    for (const parent of ["experiments/apps", "public/apps"])
      cpSync(join(folder, parent, ORIGINAL.id), join(folder, parent, id), { recursive: true });
    editFile(folder, `experiments/apps/${id}/model.ts`, (text) =>
      text.replace(`id: "${ORIGINAL.id}"`, `id: "${id}"`),
    );
  }
  const name = (index: number) => `copied${index}`;
  const lines = (line: (id: string, index: number) => string) => ids.map(line).join("\n");
  editFile(folder, "experiments/catalog/models.ts", (text) => {
    const imports = lines(
      (id, index) =>
        `import { ${ORIGINAL.model} as ${name(index)} } from "@/experiments/apps/${id}/model";\nimport { ${ORIGINAL.parameters} as ${name(index)}Parameters } from "@/experiments/apps/${id}/parameters";`,
    );
    const entries = lines(
      (id, index) =>
        `  "${id}": { parameters: ${name(index)}Parameters, modelOf: ${name(index)} },`,
    );
    return `${imports}\n${insertAfter(text, "export const MODELS = {\n", `${entries}\n`)}`;
  });
  editFile(folder, "experiments/catalog/registry.ts", (text) => {
    const imports = lines(
      (id, index) =>
        `import { ${ORIGINAL.words} as ${name(index)}Words } from "@/experiments/apps/${id}/words";`,
    );
    const entries = lines(
      (id, index) => `  "${id}": { ...MODELS["${id}"], words: ${name(index)}Words },`,
    );
    return `${imports}\n${insertAfter(text, "export const APPS = registry({\n", `${entries}\n`)}`;
  });
  editFile(folder, "experiments/catalog/load-app.client.ts", (text) =>
    insertAfter(
      text,
      /const LOADERS[^;]*?= \{\n/,
      `${lines((id) => `  "${id}": () => import("@/experiments/apps/${id}/view.client"),`)}\n`,
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
  if (apps > OWN_APPS) {
    registerCopies(folder, apps - OWN_APPS);
    // The build stops at an app whose version is not recorded.
    await runInCopy(folder, "scripts/generate/record-versions.ts");
  }
  return { ...(await buildCold(folder)), out: join(folder, "out") };
}
