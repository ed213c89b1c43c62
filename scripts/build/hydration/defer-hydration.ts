import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { HYDRATION_MANIFEST_ID, RELEASE_PARAMETER } from "@/lib/build-constants.mjs";
import { ROOT } from "../../project.mjs";
import { UserError } from "../../terminal.mjs";
import { basePath, buildEnvironment } from "../environment";
import { dataFileOf, readPages } from "../html/pages";
import type { Tag } from "../html/tags";
import { parseTags } from "../html/tags";
import { readModuleOrder } from "./module-order";

/** By what Next writes a part of a page's data, as JSON, into the page. */
const DATA_PART = /^self\.__next_f\.push\((.*)\)$/s;
const DATA_BEGIN = /^\(self\.__next_f=/;

/** Returns the script of components/shell/hydration as it stands in pages. */
function bundledStart() {
  const { outputFiles } = buildSync({
    entryPoints: [join(ROOT, "components/shell/hydration/deferred-hydration.ts")],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    format: "iife",
    minify: true,
    target: "es2022",
    charset: "utf8",
    tsconfig: join(ROOT, "tsconfig.json"),
  });
  return outputFiles[0]?.text.trim() ?? "";
}

const isScriptFile = ({ name, attributes: { src, rel, as } }: Tag) =>
  (name === "script" && src !== undefined) ||
  (name === "link" && rel === "preload" && as === "script");

const isData = ({ name, text }: Tag) =>
  name === "script" && (DATA_PART.test(text) || DATA_BEGIN.test(text));

const dataIn = (tags: Tag[]) =>
  tags
    .flatMap(({ name, text }) => (name === "script" ? (DATA_PART.exec(text)?.[1] ?? []) : []))
    .map((part) => JSON.parse(part)[1])
    .join("");

/**
 * Returns a page that fetches its scripts and data when it is to be hydrated (docs/adr/0010), and no
 * sooner.
 *
 * @param html as Next has written it
 * @param start the address of the page's data, the script of components/shell/hydration, and the
 *   modules that scripts hold
 * @returns the page, and the data that it had in it
 */
export function withDeferredHydration(
  html: string,
  {
    address,
    script,
    modulesOf,
  }: { address: string; script: string; modulesOf: (scripts: string[]) => (number | string)[] },
): { html: string; data: string } {
  const tags = parseTags(html);
  const sources = [
    ...new Set(
      tags.flatMap(({ name, attributes }) =>
        name === "script" && attributes.src ? attributes.src : [],
      ),
    ),
  ];
  const runtime = tags.find(({ attributes }) => attributes.id === "_R_")?.attributes.src;
  const scripts = sources.filter((source) => source !== runtime);
  const version = tags.find(({ name }) => name === "html")?.attributes["data-version"];
  const data = dataIn(tags);
  const plan = {
    version,
    data: `${address}?${RELEASE_PARAMETER}=${version}`,
    length: data.length,
    scripts,
    runtime,
    modules: modulesOf(scripts),
  };
  const block = JSON.stringify(plan).replaceAll("<", "\\u003c");
  const without = tags
    .filter((tag) => isScriptFile(tag) || isData(tag))
    .reduceRight(
      (page, { start, elementEnd }) => page.slice(0, start) + page.slice(elementEnd),
      html,
    );
  const late = `<script type="application/json" id="${HYDRATION_MANIFEST_ID}">${block}</script><script>${script}</script>`;
  return { html: without.replace("</body>", () => `${late}</body>`), data };
}

/**
 * Build step: defers the hydration of every page.
 *
 * @returns what was done
 * @throws UserError when a page's data are not what a navigation to it would fetch
 */
export function deferHydration(out: string, base = basePath(buildEnvironment())): string {
  const script = bundledStart();
  const modulesOf = readModuleOrder(base);
  const pages = readPages(out);
  for (const { file, html } of pages) {
    const dataFile = dataFileOf(file);
    const start = { address: `${base}/${dataFile}`, script, modulesOf };
    const late = withDeferredHydration(html, start);
    const path = join(out, dataFile);
    if (!existsSync(path) || readFileSync(path, "utf8") !== late.data) {
      throw new UserError(
        `out/${file} does not hold the data that are in out/${dataFile}.`,
        "Next writes the two alike; see docs/adr/0010-deferred-hydration.md.",
      );
    }
    writeFileSync(join(out, file), late.html);
  }
  return `${pages.length} pages hydrate on interaction`;
}
