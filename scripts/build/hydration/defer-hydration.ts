import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import {
  HYDRATION_MANIFEST_ID,
  RELEASE_PARAMETER,
} from "@/components/shell/hydration/hydration-manifest";
import { ROOT } from "../../project.mjs";
import { UserError } from "../../terminal.mjs";
import type { HtmlPage, PageElement } from "../html/html-page";
import { dataFileOf, type ExportedSite } from "../html/pages";
import { readModuleOrder } from "./module-order";

/** Matches one of the pieces of JSON that Next writes into a page as the data of the page. */
const DATA_PART = /^self\.__next_f\.push\((.*)\)$/s;
const DATA_BEGIN = /^\(self\.__next_f=/;

/** Returns the script of components/shell/hydration. Every page contains this script. */
function bundleScript() {
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

const isScriptFile = ({ name, attributes: { src, rel, as } }: PageElement) =>
  (name === "script" && src !== undefined) ||
  (name === "link" && rel === "preload" && as === "script");

const isData = ({ name, text }: PageElement) =>
  name === "script" && (DATA_PART.test(text) || DATA_BEGIN.test(text));

/** Returns the data in a page as a single text. */
const dataIn = ({ elements }: HtmlPage): string =>
  elements
    .flatMap(({ name, text }) => (name === "script" ? (DATA_PART.exec(text)?.[1] ?? []) : []))
    .map((part) => JSON.parse(part)[1])
    .join("");

type Hydration = {
  /** The path that the site is published under, or "". */
  base: string;
  /** The URL of the page's data. */
  dataUrl: string;
  /** The script of components/shell/hydration. */
  script: string;
  /** Returns the ids of the modules at which the evaluation of these scripts is divided into slices. */
  modulesOf: (scripts: string[]) => (number | string)[];
  /** Returns the size of the script at a URL. The scripts are sorted by this size. */
  sizeOf: (url: string) => number;
};

/**
 * Speculation rules for the time before the router handles links. While the visitor presses a link, the browser
 * prefetches the page of the link.
 */
const documentPrefetch = (base: string) => ({
  prefetch: [{ where: { href_matches: `${base}/*` }, eagerness: "conservative" }],
});

/**
 * Changes a page in such a way that it fetches its scripts and data only at its hydration (docs/adr/0010).
 *
 * @param page the page as Next has written it
 * @returns the data that the page contained
 */
export function deferHydrationOf(
  page: HtmlPage,
  { base, dataUrl, script, modulesOf, sizeOf }: Hydration,
): string {
  const { elements } = page;
  const sources = new Set(
    elements.flatMap(({ name, attributes: { src } }) => (name === "script" && src ? src : [])),
  );
  const runtime = elements.find(({ attributes }) => attributes.id === "_R_")?.attributes.src;
  const scripts = [...sources]
    .filter((source) => source !== runtime)
    .sort((one, other) => sizeOf(one) - sizeOf(other));
  const version = page.find("html")?.attributes["data-version"];
  const data = dataIn(page);
  const manifest = {
    version,
    data: `${dataUrl}?${RELEASE_PARAMETER}=${version}`,
    length: data.length,
    scripts,
    runtime,
    modules: modulesOf(scripts),
  };
  page.remove(elements.filter((element) => isScriptFile(element) || isData(element)));
  const body = page.find("body");
  if (!body) throw new Error(`${page.file} has no body.`);
  page.append(body, {
    name: "script",
    attributes: { type: "application/json", id: HYDRATION_MANIFEST_ID },
    text: JSON.stringify(manifest).replaceAll("<", "\\u003c"),
  });
  page.append(body, {
    name: "script",
    attributes: { type: "speculationrules" },
    text: JSON.stringify(documentPrefetch(base)),
  });
  page.append(body, { name: "script", attributes: {}, text: script });
  return data;
}

/**
 * Build step: defers the hydration of every page.
 *
 * @returns a summary for the log
 * @throws UserError when the data in a page differ from the data that a client-side navigation to the page would fetch
 */
export function deferHydration({ out, base, pages }: ExportedSite): string {
  const script = bundleScript();
  const modulesOf = readModuleOrder(base);
  const sizeOf = (url: string) => statSync(join(out, decodeURI(url).slice(base.length))).size;
  for (const page of pages) {
    const dataFile = dataFileOf(page.file);
    const data = deferHydrationOf(page, {
      base,
      dataUrl: `${base}/${dataFile}`,
      script,
      modulesOf,
      sizeOf,
    });
    const path = join(out, dataFile);
    if (!existsSync(path) || readFileSync(path, "utf8") !== data) {
      throw new UserError(
        `out/${page.file} does not hold the data that are in out/${dataFile}.`,
        "Next writes the two alike; see docs/adr/0010-deferred-hydration.md.",
      );
    }
  }
  return `hydration of ${pages.length} pages deferred`;
}
