import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { listFiles, ROOT } from "../project.mjs";
import { isMain, runMain, say } from "../terminal.mjs";

const PAGE = "docs/architecture.md";

/** Returns the two marks of a drawing. The generated drawing replaces all text between the marks. */
const marksOf = (name: string) => [
  `<!-- ${name}: begin (npm run gen:docs layers) -->`,
  `<!-- ${name}: end -->`,
];

/** The layers from top to bottom, each with its folders. */
const LAYERS: [name: string, folder: RegExp][] = [
  ["routes", /^(app\/|instrumentation-client)/],
  ["features", /^components\/features\//],
  ["shell", /^components\/shell\//],
  ["experiments", /^experiments\//],
  ["shared parts: ui, plots, map", /^components\//],
  ["words and facts", /^content\//],
  ["library", /^lib\//],
];

/**
 * Returns the index of the layer to which a file belongs. Returns -1 for a file outside the layers, such as a package
 * or a script.
 */
const layerOf = (file: string) => LAYERS.findIndex(([, folder]) => folder.test(file));

/** Returns the imports between the modules of the site, as esbuild resolves them. Imports of types are left out. */
async function importsOfSite(): Promise<{ from: string; to: string }[]> {
  const routes = listFiles(join(ROOT, "app")).filter((file) => /\.tsx?$/.test(file));
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [
      ...routes.map((file) => `app/${file}`),
      "instrumentation-client.ts",
      "components/shell/offline/worker/service-worker.ts",
      "experiments/study/simulation/simulation-worker.ts",
      "experiments/study/findings/worker/data-worker.ts",
    ],
    bundle: true,
    packages: "external",
    write: false,
    outdir: "out",
    platform: "node",
    format: "esm",
    jsx: "automatic",
    metafile: true,
    logLevel: "silent",
    loader: { ".css": "empty", ".woff2": "empty", ".R": "text", ".py": "text" },
  });
  return Object.entries(metafile.inputs).flatMap(([from, { imports }]) =>
    imports.filter(({ external }) => !external).map(({ path }) => ({ from, to: path })),
  );
}

type Imports = Awaited<ReturnType<typeof importsOfSite>>;

/** Returns the layers as a Mermaid flowchart. Each arrow represents one or more imports. */
function drawLayers(imports: Imports): string {
  const arrows = imports
    .map(({ from, to }) => ({ above: layerOf(from), below: layerOf(to) }))
    .filter(({ above, below }) => above >= 0 && below >= 0 && above !== below);
  const belowOf = (layer: number) =>
    [...new Set(arrows.filter(({ above }) => above === layer).map(({ below }) => below))].sort();
  return [
    "```mermaid",
    "flowchart TD",
    ...LAYERS.map(([name], index) => {
      const names = belowOf(index).map((below) => `L${below}`);
      return `  L${index}["${name}"]${names.length > 0 ? ` --> ${names.join(" & ")}` : ""}`;
    }),
    "```",
  ].join("\n");
}

/** Returns the folder of `experiments/` to which a file belongs. The folders of all apps are treated as one folder. */
function folderOf(file: string): string | undefined {
  const [root, first, second] = file.split("/");
  if (root !== "experiments") return undefined;
  return first === "engine" || first === "study" ? `${first}/${second}` : first;
}

/**
 * Returns the folders of `experiments/` as a Mermaid flowchart. An arrow represents at least one import of a value. The
 * arrow is left out if a longer path leads to the same folder.
 *
 * @throws Error if folders import each other in a circle
 */
function drawFolders(imports: Imports): string {
  const below = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [one, other] = [folderOf(from), folderOf(to)];
    if (!one || !other) continue;
    const known = below.get(one) ?? new Set<string>();
    below.set(one, known);
    below.set(other, below.get(other) ?? new Set());
    if (one !== other) known.add(other);
  }
  const reached = (from: string, way: readonly string[] = []): Set<string> => {
    if (way.includes(from)) throw new Error(`A circle: ${[...way, from].join(" → ")}`);
    const next = [...(below.get(from) ?? [])];
    return new Set(next.flatMap((each) => [each, ...reached(each, [...way, from])]));
  };
  const names = [...below.keys()].sort();
  const lines = names.map((name) => {
    const next = [...(below.get(name) ?? [])].sort();
    const direct = next.filter(
      (each) => !next.some((other) => other !== each && reached(other).has(each)),
    );
    const to = direct.map((each) => names.indexOf(each)).map((index) => `F${index}`);
    return `  F${names.indexOf(name)}["${name}"]${to.length > 0 ? ` --> ${to.join(" & ")}` : ""}`;
  });
  return ["```mermaid", "flowchart TD", ...lines, "```"].join("\n");
}

function withDrawing(page: string, name: string, drawing: string): string {
  const [begin = "", end = ""] = marksOf(name);
  const [before, rest = ""] = page.split(begin);
  return `${before}${begin}\n\n${drawing}\n\n${end}${rest.split(end)[1] ?? ""}`;
}

/** Returns the Markdown text with both drawings, made from the current imports. */
export async function withDrawings(page: string): Promise<string> {
  const imports = await importsOfSite();
  return withDrawing(
    withDrawing(page, "layers", drawLayers(imports)),
    "folders",
    drawFolders(imports),
  );
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    const path = join(ROOT, PAGE);
    writeFileSync(path, await withDrawings(readFileSync(path, "utf8")));
    say(`${PAGE} redrawn.`);
  });
}
