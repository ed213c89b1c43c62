import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { listFiles, ROOT } from "../project.mjs";
import { isMain, runMain, say } from "../terminal.mjs";

const PAGE = "docs/architecture.md";

/** What the drawing stands between; everything in between is replaced. */
const [BEGIN, END] = ["<!-- layers: begin (npm run layers) -->", "<!-- layers: end -->"];

/** The layers from the top, by their folders. */
const LAYERS: [name: string, folder: RegExp][] = [
  ["routes", /^(app\/|instrumentation-client)/],
  ["features", /^components\/features\//],
  ["shell", /^components\/shell\//],
  ["experiments", /^experiments\//],
  ["shared parts: ui, plots, map", /^components\//],
  ["words and facts", /^content\//],
  ["library", /^lib\//],
];

/** The index of a file's layer, or -1 for one that belongs to none, such as a package or a script. */
const layerOf = (file: string) => LAYERS.findIndex(([, folder]) => folder.test(file));

/** Returns the imports between the site's modules, types left out, as esbuild resolves them. */
async function importsOfSite(): Promise<{ from: string; to: string }[]> {
  const routes = listFiles(join(ROOT, "app")).filter((file) => /\.tsx?$/.test(file));
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [
      ...routes.map((file) => `app/${file}`),
      "instrumentation-client.ts",
      "components/shell/offline/worker/service-worker.ts",
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

/** Returns the layers as a Mermaid flowchart; an arrow stands for one import or more. */
export async function drawLayers(): Promise<string> {
  const arrows = (await importsOfSite())
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

/** Returns the page with this drawing in its place. */
export function withDrawing(page: string, drawing: string): string {
  const [before, rest = ""] = page.split(BEGIN);
  return `${before}${BEGIN}\n\n${drawing}\n\n${END}${rest.split(END)[1] ?? ""}`;
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    const path = join(ROOT, PAGE);
    writeFileSync(path, withDrawing(readFileSync(path, "utf8"), await drawLayers()));
    say(`${PAGE} redrawn.`);
  });
}
